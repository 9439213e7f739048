// SPDX-License-Identifier: BSL-1.0
// A function that calls make() once and keeps its promise. If that is rejected, the next call tries again.
export function once(make) {
  let kept;
  const forget = (error) => {
    kept = undefined;
    throw error;
  };
  return () => (kept ??= make().catch(forget));
}

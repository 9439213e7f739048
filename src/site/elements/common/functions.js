// SPDX-License-Identifier: BSL-1.0
// Functions that JavaScript lacks.

// `count` integers, from `first` on.
export const range = (count, first = 0) => Array.from({ length: count }, (_, index) => first + index);

// A function that calls make() once and keeps its promise. If that is rejected, the next call tries again.
export function once(make) {
  let kept;
  const forget = (error) => {
    kept = undefined;
    throw error;
  };
  return () => (kept ??= make().catch(forget));
}

// The same promise, but it is rejected as soon as the signal is aborted.
export const untilAborted = (promise, signal) =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    signal.addEventListener("abort", giveUp);
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", giveUp));
  });

// Lets the page draw and answer before the work goes on.
export const nextTask = () => new Promise((resume) => setTimeout(resume));

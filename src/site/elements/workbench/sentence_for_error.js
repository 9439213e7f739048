// SPDX-License-Identifier: BSL-1.0
// Why an action of the workbench has failed: an error of the compiler, of an evaluation, or any other.
export function sentenceFor(error, { workbench, evaluations }) {
  const { reason, message } = error;
  return workbench.failures[reason] ?? evaluations.failures[reason]?.(error) ?? workbench.broken({ reason: message });
}

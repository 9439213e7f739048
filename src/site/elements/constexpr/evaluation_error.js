// SPDX-License-Identifier: BSL-1.0
// Why there is nothing to see. The reasons are keys of words.evaluations.failures, which get the error.
export class EvaluationError extends Error {
  constructor(reason, values = {}) {
    super(reason);
    Object.assign(this, { reason, ...values });
  }
}

// SPDX-License-Identifier: BSL-1.0
// The reason why an evaluation cannot be shown: a key of words.evaluations.failures, whose functions get the error.
export class EvaluationError extends Error {
  constructor(reason, values = {}) {
    super(reason);
    Object.assign(this, { reason, ...values });
  }
}

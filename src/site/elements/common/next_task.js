// SPDX-License-Identifier: BSL-1.0
// Lets the page draw and answer before the work goes on.
export const nextTask = () => new Promise((resume) => setTimeout(resume));

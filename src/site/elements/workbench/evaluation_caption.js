// SPDX-License-Identifier: BSL-1.0
// What the last step of a constant evaluation did, in one sentence.
import { programName } from "../constexpr/probes.js";

// A call without what is long: template arguments, and the type and operator() of a lambda.
export function withoutTemplateArguments(call) {
  const shorter = call
    .replaceAll(/\(lambda at [^()]*\)/g, "lambda")
    .replaceAll(".operator()", "")
    .replaceAll(/(\w)<[^<>()]*>/g, "$1");
  return shorter === call ? call : withoutTemplateArguments(shorter);
}

// An evaluation, in one sentence.
export function describe({ name, line, steps, ends, failure }, { watch, evaluations }) {
  if (failure) {
    const { path } = failure.position;
    return evaluations.fails({ ...failure, header: path === programName ? undefined : path });
  }
  return ends ? watch.opened({ name, line, steps }) : evaluations.endless({ steps });
}

// `words` are words.watch.
export function captionOfMoment({ moment, before = undefined }, words) {
  const where =
    moment.path === programName
      ? words.line({ line: moment.line })
      : words.elsewhere({ path: moment.path.replace(/^(usr\/)?include\//, ""), at: moment.line });
  const what = moment.isFailure ? words.fails : before && changeOf(moment, before, words);
  return what ? where + words.gap + what : where;
}

// A call, a return, or a loop that has changed the arguments; undefined for anything else.
function changeOf(moment, before, words) {
  const { call, name } = moment.calls.at(-1);
  const [now, earlier] = [call, before.calls.at(-1).call].map(withoutTemplateArguments);
  if (moment.calls.length > before.calls.length) {
    return words.calls({ call: now });
  }
  if (moment.calls.length < before.calls.length) {
    return words.returns({ call: earlier, name: withoutTemplateArguments(name) || words.evaluation });
  }
  return before.calls.at(-1).call !== call ? words.changes({ from: earlier, to: now }) : undefined;
}

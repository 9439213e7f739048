// SPDX-License-Identifier: BSL-1.0
// The actions Watch and Profile: they look into the constant evaluation at the cursor. If there is none, Watch opens
// the first one that fails or is false, and Profile the one with the most steps. What is known about it is kept until
// the program changes.
import { ownLine, programName } from "../constexpr/probes.js";
import { evaluationAt } from "../constexpr/evaluations.js";
import { CallsPane, captionOfMoment, describe, EvaluationList } from "./evaluation_panes.js";
import { EvaluationTrack } from "./evaluation_track.js";
import { FlameGraph } from "./flame_graph.js";
import { packRecording } from "./recording.js";
import { sentenceFor } from "./action_runner.js";

const leastSamples = 20; // before a profile names a line

export class WatchActions {
  #context; // that of the Workbench
  #list; // of the evaluations
  #action; // "watch" or "profile": what a click in the list does
  #chosen; // { evaluation, line }: what the user has chosen from the list, while the cursor stays in this line
  #known; // { text, size, evaluations, all }: what is known about a program
  #shown; // the last Watch that was shown

  constructor(context) {
    this.#context = context;
    this.#list = new EvaluationList(context.words.evaluations, (evaluation) => this.#choose(evaluation));
  }

  #choose(evaluation) {
    const { editor, act } = this.#context;
    const { path, line } = evaluation.origin;
    if (path === programName) {
      editor.line = line;
    }
    this.#chosen = { evaluation, line: editor.line };
    act(this.#action);
  }

  // Steps through a constant evaluation. If it fails, the failure is shown first.
  async watch(program, signal) {
    this.#action = "watch";
    await this.#show(await this.#open(program, signal));
  }

  // Shows where a constant evaluation spends its steps: calls where a search has its tree, and lines in the margin.
  async profile(program, signal) {
    const { state, display, editor } = this.#context;
    const { watch: words, evaluations } = this.#context.words;
    this.#action = "profile";
    const watch = await this.#open(program, signal);
    const graph = new FlameGraph({ words: evaluations, onChoose: ({ step }) => display.playback.go(step) });
    // The profile begins at a step in the hottest line, unless the state has another one.
    const hottest = { sentence: undefined, line: undefined, position: 0 };
    const { failure } = watch.evaluation;
    const sentenceAt = (at) => (at === hottest.position && !failure ? hottest.sentence : undefined);
    let [isShown, isPlaced] = [false, false];
    for await (const profile of watch.profile()) {
      if (!isShown) {
        isShown = true;
        isPlaced = await this.#show(watch, { tree: { element: graph.element } }, sentenceAt);
        hottest.position = display.playback.position;
      }
      const { count, wanted, unseen } = profile;
      this.#say(watch.evaluation, words.sampled({ count, wanted }), unseen > 0 ? words.unseen : "");
      if (count === 0) {
        continue;
      }
      graph.show(profile.tree);
      display.picture = (isWhole) => this.#pictureOf(watch, isWhole, profile);
      editor.showHeat(profile.heat);
      if (count < Math.min(leastSamples, wanted)) {
        continue;
      }
      hottest.sentence = words.hottest(profile.hottest);
      display.refresh();
      const { line, step } = profile.hottest;
      if (display.playback.position === hottest.position && !failure && !isPlaced && line !== hottest.line) {
        Object.assign(hottest, { line, position: step });
        state.write({ step });
        display.readPosition();
      }
    }
    const value = await watch.result().catch(() => undefined); // it is an addition
    if (value) {
      display.say(display.said.text + words.gap + words.result({ value }), display.said.tone);
    }
  }

  // What is looked into if there is none at the cursor. A profile is about time, so it is of one that does not fail.
  get #default() {
    const { all } = this.#known;
    const isPreferred =
      this.#action === "profile" ? ({ failure, needsFailed }) => !failure && !needsFailed : ({ isWrong }) => isWrong;
    return all.find(isPreferred) ?? all[0];
  }

  async #open({ text, size }, signal) {
    const { display, words, driver, editor } = this.#context;
    const { line } = editor;
    if (this.#known?.text !== text || this.#known.size !== size) {
      this.#shown = undefined;
      const evaluations = await driver.evaluations({ text, size });
      signal.throwIfAborted();
      const all = await this.#findAll(evaluations);
      this.#known = { text, size, evaluations, all };
    }
    const { evaluations, all } = this.#known;
    const isChosen = this.#chosen?.line === line && all.includes(this.#chosen.evaluation);
    const evaluation = isChosen ? this.#chosen.evaluation : (evaluationAt(all, line) ?? this.#default);
    this.#list.list(all, evaluation);
    display.say(words.watch.opening);
    return evaluations.open(evaluation);
  }

  // Lists the evaluations as they are found and counted.
  async #findAll(evaluations) {
    const { display, words, clear } = this.#context;
    display.say(words.watch.looking);
    if (!display.isRecorded) {
      clear(); // a recording stays until there is something to show
    }
    display.addResult(this.#list.element);
    this.#list.list([]);
    return evaluations.list((found) => this.#list.list(found));
  }

  // Shows the steps of an evaluation, with `panes` besides the calls. sentenceAt(position) is a caption that replaces
  // the one about the moment, or undefined. Without a step in the state, it starts at the failure, if it fails, or else
  // where the program itself begins. Returns whether there was a step.
  async #show(watch, panes = {}, sentenceAt = (_position) => undefined) {
    const { state, display, clear } = this.#context;
    const start = watch.evaluation.failure && watch.steps - 1;
    const { watch: words } = this.#context.words;
    clear();
    this.#say(watch.evaluation);
    if (this.#shown && this.#shown !== watch) {
      state.write({ step: undefined }); // it is a step of another evaluation
    }
    this.#shown = watch;
    const { path, line } = watch.evaluation.origin;
    const isNamed = watch.evaluation !== this.#default && path === programName;
    state.change({ line: isNamed ? line : undefined });
    const isPlaced = state.has("step");
    if (!isPlaced) {
      await watch.around(start ?? 0, 24);
      const own = [...watch.known.values()].filter((moment) => moment && ownLine(moment));
      const first = own.length > 0 ? Math.min(...own.map(({ step }) => step)) : undefined;
      state.write({ step: start ?? first });
    }
    display.follow(
      this.#trackOf(watch),
      (situation) => sentenceAt(display.playback.position) ?? captionOfMoment(situation, words),
      { stack: new CallsPane(words), ...panes, tally: this.#list },
      words.controls,
    );
    display.picture = (isWhole) => this.#pictureOf(watch, isWhole);
    display.readPosition();
    return isPlaced;
  }

  // What is shown, for a URL; if that is not to be whole, without values.
  #pictureOf(watch, isWhole, profile = undefined) {
    const { position, track } = this.#context.display.playback;
    const { moment, isSeen, locals, result } = track.situation(position);
    const step = isSeen ? moment.step : undefined;
    return packRecording(watch, { profile, step, ...(isWhole ? { locals, result } : {}) });
  }

  // Says what the evaluation is, and more.
  #say(evaluation, ...more) {
    const { display, words } = this.#context;
    const { watch, evaluations } = words;
    const { all } = this.#known;
    const isOneOfMany = !evaluation.failure && all.length > 1;
    const said = [describe(evaluation, words), isOneOfMany ? evaluations.chosen({ all: all.length }) : "", ...more];
    const text = said.filter(Boolean).join(watch.gap);
    display.say(text, evaluation.failure ? "bad" : "");
  }

  #trackOf(watch) {
    const { display, editor, words, recordingOf } = this.#context;
    const track = new EvaluationTrack(watch, {
      recorded: recordingOf(this.#known.text),
      isShown: () => display.playback.track === track && editor.element.isConnected,
      onSeen: () => display.refresh(),
      onFailure: (error) => {
        display.playback.pause();
        display.say(sentenceFor(error, words));
      },
    });
    return track;
  }
}

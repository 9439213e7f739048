// SPDX-License-Identifier: BSL-1.0
// What the debugger says in English. words_zh.js has the same in Chinese.

const number = (value) => value.toLocaleString("en");
const percent = (share) => `${(100 * share).toFixed(1)}%`;
const megabytes = (bytes) => `${number(Math.round(bytes / 1e6))} MB`;
const count = (value, noun) => `${number(value)} ${noun}${value === 1 ? "" : "s"}`;
const ordinal = (value) => {
  const kind = new Intl.PluralRules("en", { type: "ordinal" }).select(value);
  return value + { one: "st", two: "nd", few: "rd", other: "th" }[kind];
};
// At most four characters.
export const short = (value) => {
  const [divisor, unit] = value < 10_000 ? [1, ""] : value < 1e6 ? [1e3, "k"] : [1e6, "M"];
  return value === 0 ? "" : Math.floor(value / divisor) + unit;
};

export default {
  language: "en",
  number,
  short,
  playback: "Playback",
  search: "Search",
  program: "Program",
  groups: {
    searches: "The library's searches",
    openings: "Questions",
    tutorial: "Programs of the tutorial",
    mistakes: "Deliberate mistakes",
    exercises: "Exercises",
  },
  size: "Board",
  sizeOf: ({ size }) => `${size} × ${size}`,
  elements: {
    debugger: "Workbench",
    solutions: "All solutions",
    "by-hand": "Queens placed by hand",
  },
  code: "Source code",
  calls: ({ calls }) => `reached ${count(calls, "time")}`,
  variables: "Variables",
  stack: "Stack (one entry per row)",
  row: ({ row }) => `row ${row}`,
  levels: "Queens placed in each row",
  counted: { candidates: "queens placed", tests: "comparisons", backtracks: "backtracks", solutions: "solutions" },
  boards: ({ size, all, factorial, boards, doomedBoards, cut }) =>
    `${size}^${size} = ${number(all)} boards (${size}! = ${number(factorial)} have no two queens in the same column)` +
    `: ${number(boards)} looked at` +
    (doomedBoards > 0 ? ` (${number(doomedBoards)} of them doomed before the last queen)` : "") +
    `, ${number(cut)} cut off.`,
  wholeTree: "Search tree",
  pathOfTree: "Current path of the search tree",
  // Of the nodes of the tree, and of the marks on the board.
  kindsOfNodes: {
    path: "on the board",
    doomed: "× attacked",
    seen: "× no solution below",
    fruitful: "solutions below",
    cut: "cut off: never looked at",
  },
  kindsOfSquares: { attacked: "attacked", place: "now", solution: "solution" },
  queensBelow: ({ queens }) => `${short(queens)} ♛`,
  treeLabel: ({ rows, solutions, cut }) =>
    `Search tree: ${count(rows, "queen")} deep, ${count(solutions, "solution")} found, ${count(cut, "board")} cut off`,
  boardLabel: ({ squares }) => (squares.length === 0 ? "Empty board" : `Board with queens on ${squares.join(", ")}`),

  // What the hook `test` means in a search that does not compare queens.
  tests: { bitmask: ({ square }) => `The masks now include the squares that the queen on ${square} attacks.` },
  captions: {
    start: () => "The board is empty. Press play, or step through the search.",
    enter: ({ row }) => (row === 0 ? "Row 0, the top row: the first queen goes there." : `On to row ${row}.`),
    place: ({ square }) => `The search places a queen on ${square}.`,
    test: ({ square, row, isFull }) =>
      row === 0
        ? "Is the first queen attacked? Nothing can attack it."
        : isFull
          ? "The board is full. Is any queen attacked?"
          : `Is the queen on ${square} attacked?`,
    reject: ({ square, pair, cut }) =>
      (pair ? `${pair[0]} and ${pair[1]} attack each other.` : `It rejects ${square}, which no queen attacks.`) +
      (cut > 1
        ? ` So ${number(cut)} boards that begin like this are cut off: none of them will be looked at.`
        : " This board is not a solution."),
    wrong: ({ pair }) => `Reported as a solution, but ${pair[0]} and ${pair[1]} attack each other.`,
    solution: ({ solution, digits }) => `Solution ${number(solution)}: ${digits} (columns from 1).`,
    retreat: ({ row, square, solutions }) =>
      `Row ${row}: the queen leaves ${square}. Solutions found with it: ${solutions > 0 ? number(solutions) : "none"}.`,
    leave: ({ row }) =>
      row === 0
        ? "Everything with this first queen has been tried."
        : `Row ${row} has no squares left to try: here the search goes back to row ${row - 1}.`,
    end: ({ solutions }) => `The search is over: ${count(solutions, "solution")}.`,
  },

  step: "Step",
  position: ({ step, steps }) => `Step ${number(step)} of ${number(steps)}`,
  running: ({ percent }) => `Running the whole search: ${percent}%`,
  controls: {
    first: "First step",
    back: "Step back",
    play: "Play",
    pause: "Pause",
    forward: "Step forward",
    reject: "Next conflict",
    retreat: "Next backtrack",
    solution: "Next solution",
  },
  speed: "Speed",
  speedOf: ({ speed }) => `${number(speed)} per second`,

  which: "Show",
  whichSolutions: {
    all: ({ number: all }) => `all ${all} solutions`,
    fundamental: ({ number: few }) => count(few, "fundamental solution"),
  },
  galleryLabel: "Solutions",
  solutionName: ({ index, digits }) => `Solution ${index}: ${digits}`,
  galleryHint: "Choose a solution. The symmetries of the square turn it into the solutions of its orbit.",
  orbitTitle: ({ size }) => `Its orbit: ${count(size, "solution")}`,
  orbitAbout: ({ own, size, which }) =>
    `${own === 1 ? "Only the identity takes this solution" : `${own} of the 8 symmetries take this solution`} ` +
    `to itself, so its orbit has 8 / ${own} = ${size} members. ` +
    `The ${ordinal(which)} fundamental solution represents them.`,

  handHint: "Place queens with a click, or with the arrow keys and the space bar.",
  showRemaining: "Show the solutions that remain, and how many would with a queen on each free square",
  clear: "Clear the board",
  hint: "Place a queen that keeps the most solutions",
  remaining: ({ count: left, all }) =>
    left === 0
      ? `None of the ${all} solutions remains.`
      : `${left} of ${all} solutions ${left === 1 ? "remains" : "remain"}.`,
  remainingLabel: "Remaining solutions",
  fill: ({ index, digits }) => `Place the queens of solution ${index}: ${digits}`,
  cell: {
    queen: ({ square, attackers }) =>
      `${square}, queen${attackers > 0 ? `, attacked by ${count(attackers, "queen")}` : ""}`,
    attacked: ({ square, attackers }) => `${square}, attacked by ${count(attackers, "queen")}`,
    free: ({ square, left }) => `${square}, free, ${count(left, "solution")} with a queen here`,
  },
  handStatus: ({ queens, conflicts }) =>
    `${count(queens, "queen")}${conflicts > 0 ? `, ${count(conflicts, "attacking pair")}` : ""}.`,
  solved: ({ index }) => `All queens are placed: this is solution ${index}.`,

  workbench: {
    own: "your own",
    copyOf: ({ name }) => `${name} (your copy)`,
    exercises: "Back to the exercises of the chapter",
    chapter: "Back to the chapter",
    hint: ({ number: index }) => `Hint ${index}`,
    solved: ({ done, all }) => `Solved: ${done} of ${all} exercises are done. `,
    notCounted:
      "This does not count: only what is between [exercise] and [/exercise] may change, and something else has. " +
      "Reset shows the original.",
    edit: "Change it",
    resume: "Your version",
    reset: "Reset",
    tab: "Tab indents. To leave the program with Tab, press Escape first.",
    megabytes: ({ bytes }) => `gets Clang, ${megabytes(bytes)}`,
    breakIt:
      "Break the search: for example, make `is_attacked` return false. " +
      "Then click Run, and the board shows what went wrong.",
    run: "Run",
    step: "Step",
    watch: "Watch",
    profile: "Profile",
    profileIt: "Profile it",
    share: "Share",
    copied: ({ characters }) => `The address is copied: ${count(characters, "character")}.`,
    copy: "Copy the selected address.",
    stop: "Stop",
    about: {
      share: "Copy the address of what is shown: the program, the action, the step and the picture",
      edit: "Edit this program. A compiler is downloaded once, and runs in this page",
      run: "Does it compile? Does my_search find every solution exactly once, and nothing else? (Ctrl+Enter)",
      step: "Step through my_search, with its board and its tree",
      watch: "Step through the constant evaluation at the cursor",
      profile: "Which lines and which calls take most of the steps?",
      reset: "Go back to the original program. Your version is kept",
      resume: "Go back to your version",
      stop: "Stop the compiler",
    },
    take: ({ packed, action }) =>
      `Get the compiler (${megabytes(packed)})${action === "check" ? "" : ` and ${action}`}`,
    offer: ({ version }) =>
      `Clang ${version} runs in this page: your browser downloads it once, and keeps it. ` +
      "Your program stays in your browser. In this compiler, long, pointers and std::size_t have 32 bits.",
    fetched: ({ fetched, packed }) =>
      `Loading the compiler: ${number(Math.round(fetched / 1e6))} of ${megabytes(packed)}.`,
    longHas32Bits: "In this compiler, long has 32 bits.",
    working: "The compiler is working …",
    compiles: ({ milliseconds, hasMain }) =>
      `It compiles. (${(milliseconds / 1000).toFixed(1)} s)${hasMain ? " This page does not execute main()." : ""}`,
    refused: "It does not compile.",
    firstError: ({ line, text }) => `Line ${number(line)}: ${text}${text.endsWith("?") ? "" : "."}`,
    noSearch: "Step needs a search named my_search. Watch steps through any constant evaluation.",
    attackEachOther: ({ digits, pair }) =>
      `Placement ${digits} (columns from 1): the queens on ${pair[0]} and ${pair[1]} attack each other.`,
    needsLibrary: "The compiled search needs more of the standard library than this page has.",
    failed: "my_search does not pass.",
    broken: ({ reason }) => `This did not work: ${reason}`,
    unreadable: "The program in the URL cannot be read, or is too long.",
    line: ({ line }) => `Line ${line}:`,
    notes: ({ count: notes }) => count(notes, "note"),
    passed: ({ size, solutions, candidates, comparisons, backtracks, lexicographic }) =>
      `Passed for ${size} × ${size}: all ${count(solutions, "solution")}, ` +
      `${lexicographic ? "in lexicographic order" : "not in lexicographic order"}.` +
      (candidates > 0
        ? ` ${count(candidates, "queen")} placed, ${count(comparisons, "comparison")}, ` +
          `${count(backtracks, "backtrack")}.`
        : ""),
    ignored: ({ calls }) =>
      `${count(calls, "call")} to the observer ` +
      `${calls === 1 ? "makes no sense and is" : "make no sense and are"} not shown.`,
    failures: {
      missing: "This browser cannot run the compiler: it does not support DecompressionStream.",
      network: "The compiler could not be downloaded. Check your connection and try again.",
      time: "This took too long, and the compiler was stopped.",
      memory: "The compiler ran out of memory and was stopped.",
      stack: "The compiler ran out of stack space, which is scarce in a browser: nest fewer calls or templates.",
      stopped: "Stopped.",
      endless: "The compiled search did not run to its end, so there is nothing to step through.",
    },
  },

  watch: {
    gap: " ", // between sentences
    recorded: ({ step, steps }) =>
      `This picture was recorded${step === undefined ? "" : ` at step ${number(step)} of ${number(steps)}`}.`,
    sent: ({ step, steps }) =>
      `This picture${step === undefined ? "" : `, of step ${number(step)} of ${number(steps)},`} came with the ` +
      "address: nothing in it was measured here.",
    stack: "Calls, the newest at the bottom",
    evaluation: "the evaluation",
    controls: {
      back: "Step back in your program",
      forward: "Step forward in your program",
    },
    line: ({ line }) => `Line ${number(line)}.`,
    elsewhere: ({ path, at }) => `In ${path}, line ${number(at)}.`,
    calls: ({ call }) => `It calls ${call}.`,
    returns: ({ call, name }) => `${call} has returned to ${name}.`,
    changes: ({ from, to }) => `${from} becomes ${to}.`,
    fails: "The evaluation fails here.",
    opening: "The compiler is counting the steps of the evaluation.",
    looking: "The compiler is looking for constant evaluations …",
    reading: "Reading the variables …",
    unreadable: "no complete value",
    hidden: "(a type that is not shown)",
    ended: "The end.",
    result: ({ name, value }) => `${name ? `${name} is` : "The value is"} ${value}.`,
    opened: ({ name, line, steps }) => `${name || `The evaluation in line ${number(line)}`}: ${count(steps, "step")}.`,
    sampled: ({ count: samples, wanted }) => `${number(samples)} of ${number(wanted)} samples.`,
    unseen: "Other moments could not be seen: the compiler ran out of memory or of something else before them.",
    hottest: ({ name, line, share, error }) =>
      (line > 0
        ? `Line ${line} takes ${Math.round(100 * share)}%` +
          `${error > 0 ? ` ± ${Math.ceil(100 * error)}%` : ""} of the steps. `
        : "") + `The hottest function is ${name}.`,
  },
  evaluations: {
    list: "Constant evaluations",
    item: ({ name, line, steps, ends, least, failure }) =>
      `${name || `line ${number(line)}`}: ` +
      (failure
        ? "fails"
        : !ends
          ? `more than ${count(steps ?? least, "step")}`
          : steps === undefined
            ? "not counted"
            : count(steps, "step")),
    chosen: ({ all }) => `This is one of ${all} evaluations, which are listed below.`,
    flameGraph: "Flame graph",
    frame: ({ name, share }) => `${name}: ${percent(share)} of the steps`,
    heat: ({ self, total }) => `${percent(self)} of the steps in this line, ${percent(total)} with the calls from it`,
    endless: ({ steps }) => `More than ${number(steps)} steps; it may never end. You see the first ${number(steps)}.`,
    fails: ({ text, position: { line }, header }) =>
      `Not a constant expression. ${header ? `${header}, line` : "Line"} ${line}: ${text}.`,
    failures: {
      empty: () => "The program is empty.",
      refused: ({ header, line, text }) =>
        `It does not compile. ${header ? `${header}, line ${line}` : `Line ${line}`}: ${text}.`,
      none: () =>
        "The program has no constant evaluation that takes any steps. Add a static_assert or a constexpr variable.",
      unseen: () => "This evaluation cannot be watched: another one that it needs stops first.",
    },
  },

  refused: ({ name, value, allowed }) => `${name}="${value}" is not valid. Allowed: ${allowed}.`,
  failed: ({ reason }) => `This figure could not be loaded: ${reason}`,
};

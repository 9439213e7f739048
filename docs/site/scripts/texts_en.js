// SPDX-License-Identifier: BSL-1.0
// What the page says in English. texts_zh.js has the same in Chinese.

const number = (value) => value.toLocaleString("en");
const count = (value, one, many) => `${number(value)} ${value === 1 ? one : many}`;
const ordinal = (value) => {
  const kind = new Intl.PluralRules("en", { type: "ordinal" }).select(value);
  return value + { one: "st", two: "nd", few: "rd", other: "th" }[kind];
};

export default {
  number,
  title: "Eight queens, step by step",
  tagline:
    "Seven searches, 92 solutions. All that this page knows of queens comes from the C++ library " +
    "ctqueens, compiled to WebAssembly: searches that it runs here, and tables that the compiler made. Boards are as " +
    "large as the slowest searches go.",
  skip: "Skip to the content",
  viewsLabel: "Views",
  languageLabel: "Language",
  views: { search: "Steps", compare: "Compare", solutions: "Solutions", hand: "By hand" },
  loading: "Loading…",

  size: "Board",
  sizeShown: ({ size }) => `${size} × ${size}`,
  search: "Search",
  firstSearch: "First search",
  secondSearch: "Second search",
  searches: {
    permutation: {
      name: "permutation",
      about:
        "All N! permutations of the columns, by swapping: no two queens share a row or a column, " +
        "and the diagonals are judged when the permutation is complete.",
      comparisons: "pairs of queens compared",
    },
    exhaustive: {
      name: "exhaustive",
      about:
        "All N^N ways to give each row a column, none left out. For N = 8 that is 16,777,216 boards, " +
        "and every one of them can be looked at here.",
      comparisons: "pairs of queens compared",
    },
    backtracking: {
      name: "backtracking",
      about:
        "Recursion over the rows. A new queen is tested against each queen above it, and the next row " +
        "is tried only where there is no conflict.",
      comparisons: "pairs of queens compared",
    },
    iterative: {
      name: "iterative",
      about:
        "Backtracking without recursion: one loop that advances and retreats. Each queen starts to the " +
        "right of the one above it and goes around the edge, so solutions come in another order.",
      comparisons: "pairs of queens compared, columns first",
    },
    occupancy: {
      name: "occupancy",
      about:
        "Recursion with a flag for each column and each diagonal: three flags tell whether a square is free.",
      comparisons: "squares looked up in the flags",
    },
    "board-scan": {
      name: "board scan",
      about:
        "Recursion on a board of zeros and ones. The queen is put down first; then the queens along four " +
        "lines through its square are counted.",
      comparisons: "lines scanned",
    },
    bitmask: {
      name: "bit mask",
      about:
        "Three numbers hold the attacked columns and diagonals, and one expression gives all free squares " +
        "of a row. So no queen is ever put on an attacked square.",
      comparisons: "rows whose free squares were found",
    },
  },
  counted: { candidates: "queens placed", backtracks: "queens taken back" },
  work: {
    candidates: "candidates",
    conflictTests: "conflict tests",
    backtracks: "backtracks",
    solutions: "solutions",
  },

  steps: {
    start: () => "The board is empty.",
    place: ({ square }) => `A queen is placed on ${square}.`,
    conflict: ({ square, other }) => `The queen on ${square} is attacked by the queen on ${other}.`,
    solution: ({ solution, digits }) => `Solution ${solution}: ${digits}.`,
    retreat: ({ square, rank }) =>
      rank > 0
        ? `No square is left in rank ${rank}: back to ${square}, whose queen is taken away.`
        : `The queen on ${square} is taken away.`,
    retreatAfterSolution: ({ square }) =>
      `The search goes on after the solution: the queen on ${square} is taken away.`,
    end: ({ solution }) =>
      `Every first square has been tried. The search is over: ${count(solution, "solution", "solutions")}.`,
  },
  boardLabel: ({ squares }) =>
    squares.length === 0 ? "Empty board" : `Board with queens on ${squares.join(", ")}`,
  treeLabel: ({ depth, rank, tried }) =>
    `Search tree: ${count(depth, "queen", "queens")} deep; ${count(tried, "square", "squares")} of rank ${rank} tried`,
  positionLabel: "Step",
  positionShown: ({ step, steps }) => `Step ${number(step)} of ${number(steps)}`,
  solutionShown: ({ step, steps }) => `Solution ${number(step)} of ${number(steps - 1)}`,
  surveying: ({ search, percent }) => `Running the search ${search} as a whole: ${percent} %`,

  playback: "Playback",
  play: "Play",
  pause: "Pause",
  back: "Step back",
  forward: "Step",
  first: "First step",
  last: "Last step",
  nextSolution: "Next solution",
  previousSolution: "Previous solution",
  speed: "Speed",
  speedShown: ({ speed }) => (speed < 1 ? "1 step in 2 s" : `${count(speed, "step", "steps")} / s`),
  shortcuts: "Keys",
  shortcutList: [
    ["Space", "play, pause"],
    ["← →", "step"],
    ["Shift ← →", "solution"],
    ["Home End", "first, last"],
  ],
  legend: "The tree",
  timelineAbout: "The strip shows how deep the search is at each step, and where its solutions are.",
  legendList: {
    onBoard: "on the board",
    attacked: "attacked",
    left: "nothing below",
    found: "solutions below",
    untried: "not tried",
  },

  compareHint:
    "Two searches on the same board. Their steps are counted alike, so the pictures below show " +
    "which one is done sooner.",
  inStep: "In step by",
  inStepBy: { steps: "steps", solutions: "solutions" },

  which: "Show",
  whichSolutions: {
    all: ({ number: all }) => `all ${all} solutions`,
    fundamental: ({ number: few }) => `the ${count(few, "fundamental one", "fundamental ones")}`,
  },
  galleryLabel: "Solutions",
  solutionName: ({ index, digits }) => `Solution ${index}: ${digits}`,
  galleryHint:
    "Choose a solution, then a symmetry: the board turns into another solution of the same orbit.",
  orbitTitle: ({ size }) => `Its orbit: ${count(size, "solution", "solutions")}`,
  orbitAbout: ({ own, size, which }) =>
    `${own === 1 ? "Only the identity takes this solution" : `${own} of the 8 symmetries take this solution`} ` +
    `to itself, so its orbit has 8 / ${own} = ${size} members. The ${ordinal(which)} fundamental solution stands for them.`,
  symmetriesLabel: "Symmetries of the square",
  symmetries: {
    identity: "identity",
    "quarter turn": "quarter turn",
    "half turn": "half turn",
    "three-quarter turn": "three-quarter turn",
    "flip rows": "flip rows",
    "flip columns": "flip columns",
    "main diagonal": "main diagonal",
    "anti-diagonal": "anti-diagonal",
  },
  leadsTo: ({ index }) => `to ${index}`,
  leadsToItself: "to itself",
  became: ({ symmetry, from, to }) =>
    from === to
      ? `${symmetry}: solution ${from} stays as it is.`
      : `${symmetry}: solution ${from} becomes solution ${to}.`,

  handHint:
    "Place queens with a click, or with the arrow keys and the space bar. A number on a free square " +
    "says how many solutions remain if the next queen stands there.",
  handBoard: "Board",
  numbers: "Show the numbers",
  clear: "Clear the board",
  hint: "Place a queen that keeps most solutions",
  remaining: ({ count: left, all }) =>
    left === 0
      ? `None of the ${all} solutions remains.`
      : `${count(left, "solution remains", "solutions remain")} of ${all}.`,
  remainingLabel: "Remaining solutions",
  fill: ({ index, digits }) => `Place the queens of solution ${index}: ${digits}`,
  cell: {
    queen: ({ square, attackers }) =>
      attackers === 0
        ? `${square}, queen`
        : `${square}, queen, attacked by ${count(attackers, "queen", "queens")}`,
    attacked: ({ square, attackers }) =>
      `${square}, attacked by ${count(attackers, "queen", "queens")}`,
    free: ({ square, left }) =>
      `${square}, free, ${count(left, "solution", "solutions")} with a queen here`,
  },
  handStatus: ({ queens, conflicts }) =>
    `${count(queens, "queen", "queens")}` +
    `${conflicts > 0 ? `, ${count(conflicts, "pair of them attacks", "pairs of them attack")} each other` : ""}.`,
  solved: ({ index }) => `All queens are placed: this is solution ${index}.`,

  unknown: ({ name, value, allowed }) =>
    `The address says ${name}=${value}; allowed is ${allowed}.`,
  between: ({ from, to }) => `${number(from)} to ${number(to)}`,
};

// SPDX-License-Identifier: BSL-1.0
// What the page says in Simplified Chinese. texts_en.js has the same in English.

const number = (value) => value.toLocaleString("en");

export default {
  number,
  title: "八皇后，一步一步来",
  tagline:
    "七种搜索，92 个解。本页关于皇后的一切都来自编译成 WebAssembly 的 C++ 库 ctqueens：搜索由它在这里运行，解的表由编译器算出。棋盘的大小以最慢的搜索所及为限。",
  skip: "跳到正文",
  viewsLabel: "视图",
  languageLabel: "语言",
  views: { search: "单步演示", compare: "并排比较", solutions: "全部解", hand: "动手摆放" },
  loading: "正在加载……",

  size: "棋盘",
  sizeShown: ({ size }) => `${size} × ${size}`,
  search: "搜索算法",
  firstSearch: "第一种搜索",
  secondSearch: "第二种搜索",
  searches: {
    permutation: {
      name: "全排列",
      about:
        "用递归交换列出各列的全部 N! 个排列：任何两个皇后都不同行、不同列，排列完成之后再检查斜线。",
      comparisons: "两个皇后之间的比较",
    },
    exhaustive: {
      name: "穷举",
      about:
        "给每一行任选一列，共 N^N 种，一种也不跳过。N = 8 时有 16,777,216 种，这里每一种都可以看到。",
      comparisons: "两个皇后之间的比较",
    },
    backtracking: {
      name: "回溯",
      about: "逐行递归。新皇后与上方每个皇后比较，没有冲突才进入下一行。",
      comparisons: "两个皇后之间的比较",
    },
    iterative: {
      name: "非递归回溯",
      about:
        "不用递归，只用一个循环前进和后退。每个皇后从上方皇后的右边一列开始，到边缘再绕回来，所以解的次序不同。",
      comparisons: "两个皇后之间的比较，先比较列",
    },
    occupancy: {
      name: "占用标志",
      about: "递归，并为每一列、每条斜线设一个标志：查三个标志就知道一个格子是否可用。",
      comparisons: "查标志的格子",
    },
    "board-scan": {
      name: "棋盘扫描",
      about: "在由 0 和 1 组成的二维棋盘上递归。先放下皇后，再数经过该格的四条线上的皇后。",
      comparisons: "扫描的线",
    },
    bitmask: {
      name: "位掩码",
      about:
        "用三个整数记录被攻击的列和斜线，一个表达式就得到一行中所有可用的格子，所以皇后从不放在被攻击的格子上。",
      comparisons: "求过可用格子的行",
    },
  },
  counted: { candidates: "放下的皇后", backtracks: "回退时拿走的皇后" },
  work: { candidates: "候选", conflictTests: "冲突检测", backtracks: "回退", solutions: "解" },

  steps: {
    start: () => "棋盘是空的。",
    place: ({ square }) => `在 ${square} 放一个皇后。`,
    conflict: ({ square, other }) => `${square} 的皇后受到 ${other} 的皇后攻击。`,
    solution: ({ solution, digits }) => `第 ${solution} 个解：${digits}。`,
    retreat: ({ square, rank }) =>
      rank > 0
        ? `第 ${rank} 横线已无格可放：退回 ${square}，拿走那里的皇后。`
        : `拿走 ${square} 的皇后。`,
    retreatAfterSolution: ({ square }) => `找到解之后继续搜索：拿走 ${square} 的皇后。`,
    end: ({ solution }) => `第一行的格子全部试过，搜索结束：共 ${solution} 个解。`,
  },
  boardLabel: ({ squares }) =>
    squares.length === 0 ? "空棋盘" : `棋盘，皇后在 ${squares.join("、")}`,
  treeLabel: ({ depth, rank, tried }) =>
    `搜索树：已放 ${depth} 个皇后；第 ${rank} 横线试过 ${tried} 格`,
  positionLabel: "步",
  positionShown: ({ step, steps }) => `第 ${number(step)} 步，共 ${number(steps)} 步`,
  solutionShown: ({ step, steps }) => `第 ${number(step)} 个解，共 ${number(steps - 1)} 个`,
  surveying: ({ search, percent }) => `正在完整运行“${search}”：${percent} %`,

  playback: "播放",
  play: "播放",
  pause: "暂停",
  back: "后退一步",
  forward: "前进一步",
  first: "第一步",
  last: "最后一步",
  nextSolution: "下一个解",
  previousSolution: "上一个解",
  speed: "速度",
  speedShown: ({ speed }) => (speed < 1 ? "每 2 秒 1 步" : `每秒 ${number(speed)} 步`),
  shortcuts: "按键",
  shortcutList: [
    ["空格", "播放、暂停"],
    ["← →", "单步"],
    ["Shift ← →", "跳到解"],
    ["Home End", "开头、结尾"],
  ],
  legend: "搜索树",
  timelineAbout: "长条表示搜索深度随步数的变化，以及解出现的位置。",
  legendList: {
    onBoard: "在棋盘上",
    attacked: "受攻击",
    left: "下面没有解",
    found: "下面的解数",
    untried: "没有试过",
  },

  compareHint: "同一棋盘上的两种搜索，步的计法相同，因此从下面的图可以看出哪一种先完成。",
  inStep: "同步方式",
  inStepBy: { steps: "按步", solutions: "按解" },

  which: "显示",
  whichSolutions: {
    all: ({ number: all }) => `全部 ${all} 个解`,
    fundamental: ({ number: few }) => `${few} 个基本解`,
  },
  galleryLabel: "解",
  solutionName: ({ index, digits }) => `第 ${index} 个解：${digits}`,
  galleryHint: "先选一个解，再选一种对称：棋盘转动，变成同一轨道中的另一个解。",
  orbitTitle: ({ size }) => `它的轨道：${size} 个解`,
  orbitAbout: ({ own, size, which }) =>
    `8 种对称中有 ${own} 种把这个解变成它自己，所以轨道有 8 / ${own} = ${size} 个解，` +
    `它们对应第 ${which} 个基本解。`,
  symmetriesLabel: "正方形的对称",
  symmetries: {
    identity: "恒等",
    "quarter turn": "旋转 90°",
    "half turn": "旋转 180°",
    "three-quarter turn": "旋转 270°",
    "flip rows": "上下翻转",
    "flip columns": "左右翻转",
    "main diagonal": "沿主对角线翻转",
    "anti-diagonal": "沿副对角线翻转",
  },
  leadsTo: ({ index }) => `→ ${index}`,
  leadsToItself: "不变",
  became: ({ symmetry, from, to }) =>
    from === to
      ? `${symmetry}：第 ${from} 个解不变。`
      : `${symmetry}：第 ${from} 个解变成第 ${to} 个解。`,

  handHint:
    "点击格子，或用方向键和空格键放皇后。空格子上的数字表示：下一个皇后放在这里时还剩多少个解。",
  handBoard: "棋盘",
  numbers: "显示数字",
  clear: "清空棋盘",
  hint: "放一个保留最多解的皇后",
  remaining: ({ count: left, all }) =>
    left === 0 ? `${all} 个解都不再可能。` : `${all} 个解中还剩 ${left} 个。`,
  remainingLabel: "剩下的解",
  fill: ({ index, digits }) => `摆出第 ${index} 个解：${digits}`,
  cell: {
    queen: ({ square, attackers }) =>
      attackers === 0 ? `${square}，皇后` : `${square}，皇后，受 ${attackers} 个皇后攻击`,
    attacked: ({ square, attackers }) => `${square}，受 ${attackers} 个皇后攻击`,
    free: ({ square, left }) => `${square}，可放，放后剩 ${left} 个解`,
  },
  handStatus: ({ queens, conflicts }) =>
    `${queens} 个皇后${conflicts > 0 ? `，其中 ${conflicts} 对互相攻击` : ""}。`,
  solved: ({ index }) => `皇后全部放好：这是第 ${index} 个解。`,

  unknown: ({ name, value, allowed }) => `网址中写的是 ${name}=${value}；允许的值是 ${allowed}。`,
  between: ({ from, to }) => `${number(from)} 到 ${number(to)}`,
};

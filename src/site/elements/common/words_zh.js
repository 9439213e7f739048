// SPDX-License-Identifier: BSL-1.0
// words_en.js 的中文版。
import { short } from "./words_en.js";

const number = (value) => value.toLocaleString("zh");
const megabytes = (bytes) => `${number(Math.round(bytes / 1e6))} MB`;
const percent = (share) => `${(100 * share).toFixed(1)}%`;

export default {
  language: "zh",
  number,
  short,
  playback: "播放",
  search: "搜索",
  program: "程序",
  groups: {
    searches: "库里的搜索",
    openings: "带问题的程序",
    tutorial: "教程里的程序",
    mistakes: "故意写错的程序",
    exercises: "练习",
  },
  size: "棋盘",
  sizeOf: ({ size }) => `${size} × ${size}`,
  searches: {
    permutation: "全排列",
    exhaustive: "穷举",
    backtracking: "回溯",
    iterative: "迭代",
    occupancy: "占用标志",
    "board-scan": "棋盘扫描",
    bitmask: "位掩码",
  },
  elements: {
    debugger: "工作台",
    solutions: "全部解",
    "by-hand": "亲手摆皇后",
  },
  code: "源代码",
  calls: ({ calls }) => `执行了 ${number(calls)} 次`,
  variables: "变量",
  stack: "栈（每行一层）",
  row: ({ row }) => `第 ${row} 行`,
  levels: "每一行放过的皇后数",
  counted: { candidates: "放下的皇后", tests: "比较次数", backtracks: "回溯次数", solutions: "找到的解" },
  units: {
    "pairs compared": "比较次数",
    "columns or diagonals compared": "列或对角线的比较次数",
    "squares looked up": "查格子次数",
    "lines scanned": "扫描线数",
    "updates of the masks": "掩码更新次数",
  },
  boards: ({ size, all, factorial, boards, doomedBoards, cut }) =>
    `${size}^${size} = ${number(all)} 个棋盘（其中 ${size}! = ${number(factorial)} 个没有两个皇后在同一列）中，检查了 ${number(boards)} 个` +
    (doomedBoards > 0 ? `（其中 ${number(doomedBoards)} 个在放最后一个皇后之前就注定无解）` : "") +
    `，剪掉了 ${number(cut)} 个。`,
  wholeTree: "搜索树，棋盘的每一行是一层",
  pathOfTree: "搜索树中的当前路径",
  kindsOfNodes: {
    path: "在棋盘上",
    doomed: "× 受攻击",
    seen: "× 下面没有解",
    fruitful: "下面有解",
    cut: "剪掉：不必再看",
  },
  kindsOfSquares: { attacked: "受攻击", place: "当前格", solution: "解" },
  queensBelow: ({ queens }) => `${short(queens)} ♛`,
  treeLabel: ({ rows, solutions, cut }) =>
    `搜索树：已放 ${rows} 个皇后，找到 ${number(solutions)} 个解，剪掉 ${number(cut)} 个棋盘`,
  boardLabel: ({ squares }) => (squares.length === 0 ? "空棋盘" : `棋盘，皇后在 ${squares.join("、")}`),

  tests: { bitmask: ({ square }) => `把 ${square} 的皇后攻击的格子都记进掩码。` },
  captions: {
    start: () => "棋盘是空的。点“播放”，或单步执行搜索。",
    enter: ({ row }) => (row === 0 ? "第 0 行，也就是最上面一行：在这里放第一个皇后。" : `进入第 ${row} 行。`),
    place: ({ square }) => `在 ${square} 放一个皇后。`,
    test: ({ square, row, isFull }) =>
      row === 0
        ? "第一个皇后受到攻击吗？还没有别的皇后。"
        : isFull
          ? "棋盘放满了：有皇后受到攻击吗？"
          : `${square} 的皇后受到攻击吗？`,
    reject: ({ square, pair, cut }) =>
      (pair ? `${pair[0]} 和 ${pair[1]} 互相攻击` : `搜索拒绝了 ${square}，其实没有皇后攻击它`) +
      (cut > 1 ? `，所以剪掉这样开头的 ${number(cut)} 个棋盘，一个都不用看。` : "，这个棋盘不是解。"),
    wrong: ({ pair }) => `被当作解报告，但 ${pair[0]} 和 ${pair[1]} 互相攻击。`,
    solution: ({ solution, digits }) => `第 ${number(solution)} 个解：${digits}（列从 1 数起）。`,
    retreat: ({ row, square, solutions }) =>
      solutions > 0
        ? `第 ${row} 行：皇后离开 ${square}，这样摆放找到了 ${number(solutions)} 个解。`
        : `第 ${row} 行：皇后离开 ${square}，这样摆放没有找到解。`,
    leave: ({ row }) =>
      row === 0
        ? "第一个皇后放在这一列的情况，全部试过了。"
        : `第 ${row} 行没有格子可试了：搜索从这里退回第 ${row - 1} 行。`,
    end: ({ solutions }) => `搜索结束：共 ${number(solutions)} 个解。`,
  },

  step: "步",
  position: ({ step, steps }) => `第 ${number(step)} 步，共 ${number(steps)} 步`,
  running: ({ percent }) => `正在完整运行搜索：${percent}%`,
  controls: {
    first: "第一步",
    back: "后退一步",
    play: "播放",
    pause: "暂停",
    forward: "前进一步",
    reject: "下一次冲突",
    retreat: "下一次回溯",
    solution: "下一个解",
  },
  speed: "速度",
  speedOf: ({ speed }) => `每秒 ${number(speed)} 步`,

  which: "显示",
  whichSolutions: { all: ({ number: all }) => `全部 ${all} 个解`, fundamental: ({ number: few }) => `${few} 个基本解` },
  galleryLabel: "解",
  solutionName: ({ index, digits }) => `第 ${index} 个解：${digits}`,
  galleryHint: "选一个解。正方形的对称把它变成它的轨道里的各个解。",
  orbitTitle: ({ size }) => `它的轨道：${size} 个解`,
  orbitAbout: ({ own, size, which }) =>
    `${own === 1 ? "只有恒等变换使这个解保持不变" : `8 种对称中有 ${own} 种使这个解保持不变`}，` +
    `所以轨道有 8 / ${own} = ${size} 个解。这条轨道由第 ${which} 个基本解代表。`,
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

  handHint: "点击格子，或用方向键和空格键放皇后。",
  showRemaining: "显示剩下的解，并在空格子上显示放一个皇后后还剩多少个解",
  clear: "清空棋盘",
  hint: "在剩余解最多的格子上放一个皇后",
  remaining: ({ count: left, all }) => (left === 0 ? `${all} 个解都已无法摆成。` : `${all} 个解中还剩 ${left} 个。`),
  remainingLabel: "剩下的解",
  fill: ({ index, digits }) => `摆出第 ${index} 个解：${digits}`,
  cell: {
    queen: ({ square, attackers }) =>
      attackers === 0 ? `${square}，皇后` : `${square}，皇后，受 ${attackers} 个皇后攻击`,
    attacked: ({ square, attackers }) => `${square}，受 ${attackers} 个皇后攻击`,
    free: ({ square, left }) => `${square}，可放，放后剩 ${left} 个解`,
  },
  handStatus: ({ queens, conflicts }) => `${queens} 个皇后${conflicts > 0 ? `，其中 ${conflicts} 对互相攻击` : ""}。`,
  solved: ({ index }) => `皇后全部放好：这是第 ${index} 个解。`,

  workbench: {
    own: "自己的",
    copyOf: ({ name }) => `${name}（你的副本）`,
    exercises: "回到本章的练习",
    chapter: "回到本章",
    hint: ({ number: index }) => `提示 ${index}`,
    solved: ({ done, all }) => `已解出：${all} 道练习完成了 ${done} 道。`,
    notCounted: "这不算解出：只能修改 [exercise] 和 [/exercise] 之间的部分，别处也改了。点“还原”可以看原来的程序。",
    edit: "改一改",
    resume: "你的版本",
    reset: "还原",
    tab: "按 Tab 键缩进。要用 Tab 键离开程序，请先按 Esc 键。",
    megabytes: ({ bytes }) => `下载 Clang，${megabytes(bytes)}`,
    breakIt: "把搜索改坏试试：比如让 `is_attacked` 返回 false。然后点“运行”，棋盘上会显示错在哪里。",
    run: "运行",
    step: "单步",
    watch: "观察",
    profile: "剖析",
    profileIt: "剖析",
    share: "分享",
    copied: ({ characters }) => `地址已复制，共 ${number(characters)} 个字符。`,
    copy: "请复制选中的地址。",
    stop: "停止",
    about: {
      share: "复制当前内容的地址：程序、操作、步数和图",
      edit: "修改这个程序。编译器只需下载一次，就在本页中运行",
      run: "能编译吗？my_search 是否每个解都恰好报告一次，并且没有报告别的摆法？（Ctrl+Enter）",
      step: "单步执行 my_search，同时看棋盘和搜索树",
      watch: "单步观察光标处的常量求值",
      profile: "步数大多花在哪些行、哪些调用上？",
      reset: "恢复原来的程序。你的版本会保留",
      resume: "换回你的版本",
      stop: "停止编译器",
    },
    take: ({ packed, action }) => {
      const then = { run: "并运行", step: "并单步执行", watch: "并观察", profile: "并剖析" }[action] ?? "";
      return `下载编译器（${megabytes(packed)}）${then}`;
    },
    offer: ({ version }) =>
      `Clang ${version} 就在本页中运行：只需下载一次，浏览器会保存下来。你的程序不会上传。` +
      "这个编译器的 long、指针和 std::size_t 都是 32 位。",
    fetched: ({ fetched, packed }) => `正在载入编译器：${megabytes(fetched)}，共 ${megabytes(packed)}。`,
    longHas32Bits: "这个编译器的 long 是 32 位。",
    working: "编译器正在工作……",
    compiles: ({ milliseconds, hasMain }) =>
      `编译通过。（${(milliseconds / 1000).toFixed(1)} 秒）${hasMain ? "本页不执行 main()。" : ""}`,
    refused: "编译不通过。",
    firstError: ({ line, text }) => `第 ${number(line)} 行：${text}${text.endsWith("?") ? "" : "。"}`,
    noSearch: "单步执行需要名为 my_search 的搜索；任何常量求值都可以用“观察”来看。",
    attackEachOther: ({ digits, pair }) => `摆法 ${digits}（列从 1 数起）：${pair[0]} 和 ${pair[1]} 的皇后互相攻击。`,
    needsLibrary: "编译好的搜索用到了本页没有的标准库函数。",
    failed: "my_search 没有通过。",
    broken: ({ reason }) => `操作失败：${reason}`,
    unreadable: "网址中的程序无法读取，或者太长。",
    line: ({ line }) => `第 ${line} 行：`,
    notes: ({ count: notes }) => `${notes} 条附注`,
    passed: ({ size, solutions, candidates, comparisons, backtracks, lexicographic }) =>
      `在 ${size} × ${size} 的棋盘上通过：找到全部 ${number(solutions)} 个解，顺序${lexicographic ? "是" : "不是"}字典序。` +
      (candidates > 0
        ? `放了 ${number(candidates)} 个皇后，比较 ${number(comparisons)} 次，回溯 ${number(backtracks)} 次。`
        : ""),
    ignored: ({ calls }) => `对观察者的调用有 ${number(calls)} 次没有意义，已略去。`,
    failures: {
      missing: "这个浏览器无法运行编译器：它不支持 DecompressionStream。",
      network: "无法下载编译器。请检查网络后重试。",
      time: "耗时太长，编译器已停止。",
      memory: "编译器内存不足，已停止。",
      stack: "编译器的栈用完了（浏览器给的栈很小）：请减少调用或模板的嵌套层数。",
      stopped: "已停止。",
      endless: "编译好的搜索没能运行到结束，因此无法单步执行。",
    },
  },

  watch: {
    gap: "",
    recorded: ({ step, steps }) =>
      `这幅图是预先记录的${step === undefined ? "" : `，停在第 ${number(step)} 步，共 ${number(steps)} 步`}。`,
    sent: ({ step, steps }) =>
      `这幅图${step === undefined ? "" : `（第 ${number(step)} 步，共 ${number(steps)} 步）`}来自网址，不是在这里测得的。`,
    stack: "调用（最下面的是最新的）",
    evaluation: "求值本身",
    controls: {
      back: "在程序中后退一步",
      forward: "在程序中前进一步",
    },
    line: ({ line }) => `第 ${number(line)} 行。`,
    elsewhere: ({ path, at }) => `在 ${path} 第 ${number(at)} 行。`,
    calls: ({ call }) => `调用 ${call}。`,
    returns: ({ call, name }) => `${call} 已返回到 ${name}。`,
    fails: "求值在这里失败。",
    changes: ({ from, to }) => `${from} 变成 ${to}。`,
    opening: "编译器正在统计这次求值的步数。",
    looking: "编译器正在寻找常量求值……",
    reading: "正在读取变量……",
    unreadable: "没有完整的值",
    hidden: "（不显示这种类型）",
    ended: "求值结束。",
    result: ({ name, value }) => `${name ? `${name} 是` : "结果是"} ${value}。`,
    opened: ({ name, line, steps }) => `${name || `第 ${number(line)} 行的求值`}：${number(steps)} 步。`,
    sampled: ({ count: samples, wanted }) => `已取样 ${number(samples)} 次，共 ${number(wanted)} 次。`,
    unseen: "其余的时刻看不到：编译器在那之前就用完了内存或别的资源。",
    hottest: ({ name, line, share, error }) =>
      (line > 0
        ? `第 ${line} 行占了 ${Math.round(100 * share)}%${error > 0 ? `（±${Math.ceil(100 * error)}%）` : ""}的步数。`
        : "") + `步数最多的函数是 ${name}。`,
  },
  evaluations: {
    list: "常量求值",
    item: ({ name, line, steps, ends, least, failure }) =>
      `${name || `第 ${number(line)} 行`}：` +
      (failure
        ? "失败"
        : !ends
          ? `超过 ${number(steps ?? least)} 步`
          : steps === undefined
            ? "尚未计数"
            : `${number(steps)} 步`),
    chosen: ({ all }) => `这是 ${all} 次求值中的一次，其余的列在下面。`,
    flameGraph: "火焰图",
    frame: ({ name, share }) => `${name}：占 ${percent(share)} 的步数`,
    heat: ({ self, total }) => `这一行本身占 ${percent(self)} 的步数，连同它调用的函数占 ${percent(total)}`,
    endless: ({ steps }) => `超过 ${number(steps)} 步，也许不会结束。这里显示前 ${number(steps)} 步。`,
    fails: ({ text, position: { line }, header }) =>
      `不是常量表达式。${header ? `${header} 的` : ""}第 ${line} 行：${text}。`,
    failures: {
      empty: () => "程序是空的。",
      refused: ({ header, line, text }) =>
        `编译不通过。${header ? `${header} 第 ${line} 行` : `第 ${line} 行`}：${text}。`,
      none: () => "程序里没有任何需要执行步骤的常量求值。请加一个 static_assert 或 constexpr 变量。",
      unseen: () => "无法观察这次求值：它依赖的另一次求值先停下了。",
    },
  },

  refused: ({ name, value, allowed }) => `${name}="${value}" 无效，可用的值：${allowed}。`,
  failed: ({ reason }) => `加载失败：${reason}`,
};

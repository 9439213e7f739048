// SPDX-License-Identifier: BSL-1.0
// The programs that the workbench offers, in this order: NAME.cpp is beside this file. The reader answers the question
// by changing the program and clicking a button. `size` is that of the board, 6 if it is not given.
export const openings = [
  {
    name: "your_own",
    title: { en: "See which line of your code costs what", zh: "看看你的代码里哪一行最费步数" },
    question: {
      en:
        "Paste your own code. Profile shows each line's share of the steps, and Watch goes through the steps, with " +
        "the variables. Or begin with this search: change 6 to 8 and 4 to 92, and profile again.",
      zh:
        "粘贴你自己的代码。点“剖析”，每一行旁边是它占总步数的百分比；点“观察”，可以逐步查看，看到变量的值。" +
        "也可以先用这个搜索：把 6 改成 8，把 4 改成 92，再剖析一次。",
    },
  },
  {
    name: "queue",
    title: { en: "Why is this not a constant expression?", zh: "为什么这不是常量表达式？" },
    question: {
      en:
        "The error is in `push`, but the mistake is not. Watch begins at the failure: in `*this`, `first` is null, " +
        "`last` is not. Five steps back, where `work` returns, it is the same in `waiting`. What does `pop` forget?",
      zh:
        "报错在 `push` 里，错误却不在那里。“观察”从失败的那一刻开始：`*this` 的 `first` 是空指针，`last` 却不是。" +
        "往回走五步，到 `work` 返回的地方，`waiting` 也是这样。`pop` 忘了做什么？",
    },
  },
  {
    name: "forgotten_diagonal",
    title: { en: "Mend a search: a forgotten diagonal", zh: "修好一个搜索：忘了一条对角线" },
    question: {
      en:
        "`is_attacked` forgets something. Click Run: the board shows a placement that this search mistakes for a " +
        "solution. Add what is missing, and click Run again.",
      zh: "`is_attacked` 漏查了一种攻击。点“运行”：棋盘上是被这个搜索当成解的摆法。把漏掉的补上，再点“运行”。",
    },
  },
];

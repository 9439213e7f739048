// SPDX-License-Identifier: BSL-1.0
// The programs that the workbench offers, in this order: NAME.cpp is beside this file. The reader answers the question
// by changing the program and clicking a button. `size` is that of the board, 6 if it is not given.
export const openings = [
  {
    name: "your_own",
    title: { en: "See which line of your code costs what", zh: "看看你的代码里哪一行最费步数" },
    question: {
      en:
        "Paste your own code and click Profile: beside each line is its share of the steps. Or begin with this " +
        "search: change 6 to 8 and 4 to 92, and profile again.",
      zh:
        "粘贴你自己的代码，点“剖析”：每一行的旁边就是它占的步数。也可以先用这个搜索：" +
        "把 6 改成 8，把 4 改成 92，再剖析一次。",
    },
  },
  {
    name: "queue",
    title: { en: "Why is this not a constant expression?", zh: "为什么这不是常量表达式？" },
    question: {
      en:
        "The error is in `push`, but the mistake is not. Watch begins at the failure. Go five steps back, to where " +
        "`work` returns: the first member of `waiting` is null, and the second is not. What does `pop` forget?",
      zh:
        "报错在 `push` 里，错误却不在那里。“观察”从失败的那一刻开始。往回走五步，走到 `work` 返回的地方：" +
        "`waiting` 的第一个成员是空指针，第二个却不是。`pop` 忘了做什么？",
    },
  },
  {
    name: "random_numbers",
    title: { en: "Where did the million steps go?", zh: "一百万步用到哪里去了？" },
    question: {
      en:
        "The compiler gives up after 1,048,576 steps. Click Profile: is it the generator that takes them? Watch " +
        "the last moment: how many numbers has it seen by then? Make `seen` an array of `bool` with an element for " +
        "each number, and the program compiles.",
      zh:
        "编译器走了 1,048,576 步就放弃了。点“剖析”：步数是随机数生成器用掉的吗？观察最后一刻：" +
        "这时见过多少个数了？把 `seen` 改成 `bool` 数组，每个数对应一个元素，程序就能编译。",
    },
  },
  {
    name: "fibonacci",
    title: { en: "Watch a recursion, step by step", zh: "逐步观察递归" },
    question: {
      en:
        "Put the cursor on `computed` and click Watch: how often does `fibonacci(5)` come back while you move the " +
        "slider? Then watch `remembered`: why does its stack grow only once?",
      zh:
        "把光标放在 `computed` 上，点“观察”，再拖动滑块：`fibonacci(5)` 反复出现了多少次？" +
        "再观察 `remembered`：它的调用栈为什么只增长一次？",
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

// SPDX-License-Identifier: BSL-1.0
// The programs that the editor opens with, in this order. Each asks a question; the reader answers it by changing the
// program and clicking a button.
import english from "../elements/words_en.js";
import chinese from "../elements/words_zh.js";

const [en, zh] = [english.editor, chinese.editor]; // the names of the buttons

// `name` is the file name without .cpp; `size` is the initial board size, 6 by default.
export const openings = [
  {
    name: "all_solutions",
    en: {
      title: "All 92 solutions",
      question:
        "Does the compiler really find the solutions? Change 92 to 93, and read the error and its " +
        `note. Then change it back and click ${en.meter}: how many steps does the most expensive evaluation take?`,
    },
    zh: {
      title: "全部 92 个解",
      question: `这些解真的是编译器找到的吗？把 92 改成 93，看看报错和它的说明。再改回来，点“${zh.meter}”：开销最大的一次求值用了多少步？`,
    },
  },
  {
    name: "forgotten_diagonal",
    en: {
      title: "A forgotten diagonal",
      question:
        `\`is_attacked\` forgets something. Click ${en.mark}: the board shows a placement that this search mistakes for a ` +
        `solution. Add what is missing, and click ${en.mark} again.`,
    },
    zh: {
      title: "忘了一条对角线",
      question:
        `\`is_attacked\` 漏查了一种攻击。点“${zh.mark}”：棋盘上是被这个搜索当成解的摆法。把漏掉的补上，再点“${zh.mark}”。`,
    },
  },
  {
    name: "board_in_an_error",
    en: {
      title: "A board in an error message",
      question:
        "The compiler's error draws a board on which two queens attack each other. Which column must the last queen " +
        "be in? Change the last number of `attempt`, which counts columns from 0, until the program compiles.",
    },
    zh: {
      title: "报错里的棋盘",
      question:
        "编译器的报错画出了一个棋盘，上面有两个皇后互相攻击。最后一个皇后应该放在哪一列？修改 `attempt` 的最后一个数（列从 0 数起），直到程序能够编译。",
    },
  },
  {
    name: "right_to_left",
    size: 7, // on a 6 × 6 board, no two solutions begin in the same column
    en: {
      title: "From right to left",
      question:
        `Click ${en.mark}: the order of the solutions does not matter. The last line requires lexicographic order: ` +
        "delete its `//`, and the error names a solution that comes too early. How must the loop change?",
    },
    zh: {
      title: "从右往左",
      question:
        `点“${zh.mark}”：解的先后顺序并不重要。最后一行则要求字典序：删去行首的 \`//\`，报错会指出一个来得太早的解。循环该怎么改？`,
    },
  },
  {
    name: "first_solution",
    en: {
      title: "The first solution only",
      question:
        "After the first solution, `solution` returns false, and the search stops. How much work does this save? " +
        `Click ${en.meter}, make \`solution\` return true, and click ${en.meter} again.`,
    },
    zh: {
      title: "只要第一个解",
      question:
        `找到第一个解以后，\`solution\` 返回 false，搜索就停下来。这样省了多少工作量？点“${zh.meter}”，再让 \`solution\` 返回 true，` +
        `然后再点“${zh.meter}”。`,
    },
  },
  {
    name: "nine_queens",
    en: {
      title: "Nine queens",
      question:
        "Nine queens have 352 solutions. Change 8 to 9 and 92 to 352: the program no longer compiles, because one " +
        "constant evaluation is limited to 1,048,576 steps. Each `constexpr` variable is evaluated separately. Use three " +
        `of them, each for three columns of the first queen, add them up, and click ${en.meter}.`,
    },
    zh: {
      title: "九皇后",
      question:
        "九皇后有 352 个解。把 8 改成 9、92 改成 352：一次求值最多 1,048,576 步，这里不够用。每个 `constexpr` 变量都是单独求值的：" +
        `用三个变量，各数三个首列的解，再加起来，然后点“${zh.meter}”。`,
    },
  },
  {
    name: "three_masks",
    en: {
      title: "Three bit masks",
      question:
        `Click ${en.step}: why is no queen ever rejected? Then delete \`<< 1\` and click ${en.mark}: which attacks does ` +
        "the search no longer notice?",
    },
    zh: {
      title: "三个位掩码",
      question: `点“${zh.step}”：为什么从来没有皇后被拒绝？再删去 \`<< 1\`，点“${zh.mark}”：这时搜索漏掉了哪些攻击？`,
    },
  },
  {
    name: "pruned_permutations",
    en: {
      title: "Permutations, pruned",
      question:
        "The library's permutation search tests only full boards. How many fewer queens does this search place? Change " +
        "`<` to `==` in the last line, and open the note under the error: it shows both numbers. Change it back, delete " +
        `the second \`std::swap\`, and click ${en.mark}: what was it for?`,
    },
    zh: {
      title: "剪枝的全排列",
      question:
        "库里的全排列搜索只检查放满的棋盘。这个搜索少放了多少皇后？把最后一行的 `<` 改成 `==`，展开报错下面的说明，就能看到" +
        `这两个数。改回来，再删去第二个 \`std::swap\`，点“${zh.mark}”：它原来有什么用？`,
    },
  },
  {
    name: "vector_or_array",
    en: {
      title: "A vector or an array",
      question:
        `What does \`std::vector\` cost the compiler? Click ${en.meter}. Replace the vector with ` +
        "`std::array<int, N> queens{}` and then with `int queens[N]{}`, and compare. Is it the allocation that costs so much?",
    },
    zh: {
      title: "用 vector 还是数组",
      question:
        `\`std::vector\` 让编译器多做多少工作？点“${zh.meter}”，再换成 \`std::array<int, N> queens{}\` 和 \`int queens[N]{}\` ` +
        "比一比。多出来的是分配内存的开销吗？",
    },
  },
  {
    name: "own_notation",
    en: {
      title: "A notation of your own",
      question:
        'Chess notation names the row of each queen too. Change the text in the last line to "a8e7h6f5c4g3b2d1", and ' +
        "extend `write` until the program compiles. To see what `write` produces, add `, first` before the last " +
        "parenthesis: the error then shows it.",
    },
    zh: {
      title: "自定义记法",
      question:
        '国际象棋的记法还要写明皇后所在的行。把最后一行的文本改成 "a8e7h6f5c4g3b2d1"，再补充 `write`，直到程序能够编译。' +
        "想看 `write` 写出了什么，就在最后一个右括号前加上 `, first`，报错会显示出来。",
    },
  },
];

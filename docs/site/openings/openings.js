// SPDX-License-Identifier: BSL-1.0
// The programs that the editor opens with, in this order. Each asks a question; the reader answers it by changing the
// program and clicking a button. Those with `kind: "watch"` are not about queens: the answer is seen in their evaluation.
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
        `note. Then change it back and click ${en.run}: how many steps does the most expensive evaluation take?`,
    },
    zh: {
      title: "全部 92 个解",
      question: `这些解真的是编译器找到的吗？把 92 改成 93，看看报错和它的说明。再改回来，点“${zh.run}”：开销最大的一次求值用了多少步？`,
    },
  },
  {
    name: "forgotten_diagonal",
    en: {
      title: "A forgotten diagonal",
      question:
        `\`is_attacked\` forgets something. Click ${en.run}: the board shows a placement that this search mistakes for a ` +
        `solution. Add what is missing, and click ${en.run} again.`,
    },
    zh: {
      title: "忘了一条对角线",
      question:
        `\`is_attacked\` 漏查了一种攻击。点“${zh.run}”：棋盘上是被这个搜索当成解的摆法。把漏掉的补上，再点“${zh.run}”。`,
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
        `Click ${en.run}: the order of the solutions does not matter. The last line requires lexicographic order: ` +
        "delete its `//`, and the error names a solution that comes too early. How must the loop change?",
    },
    zh: {
      title: "从右往左",
      question:
        `点“${zh.run}”：解的先后顺序并不重要。最后一行则要求字典序：删去行首的 \`//\`，报错会指出一个来得太早的解。循环该怎么改？`,
    },
  },
  {
    name: "first_solution",
    en: {
      title: "The first solution only",
      question:
        "After the first solution, `solution` returns false, and the search stops. How much work does this save? " +
        `Click ${en.run}, make \`solution\` return true, and click ${en.run} again.`,
    },
    zh: {
      title: "只要第一个解",
      question:
        `找到第一个解以后，\`solution\` 返回 false，搜索就停下来。这样省了多少工作量？点“${zh.run}”，再让 \`solution\` 返回 true，` +
        `然后再点“${zh.run}”。`,
    },
  },
  {
    name: "nine_queens",
    en: {
      title: "Nine queens",
      question:
        "Nine queens have 352 solutions. Change 8 to 9 and 92 to 352: the program no longer compiles, because one " +
        "constant evaluation is limited to 1,048,576 steps. Each `constexpr` variable is evaluated separately. Use three " +
        `of them, each for three columns of the first queen, add them up, and click ${en.run}.`,
    },
    zh: {
      title: "九皇后",
      question:
        "九皇后有 352 个解。把 8 改成 9、92 改成 352：一次求值最多 1,048,576 步，这里不够用。每个 `constexpr` 变量都是单独求值的：" +
        `用三个变量，各数三个首列的解，再加起来，然后点“${zh.run}”。`,
    },
  },
  {
    name: "three_masks",
    en: {
      title: "Three bit masks",
      question:
        `Click ${en.step}: why is no queen ever rejected? Then delete \`<< 1\` and click ${en.run}: which attacks does ` +
        "the search no longer notice?",
    },
    zh: {
      title: "三个位掩码",
      question: `点“${zh.step}”：为什么从来没有皇后被拒绝？再删去 \`<< 1\`，点“${zh.run}”：这时搜索漏掉了哪些攻击？`,
    },
  },
  {
    name: "pruned_permutations",
    en: {
      title: "Permutations, pruned",
      question:
        "The library's permutation search tests only full boards. How many fewer queens does this search place? Change " +
        "`<` to `==` in the last line, and open the note under the error: it shows both numbers. Change it back, delete " +
        `the second \`std::swap\`, and click ${en.run}: what was it for?`,
    },
    zh: {
      title: "剪枝的全排列",
      question:
        "库里的全排列搜索只检查放满的棋盘。这个搜索少放了多少皇后？把最后一行的 `<` 改成 `==`，展开报错下面的说明，就能看到" +
        `这两个数。改回来，再删去第二个 \`std::swap\`，点“${zh.run}”：它原来有什么用？`,
    },
  },
  {
    name: "vector_or_array",
    en: {
      title: "A vector or an array",
      question:
        `What does \`std::vector\` cost the compiler? Click ${en.run}. Replace the vector with ` +
        "`std::array<int, N> queens{}` and then with `int queens[N]{}`, and compare. Is it the allocation that costs so much?",
    },
    zh: {
      title: "用 vector 还是数组",
      question:
        `\`std::vector\` 让编译器多做多少工作？点“${zh.run}”，再换成 \`std::array<int, N> queens{}\` 和 \`int queens[N]{}\` ` +
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
  {
    name: "fibonacci",
    kind: "watch",
    en: {
      title: "Fibonacci's memory",
      question:
        "Put the cursor on `computed` and click Watch: how often does `fibonacci(5)` come back while you move the " +
        "slider? Then watch `remembered`: why does its stack grow only once?",
    },
    zh: {
      title: "斐波那契的记性",
      question:
        "把光标放在 `computed` 上，点“观察”，再拖动滑块：`fibonacci(5)` 反复出现了多少次？再观察 `remembered`：它的调用栈为什么只增长一次？",
    },
  },
  {
    name: "quicksort",
    kind: "watch",
    en: {
      title: "Quicksort, sorted twice",
      question:
        "To sort what is sorted already takes more steps. Watch `twice`: which elements does each call of `sort` leave to the " +
        "next? Insert `std::swap(values[first], values[(first + end) / 2]);` above `int middle`, and click Profile: how " +
        "many calls are on top of each other now?",
    },
    zh: {
      title: "排好序，再排一遍",
      question:
        "给已经有序的数组排序，步数反而更多。观察 `twice`：每次调用 `sort`，留给下一层的是哪些元素？在 `int middle` 上面插入 " +
        "`std::swap(values[first], values[(first + end) / 2]);`，再点“剖析”：现在调用叠了几层？",
    },
  },
  {
    name: "sieve",
    kind: "watch",
    en: {
      title: "The sieve of Eratosthenes",
      question:
        "Click Watch and move the slider: with which prime is `cross_out` busy for longest? Let its loop begin with " +
        "`prime * prime`, and watch again: from which prime on is there nothing left to cross out?",
    },
    zh: {
      title: "埃拉托色尼筛法",
      question:
        "点“观察”，拖动滑块：`cross_out` 处理哪个素数最久？让循环从 `prime * prime` 开始，再观察一遍：从哪个素数起，就没有什么可划掉的了？",
    },
  },
  {
    name: "calculator",
    kind: "watch",
    en: {
      title: "A parser of numbers",
      question:
        "Click Watch, and go to the moment when 18 is read: the argument of `calculate` ends with the position in the text. " +
        "How does the stack show how many parentheses are open? Why is `*` calculated before `+`?",
    },
    zh: {
      title: "解析数与算式",
      question:
        "点“观察”，走到读入 18 的那一刻：`calculate` 的实参末尾就是文本中的位置。从调用栈怎么看出有几个括号还没有闭合？为什么先算 `*`，后算 `+`？",
    },
  },
  {
    name: "string_of_words",
    kind: "watch",
    en: {
      title: "A string of words",
      question:
        "Click Profile: how many of the steps make strings that are thrown away, in `operator+` and in destructors? Replace the " +
        "line in the loop with `text += word; text += ' ';`, and profile again.",
    },
    zh: {
      title: "把单词连成字符串",
      question:
        "点“剖析”：有多少步花在用完就丢的临时字符串上（`operator+` 和析构函数）？把循环里那一行换成 `text += word; text += ' ';`，再剖析一次。",
    },
  },
  {
    name: "hash_table",
    kind: "watch",
    en: {
      title: "A hash table",
      question:
        "Click Profile: most steps compare words, since words of the same length want the same place. Replace `word.size()` in " +
        "`place_of` with `hash(word)`, and profile again: where do the steps go now, and how many fewer are there?",
    },
    zh: {
      title: "散列表",
      question:
        "点“剖析”：步数大多花在比较单词上，因为长度相同的单词要争同一个位置。把 `place_of` 里的 `word.size()` 换成 `hash(word)`，" +
        "再剖析一次：现在步数花在哪里？一共少了多少步？",
    },
  },
  {
    name: "state_machine",
    kind: "watch",
    en: {
      title: "A state machine",
      question:
        "The program in the text has one comment, but the machine counts two. Click Watch, and look at the first argument of " +
        "`next`, which is the state: at which character is it wrong for the first time? Which state is missing?",
    },
    zh: {
      title: "状态机",
      question:
        "文本里的程序只有一处注释，状态机却数出两处。点“观察”，看 `next` 的第一个实参，也就是状态：它从哪个字符起第一次出错？还缺哪个状态？",
    },
  },
  {
    name: "growing_vector",
    kind: "watch",
    en: {
      title: "A growing vector",
      question:
        "Click Watch: most calls of `push_back` take a few steps. For which numbers do they take many, and what happens there? " +
        "Click Profile, add `squares.reserve(count);` before the loop, and profile again: which box is gone?",
    },
    zh: {
      title: "不断增长的 vector",
      question:
        "点“观察”：大多数 `push_back` 只要几步。加入哪些数时要很多步？那时发生了什么？点“剖析”，在循环前加上 `squares.reserve(count);`，" +
        "再剖析一次：哪一块不见了？",
    },
  },
  {
    name: "random_numbers",
    kind: "watch",
    en: {
      title: "Where did the million steps go?",
      question:
        "The compiler gives up after 1,048,576 steps. Click Profile: is it the generator that takes them? Watch the last " +
        "moment: how many numbers has it seen by then? Make `seen` an array of `bool` with an element for each number, and " +
        "the program compiles.",
    },
    zh: {
      title: "一百万步用到哪里去了？",
      question:
        "编译器走了 1,048,576 步就放弃了。点“剖析”：步数是随机数生成器用掉的吗？观察最后一刻：这时见过多少个数了？把 `seen` 改成 " +
        "`bool` 数组，每个数对应一个元素，程序就能编译。",
    },
  },
  {
    name: "queue",
    kind: "watch",
    en: {
      title: "Backwards from the error",
      question:
        "The error is in `push`, but the mistake is not. Click Watch, go to the last moment and from there backwards: " +
        "when was the job deleted that `last` points to? What does `pop` forget when it takes the last job?",
    },
    zh: {
      title: "从报错处往回走",
      question:
        "报错在 `push` 里，错误却不在那里。点“观察”，走到最后一刻，再往回走：`last` 指向的作业是什么时候被释放的？`pop` 取走最后一个作业时，忘了做什么？",
    },
  },
];

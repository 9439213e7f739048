// SPDX-License-Identifier: BSL-1.0
// The programs that the workbench offers, in this order: NAME.cpp is beside this file. The reader answers the question
// by changing the program and clicking a button. `size` is that of the board, 6 if it is not given.
export const openings = [
  {
    name: "your_own",
    title: { en: "Paste a program", zh: "粘贴程序" },
    question: {
      en:
        "Paste your program here and click Profile: which line takes most of its steps? Or begin with this one: " +
        "let `divisor` go only as far as `divisor * divisor <= number`, and profile again.",
      zh:
        "把你的程序粘贴进来，点“剖析”：哪一行占的步数最多？也可以先用现在这个程序：" +
        "让 `divisor` 只走到 `divisor * divisor <= number`，再剖析一次。",
    },
  },
  {
    name: "all_solutions",
    title: { en: "All 92 solutions", zh: "全部 92 个解" },
    question: {
      en:
        "Does the compiler really find the solutions? Change 92 to 93, and read the error and its note. Then " +
        "change it back and click Run: how many steps does the most expensive evaluation take?",
      zh:
        "这些解真的是编译器找到的吗？把 92 改成 93，看看报错和它的说明。再改回来，点“运行”：" +
        "开销最大的一次求值用了多少步？",
    },
  },
  {
    name: "forgotten_diagonal",
    title: { en: "A forgotten diagonal", zh: "忘了一条对角线" },
    question: {
      en:
        "`is_attacked` forgets something. Click Run: the board shows a placement that this search mistakes for a " +
        "solution. Add what is missing, and click Run again.",
      zh: "`is_attacked` 漏查了一种攻击。点“运行”：棋盘上是被这个搜索当成解的摆法。把漏掉的补上，再点“运行”。",
    },
  },
  {
    name: "board_in_an_error",
    title: { en: "A board in an error message", zh: "报错里的棋盘" },
    question: {
      en:
        "The compiler's error draws a board on which two queens attack each other. Which column must the last " +
        "queen be in? Change the last number of `attempt`, which counts columns from 0, until the program compiles.",
      zh:
        "编译器的报错画出了一个棋盘，上面有两个皇后互相攻击。最后一个皇后应该放在哪一列？" +
        "修改 `attempt` 的最后一个数（列从 0 数起），直到程序能够编译。",
    },
  },
  {
    name: "right_to_left",
    size: 7,
    title: { en: "From right to left", zh: "从右往左" },
    question: {
      en:
        "Click Run: the order of the solutions does not matter. The last line requires lexicographic order: delete " +
        "its `//`, and the error names a solution that comes too early. How must the loop change?",
      zh:
        "点“运行”：解的先后顺序并不重要。最后一行则要求字典序：删去行首的 `//`，报错会指出一个来得太早的解。" +
        "循环该怎么改？",
    },
  },
  {
    name: "first_solution",
    title: { en: "The first solution only", zh: "只要第一个解" },
    question: {
      en:
        "After the first solution, `solution` returns false, and the search stops. How much work does this save? " +
        "Click Run, make `solution` return true, and click Run again.",
      zh:
        "找到第一个解以后，`solution` 返回 false，搜索就停下来。这样省了多少工作量？点“运行”，" +
        "再让 `solution` 返回 true，然后再点“运行”。",
    },
  },
  {
    name: "nine_queens",
    title: { en: "Nine queens", zh: "九皇后" },
    question: {
      en:
        "Nine queens have 352 solutions. Change 8 to 9 and 92 to 352: the program no longer compiles, because one " +
        "constant evaluation is limited to 1,048,576 steps. Each `constexpr` variable is evaluated separately. Use " +
        "three of them, each for three columns of the first queen, add them up, and click Run.",
      zh:
        "九皇后有 352 个解。把 8 改成 9、92 改成 352：一次求值最多 1,048,576 步，这里不够用。" +
        "每个 `constexpr` 变量都是单独求值的：用三个变量，各数三个首列的解，再加起来，然后点“运行”。",
    },
  },
  {
    name: "three_masks",
    title: { en: "Three bit masks", zh: "三个位掩码" },
    question: {
      en:
        "Click Step: why is no queen ever rejected? Then delete `<< 1` and click Run: which attacks does the " +
        "search no longer notice?",
      zh: "点“单步”：为什么从来没有皇后被拒绝？再删去 `<< 1`，点“运行”：这时搜索漏掉了哪些攻击？",
    },
  },
  {
    name: "pruned_permutations",
    title: { en: "Permutations, pruned", zh: "剪枝的全排列" },
    question: {
      en:
        "The library's permutation search tests only full boards. How many fewer queens does this search place? " +
        "Change `<` to `==` in the last line, and open the note under the error: it shows both numbers. Change it " +
        "back, delete the second `std::swap`, and click Run: what was it for?",
      zh:
        "库里的全排列搜索只检查放满的棋盘。这个搜索少放了多少皇后？把最后一行的 `<` 改成 `==`，展开报错下面的说明，" +
        "就能看到这两个数。改回来，再删去第二个 `std::swap`，点“运行”：它原来有什么用？",
    },
  },
  {
    name: "vector_or_array",
    title: { en: "A vector or an array", zh: "用 vector 还是数组" },
    question: {
      en:
        "What does `std::vector` cost the compiler? Click Run. Replace the vector with `std::array<int, N> " +
        "queens{}` and then with `int queens[N]{}`, and compare. Is it the allocation that costs so much?",
      zh:
        "`std::vector` 让编译器多做多少工作？点“运行”，" +
        "再换成 `std::array<int, N> queens{}` 和 `int queens[N]{}` 比一比。" +
        "多出来的是分配内存的开销吗？",
    },
  },
  {
    name: "own_notation",
    title: { en: "A notation of your own", zh: "自定义记法" },
    question: {
      en:
        'Chess notation names the row of each queen too. Change the text in the last line to "a8e7h6f5c4g3b2d1", ' +
        "and extend `write` until the program compiles. To see what `write` produces, add `, first` before the " +
        "last parenthesis: the error then shows it.",
      zh:
        '国际象棋的记法还要写明皇后所在的行。把最后一行的文本改成 "a8e7h6f5c4g3b2d1"，' +
        "再补充 `write`，直到程序能够编译。想看 `write` 写出了什么，" +
        "就在最后一个右括号前加上 `, first`，报错会显示出来。",
    },
  },
  {
    name: "fibonacci",
    title: { en: "Fibonacci's memory", zh: "斐波那契的记性" },
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
    name: "quicksort",
    title: { en: "Quicksort, sorted twice", zh: "排好序，再排一遍" },
    question: {
      en:
        "To sort what is sorted already takes more steps. Watch `twice`: which elements does each call of `sort` " +
        "leave to the next? Insert `std::swap(values[first], values[(first + end) / 2]);` above `int middle`, and " +
        "click Profile: how many calls are on top of each other now?",
      zh:
        "给已经有序的数组排序，步数反而更多。观察 `twice`：每次调用 `sort`，留给下一层的是哪些元素？" +
        "在 `int middle` 上面插入 `std::swap(values[first], values[(first + end) / 2]);`，" +
        "再点“剖析”：现在调用叠了几层？",
    },
  },
  {
    name: "sieve",
    title: { en: "The sieve of Eratosthenes", zh: "埃拉托色尼筛法" },
    question: {
      en:
        "Click Watch and move the slider: with which prime is `cross_out` busy for longest? Let its loop begin " +
        "with `prime * prime`, and watch again: from which prime on is there nothing left to cross out?",
      zh:
        "点“观察”，拖动滑块：`cross_out` 处理哪个素数最久？让循环从 `prime * prime` 开始，" +
        "再观察一遍：从哪个素数起，就没有什么可划掉的了？",
    },
  },
  {
    name: "calculator",
    title: { en: "A parser of numbers", zh: "解析数与算式" },
    question: {
      en:
        "Click Watch, and go to the moment when 18 is read: the argument of `calculate` ends with the position in " +
        "the text. How does the stack show how many parentheses are open? Why is `*` calculated before `+`?",
      zh:
        "点“观察”，走到读入 18 的那一刻：`calculate` 的实参末尾就是文本中的位置。" +
        "从调用栈怎么看出有几个括号还没有闭合？为什么先算 `*`，后算 `+`？",
    },
  },
  {
    name: "string_of_words",
    title: { en: "A string of words", zh: "把单词连成字符串" },
    question: {
      en:
        "Click Profile: how many of the steps make strings that are thrown away, in `operator+` and in " +
        "destructors? Replace the line in the loop with `text += word; text += ' ';`, and profile again.",
      zh:
        "点“剖析”：有多少步花在用完就丢的临时字符串上（`operator+` 和析构函数）？" +
        "把循环里那一行换成 `text += word; text += ' ';`，再剖析一次。",
    },
  },
  {
    name: "hash_table",
    title: { en: "A hash table", zh: "散列表" },
    question: {
      en:
        "Click Profile: most steps compare words, since words of the same length want the same place. Replace " +
        "`word.size()` in `place_of` with `hash(word)`, and profile again: where do the steps go now, and how many " +
        "fewer are there?",
      zh:
        "点“剖析”：步数大多花在比较单词上，因为长度相同的单词要争同一个位置。" +
        "把 `place_of` 里的 `word.size()` 换成 `hash(word)`，再剖析一次：" +
        "现在步数花在哪里？一共少了多少步？",
    },
  },
  {
    name: "state_machine",
    title: { en: "A state machine", zh: "状态机" },
    question: {
      en:
        "The program in the text has one comment, but the machine counts two. Click Watch, and look at the first " +
        "argument of `next`, which is the state: at which character is it wrong for the first time? Which state is " +
        "missing?",
      zh:
        "文本里的程序只有一处注释，状态机却数出两处。点“观察”，看 `next` 的第一个实参，也就是状态：" +
        "它从哪个字符起第一次出错？还缺哪个状态？",
    },
  },
  {
    name: "growing_vector",
    title: { en: "A growing vector", zh: "不断增长的 vector" },
    question: {
      en:
        "Click Watch: most calls of `push_back` take a few steps. For which numbers do they take many, and what " +
        "happens there? Click Profile, add `squares.reserve(count);` before the loop, and profile again: which box " +
        "is gone?",
      zh:
        "点“观察”：大多数 `push_back` 只要几步。加入哪些数时要很多步？那时发生了什么？点“剖析”，" +
        "在循环前加上 `squares.reserve(count);`，再剖析一次：哪一块不见了？",
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
    name: "queue",
    title: { en: "Backwards from the error", zh: "从报错处往回走" },
    question: {
      en:
        "The error is in `push`, but the mistake is not. Click Watch, go to the last moment and from there " +
        "backwards: when was the job deleted that `last` points to? What does `pop` forget when it takes the last " +
        "job?",
      zh:
        "报错在 `push` 里，错误却不在那里。点“观察”，走到最后一刻，再往回走：" +
        "`last` 指向的作业是什么时候被释放的？`pop` 取走最后一个作业时，忘了做什么？",
    },
  },
];

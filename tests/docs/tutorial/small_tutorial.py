# SPDX-License-Identifier: BSL-1.0
"""A small tutorial in which nothing is wrong. Tests break it."""

import tempfile
import unittest
from pathlib import Path

import pages

PAGE = """# A chapter

Text with a [link](exercises/01_c.cpp), its [solution](exercises/01_c.solution.cpp), [another](#a-part-of-it) and a
figure: <!-- figure: table/8, GCC 12 -->0.50<!-- /figure -->, and \
<!-- figure: table/8, GCC 12, memory -->23<!-- /figure --> MiB. Into `01_a.cpp`:

<!-- code: 01_a.cpp 01_d.cpp -->
```cpp
int one = 1;
```
<!-- code: 01_a.cpp
namespace inner {
    // (the next block)
}
-->

```sh
g++ 01_a.cpp # a comment
./a.out
```

<!-- output: 01_a.cpp -->
```text
1
```

## A part of it

`01_b.cpp`:

<!-- code: mistakes/01_b.cpp -->
```cpp
static_assert(1 + 1 == 3, "no sum");
```

```sh
g++ 01_b.cpp
```

<!-- error: 01_b.cpp -->
```text
error: no sum
GCC: is three
```

More of `01_a.cpp`:

<!-- code: 01_a.cpp -->
```cpp
int two = 2;

int three = 3;
```

<!-- code: 01_a.sh -->
```sh
nm a.out
```

```haskell
any language that the tests do not know
```
"""
EXERCISE = """// SPDX-License-Identifier: BSL-1.0
// [exercise]
int answer = 0;
// [/exercise]
static_assert(answer == 42,
              "not it");
"""
INSTRUCTIONS = """case,GCC 12,GCC 12 MiB,Clang 19
reference/array,200.0,30,100.0
table/8,100.0,23,75.0
search/bitmask,300.0,25,200.0
standard/cpp17,400.0,26,250.0
standard headers/cpp17,150.0,22,50.0
"""


def up_to_date(translation, page):
    return f"{translation}\n<!-- english: {pages.digest(page)} -->\n"


class SmallTutorial(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.write("../../tests/cost/instructions.csv", INSTRUCTIONS)
        self.write("exercises/01_c.cpp", EXERCISE)
        self.write("exercises/01_c.solution.cpp", "// SPDX-License-Identifier: BSL-1.0\nint answer = 42;\n")
        self.write("01_a.md", PAGE)
        self.write("README.md", "[1](01_a.md)\n")
        hidden = PAGE[PAGE.index("<!-- code: 01_a.cpp\n"):PAGE.index("\n```sh")]
        translation = PAGE.replace(hidden, "").replace("comment", "注释")
        translation = translation.replace("](e", "](../e")
        self.write("zh-CN/01_a.md", up_to_date(translation, PAGE))
        self.write("zh-CN/README.md", up_to_date("[1](01_a.md)\n", "[1](01_a.md)\n"))
        self.tutorial = pages.Tutorial(self.root)

    def write(self, name, text):
        path = self.root / "docs" / "tutorial" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def read(self, name):
        return (self.root / "docs" / "tutorial" / name).read_text(encoding="utf-8")

    def replace(self, name, old, new):
        self.assertIn(old, self.read(name))
        self.write(name, self.read(name).replace(old, new))

    def problems(self):
        return "\n".join(self.tutorial.check())

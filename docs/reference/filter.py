#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""filter.py FILE: prints a file; a header is printed as Doxygen should read it: what is public in it belongs to the group of its
topic, and neither signatures nor #include lines show the implementation."""
import re
import sys
from pathlib import Path

TOPICS = {
    "tables": "placement table table_view solutions first_solution std",
    "queries": "query",
    "symmetry": "symmetry",
    "text": "text gallery trace_text parse literals",
    "searches": "search work trace",
    "counting": "count",
    "proving": "examiner",
    "hana": "hana",
}

path = Path(sys.argv[1])
text = path.read_text(encoding="utf-8")
if path.suffix == ".h":
    text = re.sub(r"^#define CTQUEENS_(PUBLIC|NOEXCEPT).*", "", text, flags=re.M)
    text = re.sub(r'(?<=^extern "C" \{\n#endif\n)', "/** @addtogroup c */ /** @{ */", text, flags=re.M)
    text = re.sub(r"(?=^\n#ifdef __cplusplus\n\}\n)", "/** @} */", text, flags=re.M)
if path.suffix != ".hpp":
    sys.stdout.buffer.write(text.encode())
    sys.exit()
topic, *part = path.with_suffix("").parts[path.parts.index("ctqueens", path.parts.index("include")) + 1:]
if part and topic != "hana": # users include the header that the folder is named after
    text = re.sub(r"^(template <[^{;]*?>\s)?(class|struct) \w+ \{", rf"/// @headerfile ctqueens/{topic}.hpp\n\g<0>", text, flags=re.M)
for group, topics in TOPICS.items():
    if topic in topics.split():
        text = re.sub(r"^namespace ctqueens(?!.*detail).*\{$", rf"\g<0> /** @addtogroup {group} */ /** @{{ */", text, flags=re.M)
        text = re.sub(r"^\} // namespace ctqueens(?!.*detail).*$", r"/** @} */ \g<0>", text, flags=re.M)

# The parameter that makes a table's N a number when N is invalid; what a constant is made by; private bases, members and defaults.
text = re.sub(r"detail::check_size<N, Search>\(\) \? N : 1", "N", text)
text = re.sub(r"^((?!.*concept).*\w)(\s+)= detail::\w+(<[^;{]*>)?\([^;{]*\);", r"\1;\2", text, flags=re.M)
text = re.sub(r"(^(?:struct|class) .*?) : detail::[^{;]*\{", r"\1 {", text, flags=re.M)
text = re.sub(r"^private:\n.*?^\};", lambda part: "\n" * part[0].count("\n") + "};", text, flags=re.M | re.S)
text = re.sub(r"^((?!namespace).*)", lambda line: re.sub(r"\b(ctqueens::)?detail::", r"\1", line[0]), text, flags=re.M)
sys.stdout.buffer.write(text.encode())

# Completion of the command ctqueens in fish.
# SPDX-License-Identifier: BSL-1.0

set -l commands count searches replay orbit check trace
set -l searches permutation exhaustive backtracking iterative occupancy board-scan bitmask
set -l articles permutation exhaustive backtracking iterative occupancy board-scan
set -l formats board grid columns digits squares fen csv json svg html latex
set -l puzzle_formats dimacs
set -l trace_formats text json plantuml mermaid dot svg

# The words that are no options and no values of options: a command and its operands.
function __ctqueens_operands
    set -l is_value 0
    for word in (commandline -opc)[2..-1]
        if test $is_value = 1
            set is_value 0
        else
            switch $word
                case --size --format --solution --order --having --steps --until-solution --output
                    set is_value 1
                case '-*'
                case '*'
                    echo $word
            end
        end
    end
end

# Whether the operands are these.
function __ctqueens_has
    set -l operands (__ctqueens_operands)
    test "$operands" = "$argv"
end

# Whether the command is one of these; '' stands for none.
function __ctqueens_command
    set -l operands (__ctqueens_operands)
    contains -- "$operands[1]" $argv
end

# The squares of the board.
function __ctqueens_squares
    set -l size 8
    set -l words (commandline -opc)
    if set -l position (contains -i -- --size $words)
        set size $words[(math $position + 1)]
    end
    if contains -- "$size" (seq 12)
        set -l files a b c d e f g h i j k l
        for file in $files[1..$size]
            printf '%s\n' $file(seq $size)
        end
    end
end

complete -c ctqueens -f
complete -c ctqueens -n '__ctqueens_has' -a count -d 'Print the number of solutions for each N'
complete -c ctqueens -n '__ctqueens_has' -a searches -d 'Print how much work each search does'
complete -c ctqueens -n '__ctqueens_has' -a replay -d 'Print what the program of an article prints'
complete -c ctqueens -n '__ctqueens_has' -a orbit -d 'Print a solution and its images'
complete -c ctqueens -n '__ctqueens_has' -a check -d 'Say whether a placement is a solution'
complete -c ctqueens -n '__ctqueens_has' -a trace -d 'Print what a search does, step by step'
complete -c ctqueens -n '__ctqueens_has replay' -a "$articles"
complete -c ctqueens -n '__ctqueens_has trace' -a "$searches"

complete -c ctqueens -n "__ctqueens_command '' orbit" -l size -x -a "(seq 12)" -d 'Size of the board'
complete -c ctqueens -n '__ctqueens_command trace' -l size -x -a "(seq 8)" -d 'Size of the board'
complete -c ctqueens -n "__ctqueens_command ''" -l format -x -a "$formats $puzzle_formats" \
    -d 'How solutions are written'
complete -c ctqueens -n '__ctqueens_command orbit' -l format -x -a "$formats" \
    -d 'How solutions are written'
complete -c ctqueens -n '__ctqueens_command trace' -l format -x -a "$trace_formats" \
    -d 'How the trace is written'
complete -c ctqueens -n "__ctqueens_command ''" -l solution -x -d 'Print only this solution'
complete -c ctqueens -n "__ctqueens_command ''" -l order -x -a "$searches" -d 'The order of a search'
complete -c ctqueens -n "__ctqueens_command ''" -l fundamental -d 'Print one solution of each orbit'
complete -c ctqueens -n "__ctqueens_command ''" -l having -x -a '(__ctqueens_squares)' \
    -d 'With a queen on this square'
complete -c ctqueens -n '__ctqueens_command trace' -l steps -x -d 'Print the first K steps, 1 to 4096'
complete -c ctqueens -n '__ctqueens_command trace' -l until-solution -x \
    -d 'Print the steps up to this solution'
complete -c ctqueens -l output -r -F -d 'Write to this file'
complete -c ctqueens -n "__ctqueens_command ''" -l help -d 'Print a summary'
complete -c ctqueens -n "__ctqueens_command ''" -l version -d 'Print the version'

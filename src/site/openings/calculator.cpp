// One function for each line of the grammar:
//     sum     = product, then any number of "+ product"
//     product = factor, then any number of "* factor"
//     factor  = a number, or a sum in parentheses
constexpr int sum(const char*& text);

constexpr int factor(const char*& text)
{
    if (*text == '(') {
        const int value = sum(++text);
        ++text; // the closing parenthesis
        return value;
    }
    int value = 0;
    while (*text >= '0' && *text <= '9') value = 10 * value + (*text++ - '0');
    return value;
}

constexpr int product(const char*& text)
{
    int value = factor(text);
    while (*text == '*') value *= factor(++text);
    return value;
}

constexpr int sum(const char*& text)
{
    int value = product(text);
    while (*text == '+') value += product(++text);
    return value;
}

constexpr int calculate(const char* text)
{
    return sum(text);
}

constexpr int answer = calculate("1+2*(3+4)+(56+7*(8+9*(10+11)))*12+13*(14+15*(16+17*(18+19)))+20*21*22+23*24");
static_assert(answer == 1 + 2 * (3 + 4) + (56 + 7 * (8 + 9 * (10 + 11))) * 12 +
                            13 * (14 + 15 * (16 + 17 * (18 + 19))) + 20 * 21 * 22 + 23 * 24);

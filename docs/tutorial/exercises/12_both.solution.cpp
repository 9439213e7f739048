// SPDX-License-Identifier: BSL-1.0
template <class First, class Second>
struct both : observer
{
    First first;
    Second second;

    constexpr void place(square at)
    {
        first.place(at);
        second.place(at);
    }
    constexpr void test()
    {
        first.test();
        second.test();
    }
    constexpr void reject(square at)
    {
        first.reject(at);
        second.reject(at);
    }
    constexpr void retreat(square from)
    {
        first.retreat(from);
        second.retreat(from);
    }
    template <int N>
    constexpr void solution(const placement<N>& queens)
    {
        first.solution(queens);
        second.solution(queens);
    }
};

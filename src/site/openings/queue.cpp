struct job
{
    int number;
    int minutes;
    job* next = nullptr;
};

struct queue
{
    job* first = nullptr;
    job* last = nullptr;

    constexpr void push(int number, int minutes)
    {
        job* added = new job{number, minutes};
        (last ? last->next : first) = added;
        last = added;
    }

    constexpr job pop()
    {
        job taken = *first;
        delete first;
        first = taken.next;
        return taken;
    }
};

// Does all the jobs, and returns how many minutes that takes.
constexpr int work(queue& waiting)
{
    int total = 0;
    while (waiting.first) {
        total += waiting.pop().minutes;
    }
    return total;
}

constexpr int whole_day()
{
    queue waiting;
    for (int number = 1; number <= 4; ++number) waiting.push(number, 40 * number);
    const int morning = work(waiting);
    waiting.push(5, 150);
    waiting.push(6, 40);
    return morning + work(waiting);
}

constexpr int minutes = whole_day();
static_assert(minutes == 590);

// SPDX-License-Identifier: BSL-1.0
constexpr int fundamental_placements_of_four_rooks()
{
    int pairs = 0; // of a placement and a symmetry that leaves it unchanged
    placement<4> rooks = {0, 1, 2, 3};
    for_each_permutation(rooks.columns, 0, 4, [&](const auto&) {
        placement<4> image = rooks;
        for (int symmetry = 0; symmetry < 8; ++symmetry) {
            // Reflecting and mirroring in turn leads through all eight images.
            image = symmetry % 2 == 0 ? reflect(image) : mirror(image);
            pairs += image == rooks ? 1 : 0;
        }
    });
    return pairs / 8;
}

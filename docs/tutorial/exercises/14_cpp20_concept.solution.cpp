// SPDX-License-Identifier: BSL-1.0
template <class Type>
concept visitor = requires(Type& visit, const placement& queens) {
    { visit(queens) } -> std::same_as<bool>;
};

/** Cherry blossom, deep to pale. */
export const PINK = ['#bd8c9d', '#d6a8b2', '#e8c5c8', '#f5e0dc', '#fdf4ee']

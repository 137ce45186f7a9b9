import type { Load } from '#contract/catalogue.ts'

/** "4 + 4, 6 + 2": guests and large suitcases that fit together. */
export const writeLoads = (loads: readonly Load[]) =>
  loads.map(({ guests, largeCases }) => `${guests} + ${largeCases}`).join(', ')

/** Null: not such pairs. */
export function readLoads(typed: string): Load[] | null {
  const pairs = typed.split(',').map((pair) => /^\s*(\d{1,2})\s*\+\s*(\d{1,2})\s*$/.exec(pair))
  if (typed.trim() === '') return []
  if (pairs.length > 6 || pairs.some((pair) => !pair)) return null
  const loads = pairs.map((pair) => ({ guests: Number(pair?.[1]), largeCases: Number(pair?.[2]) }))
  return loads.every(({ guests, largeCases }) => guests >= 1 && guests <= 60 && largeCases <= 60) ? loads : null
}

import type { Load, VehicleClass } from '#contract/catalogue.ts'

export const vehicleNames: Record<VehicleClass, string> = {
  sedan: 'Crown',
  alphard: 'Alphard',
  hiace: 'HiAce Grand Cabin',
  hiaceLong: 'HiAce Long',
  coaster: 'Coaster',
}

/** Guests and large suitcases that a class takes, to begin with: a tour that needs more room says so itself. */
export const usualLoads: Record<VehicleClass, readonly Load[]> = {
  sedan: [
    { guests: 2, largeCases: 2 },
    { guests: 3, largeCases: 2 },
  ],
  alphard: [
    { guests: 4, largeCases: 4 },
    { guests: 6, largeCases: 2 },
  ],
  hiace: [
    { guests: 8, largeCases: 10 },
    { guests: 9, largeCases: 9 },
  ],
  hiaceLong: [
    { guests: 11, largeCases: 8 },
    { guests: 13, largeCases: 0 },
  ],
  coaster: [
    { guests: 18, largeCases: 18 },
    { guests: 23, largeCases: 10 },
  ],
}

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

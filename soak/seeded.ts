/** Chance that can be had again: the same seed gives the same numbers. */
export interface Chance {
  seed: number
  /** From 0 up to, and without, 1. */
  next(): number
  /** A whole number from 0 up to, and without, the limit. */
  below(limit: number): number
  pick<T>(from: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

/** Another at each run, unless SOAK_SEED names one. */
export const chosenSeed = () => Number(process.env.SOAK_SEED) || 1 + Math.floor(Math.random() * 1_000_000)

/** A linear congruential generator with the constants of Numerical Recipes; its upper bits are good enough to shuffle. */
export function seeded(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    seed,
    next,
    below,
    pick(from) {
      const one = from[below(from.length)]
      if (one === undefined) throw new Error('There is nothing to pick from.')
      return one
    },
    shuffle: (list) =>
      list
        .map((value) => ({ value, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ value }) => value),
  }
}

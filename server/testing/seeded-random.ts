/** The same numbers from the same seed, on every machine (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    seed,
    next,
    below,
    chance: (probability: number) => next() < probability,
    pick<T>(items: readonly T[]): T {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('There is nothing to choose from.')
      return item
    },
    shuffle: <T>(items: readonly T[]): T[] =>
      items
        .map((item) => ({ item, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item),
    /** Of pairs of weight and item. */
    weighted<T>(items: readonly (readonly [number, T])[]): T {
      let at = next() * items.reduce((sum, [weight]) => sum + weight, 0)
      for (const [weight, item] of items) {
        at -= weight
        if (at < 0) return item
      }
      throw new Error('There is nothing to choose from.')
    },
  }
}

export type SeededRandom = ReturnType<typeof seededRandom>

/** Chauffeurs and guides by turns, at most so many of all. */
export function byTurns<T>(first: readonly T[], second: readonly T[], most: number): T[] {
  const turns = Array.from({ length: Math.max(first.length, second.length) }, (_, at) =>
    [first[at], second[at]].filter((one) => one !== undefined),
  )
  return turns.flat().slice(0, most)
}

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** "six"; figures beyond twelve. */
export const inWords = (count: number) => words[count] ?? String(count)

/** "The one", "Both", "All six". */
export const allOf = (count: number) => (count === 1 ? 'The one' : count === 2 ? 'Both' : `All ${inWords(count)}`)

/** "1 tour", "6 tours". */
export const tourCount = (count: number) => `${count} ${count === 1 ? 'tour' : 'tours'}`

/** "A", "A and B", "A, B and C". */
export function listed(names: readonly string[], join = 'and'): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${join} ${last}`
}

import { numeral } from '#core/words.ts'

/** "The one", "Both", "All six". */
export const allOf = (count: number) => (count === 1 ? 'The one' : count === 2 ? 'Both' : `All ${numeral(count)}`)

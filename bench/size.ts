/** In short, as `npm test` runs it: little of everything, to see that each measure still works. No number is judged. */
export const isShort = process.env.BENCH === 'short'

export const inFull = <T>(full: T, short: T): T => (isShort ? short : full)

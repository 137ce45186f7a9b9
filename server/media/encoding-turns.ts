import { createTurns, heavyAtOnce } from '#server/platform/turns.ts'

/** A picture takes a core for seconds and up to 150 MB while it is unfolded; each that waits holds its 12 MB. */
export const inEncodingTurn = createTurns({ atOnce: heavyAtOnce(), mayWait: 12 })

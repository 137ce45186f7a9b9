import { heavyAtOnce, limitAtOnce } from '#server/platform/limit-at-once.ts'

/** A picture takes a core for seconds and up to 150 MB while it is unfolded; each that waits holds its 12 MB. */
export const limitedEncoding = limitAtOnce({ atOnce: heavyAtOnce(), mayWait: 12 })

/** How long somebody who left may think again. */
export const graceDays = 14

const dayMs = 24 * 3_600_000

export const graceEnds = (now: Date) => new Date(now.getTime() + graceDays * dayMs)

/** Long enough to save a file, too short for a link that is found later. */
export const copyLinkMinutes = 5

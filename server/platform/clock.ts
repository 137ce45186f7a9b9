/** Time as a dependency, so that tests can let tokens grow old. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The calendar day in Tokyo, which is the day our guests and pages live in. */
export const tokyoDay = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tokyo' }).format(at)

/** Time as a dependency, so that tests can let tokens grow old. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

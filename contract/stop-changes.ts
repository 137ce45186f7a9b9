import { clockAfter } from '#core/days.ts'

interface StayedAt {
  name: string
  arrivalMinutes: number
  stayMinutes: number
}

/** "Oishi Park at 07:50 instead of 07:20, with 30 minutes there instead of 60.": each stop that becomes another. */
export const stopChanges = (startsAt: string, before: readonly StayedAt[], after: readonly StayedAt[]): string[] =>
  after.flatMap(({ name, arrivalMinutes, stayMinutes }, index) => {
    const old = before[index]
    if (!old || (old.arrivalMinutes === arrivalMinutes && old.stayMinutes === stayMinutes)) return []
    const clock = (minutes: number) => clockAfter(startsAt.slice(11, 16), minutes)
    const arrives =
      old.arrivalMinutes === arrivalMinutes
        ? name
        : `${name} at ${clock(arrivalMinutes)} instead of ${clock(old.arrivalMinutes)}`
    const stays =
      old.stayMinutes === stayMinutes ? '' : `, with ${stayMinutes} minutes there instead of ${old.stayMinutes}`
    return [`${arrives}${stays}.`]
  })

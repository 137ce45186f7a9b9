import type { Fleet } from '#server/fleet/index.ts'
import { hoursInWords } from '#server/platform/span-words.rules.ts'
import type { WhyNotThis } from './candidates.rules.ts'

export interface WordsFor {
  fleet: Pick<Fleet, 'classes'>
  /** The other booking as the desk knows it: "AN-7K2M9P, 10:00 to 18:00". */
  bookingInWords: (bookingId: string) => string
}

/** Why not, in one short sentence without a full stop. */
export function whyNotInWords(problem: WhyNotThis, { fleet, bookingInWords }: WordsFor): string {
  const className = (of: Parameters<typeof fleet.classes.get>[0]) => fleet.classes.get(of)?.name ?? of
  const other = (bookingId: string | null) => (bookingId === null ? 'another job' : bookingInWords(bookingId))
  switch (problem.why) {
    case 'no-room':
      return `No room for ${problem.seats} seats and ${problem.largeCases} large cases`
    case 'other-class':
      return `Not the ${className(problem.vehicleClass)} that was booked`
    case 'no-licence':
      return `No licence for the ${className(problem.vehicleClass)}`
    case 'other-language':
      return `Does not speak ${languageName(problem.language)}`
    case 'on-leave':
      return 'On leave that day'
    case 'off-hours':
      return 'Does not work at that hour'
    case 'busy':
      return `Out with ${other(problem.bookingId)}`
    case 'too-close':
      return `Too close to ${other(problem.bookingId)}`
    case 'too-little-rest':
      return `${hoursInWords(problem.restMinutes)} of rest, the least is ${hoursInWords(problem.leastMinutes)}`
    case 'day-too-long':
      return `The day would be longer than ${hoursInWords(problem.mostMinutes)}`
    case 'too-long-at-the-wheel':
      return `More than ${hoursInWords(problem.mostMinutes)} at the wheel of a bus`
  }
}

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })
const languageName = (code: string) => languages.of(code) ?? code

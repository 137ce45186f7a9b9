import type { VehicleClass } from '#contract/catalogue.ts'
import { hoursInWords, shortDay, weekdayNames } from '#core/days.ts'
import { capitalized, countedInWords } from '#core/words.ts'
import { classNameOf } from '#server/fleet/index.rules.ts'
import type { Fleet } from '#server/fleet/index.ts'
import { languageName } from '#server/platform/language-name.rules.ts'
import { tokyoDayOf, tokyoTimeOf, weekdayAt } from '#server/platform/tokyo-time.rules.ts'
import { awayInWords, dayInWords } from './absence-words.rules.ts'
import type { Handover, WhyNotThis } from './why-not-this.rules.ts'

/** A job that stands in the way, as people speak of it. */
export interface OtherJob {
  /** "Haddad". */
  guest: string
  /** "Narita". */
  tour: string
  startsAt: Date
  endsAt: Date
}

export interface WordsFor {
  fleet: Pick<Fleet, 'classes'>
  /** The job that somebody is to take. */
  startsAt: Date
  otherJob: (bookingId: string) => OtherJob | undefined
}

/** Why not, in one short sentence without a full stop: "Out with Haddad, 09:00 to 17:00". */
export function whyNotInWords(problem: WhyNotThis, words: WordsFor): string {
  const className = (of: VehicleClass) => classNameOf(words.fleet, of)
  const other = (bookingId: string | null) => otherInWords(bookingId, words)
  switch (problem.why) {
    case 'no-room':
      return problem.seatsTooFew > 0
        ? `${capitalized(countedInWords(problem.seatsTooFew, 'seat'))} too few`
        : `${capitalized(countedInWords(problem.casesTooMany, 'suitcase'))} too many`
    case 'other-class':
      return `Not the ${className(problem.vehicleClass)} that was booked`
    case 'no-licence':
      return problem.driver === null
        ? `No licence for the ${className(problem.vehicleClass)}`
        : `${problem.driver} has no licence for the ${className(problem.vehicleClass)}`
    case 'other-language':
      return `Does not speak ${languageName(problem.language)}`
    case 'away':
      return awayInWords(problem.kind, problem.until)
    case 'papers-ended':
      return `Papers ended on ${dayAndMonth(problem.until)}`
    case 'papers-missing':
      return `No ${paperInWords(problem.paper)} yet`
    case 'not-with-us':
      return withUsInWords(problem, words.startsAt)
    case 'off-hours':
      return 'Does not work at that hour'
    case 'busy':
      return `Out with ${other(problem.bookingId)}`
    case 'too-close':
      return `Too close to ${other(problem.bookingId)}: ${hoursInWords(problem.gapMinutes)} between, ${hoursInWords(problem.neededMinutes)} are needed`
    case 'handover':
      return handoverInWords(problem, words)
    case 'too-little-rest':
      return `${hoursInWords(problem.restMinutes)} of rest, the least is ${hoursInWords(problem.leastMinutes)}`
    case 'day-too-long':
      return `A day of ${hoursInWords(problem.lengthMinutes)}, the most is ${hoursInWords(problem.mostMinutes)}`
    case 'too-long-at-the-wheel':
      return `${hoursInWords(problem.drivingMinutes)} at the wheel of a bus, the most is ${hoursInWords(problem.mostMinutes)}`
  }
}

/** The same with what explains it: "7 h 20 of rest, the least is 9 h. Hayashi’s Narita ends on Sunday at 23:10 …". */
export function whyNotAtLength(problem: WhyNotThis, words: WordsFor, name: string): string {
  const short = whyNotInWords(problem, words)
  if (problem.why !== 'too-little-rest' || problem.bookingId === null) return short
  const other = words.otherJob(problem.bookingId)
  if (!other) return short
  const { isBefore, fitsAt } = problem
  const when = isBefore ? `ends on ${dayAndTime(other.endsAt)}` : `starts on ${dayAndTime(other.startsAt)}`
  const fits = fitsAt ? `, so ${name} fits ${isBefore ? 'from' : 'until a start at'} ${hourFrom(words, fitsAt)}` : ''
  return `${short}. ${name}’s ${other.tour} with ${other.guest} ${when}${fits}`
}

/** "Two classes larger, at the same price": of a car that the guests did not pay for, and get. */
export const largerInWords = (classes: number): string =>
  `${capitalized(countedInWords(classes, 'class', 'classes'))} larger, at the same price`

/** For the head of a row: "Rest 7 h 20", "No licence". What is taken is said by whoever knows the whole day. */
export function whyNotInShort(problem: WhyNotThis): string {
  switch (problem.why) {
    case 'no-room':
      return problem.seatsTooFew > 0
        ? `${capitalized(countedInWords(problem.seatsTooFew, 'seat'))} too few`
        : `${capitalized(countedInWords(problem.casesTooMany, 'suitcase'))} too many`
    case 'other-class':
      return 'Another class'
    case 'no-licence':
      return 'No licence'
    case 'other-language':
      return `No ${languageName(problem.language)}`
    case 'away':
      return awayInWords(problem.kind, problem.until)
    case 'papers-ended':
      return 'Papers ended'
    case 'papers-missing':
      return `No ${paperInWords(problem.paper)}`
    case 'not-with-us':
      return 'Not with us'
    case 'off-hours':
      return 'Not working'
    case 'busy':
      return 'Taken'
    case 'too-close':
      return 'Too close'
    case 'handover':
      return 'No time to hand over'
    case 'too-little-rest':
      return `Rest ${hoursInWords(problem.restMinutes)}`
    case 'day-too-long':
      return `Day of ${hoursInWords(problem.lengthMinutes)}`
    case 'too-long-at-the-wheel':
      return `${hoursInWords(problem.drivingMinutes)} at the wheel`
  }
}

/** "Alphard 58-20 is with Ken Hamada until 14:00 and goes through Shinagawa garage first: 40 min between, 1 h 10 are needed". */
function handoverInWords({ car, driver, garage, isBefore, ...problem }: Handover, { otherJob }: WordsFor): string {
  const other = problem.bookingId === null ? undefined : otherJob(problem.bookingId)
  const until = other ? ` until ${tokyoTimeOf(other.endsAt)}` : ' before'
  const from = other ? ` from ${tokyoTimeOf(other.startsAt)}` : ' after'
  const where = garage || 'its garage'
  const whose = car === null ? `${driver} has another car` : `${car} is with ${driver}`
  const way =
    car === null
      ? `${isBefore ? 'brings' : 'leaves'} ${isBefore ? 'it to' : 'this one in'} ${where} first`
      : `goes through ${where} first`
  const minutes = `${hoursInWords(problem.gapMinutes)} between, ${hoursInWords(problem.neededMinutes)} are needed`
  return `${whose}${isBefore ? until : from} and ${way}: ${minutes}`
}

/** "Haddad, 09:00 to 17:00"; with its day where that is another than the job’s. */
function otherInWords(bookingId: string | null, { otherJob, startsAt }: WordsFor): string {
  const other = bookingId === null ? undefined : otherJob(bookingId)
  if (!other) return 'another job'
  const isSameDay = tokyoDayOf(other.startsAt) === tokyoDayOf(startsAt)
  const from = isSameDay
    ? tokyoTimeOf(other.startsAt)
    : `${dayInWords(tokyoDayOf(other.startsAt))}, ${tokyoTimeOf(other.startsAt)}`
  return `${other.guest}, ${from} to ${tokyoTimeOf(other.endsAt)}`
}

/** "health check", of its kind. */
const paperInWords = (kind: string) => kind.replaceAll('-', ' ')

/** "Begins on 1 December", "Left on 30 November". */
function withUsInWords({ beginsOn, lastDay }: { beginsOn: string | null; lastDay: string | null }, at: Date): string {
  if (beginsOn !== null && tokyoDayOf(at) < beginsOn) return `Begins on ${dayAndMonth(beginsOn)}`
  return lastDay === null ? 'Not with us' : `With us until ${dayAndMonth(lastDay)}`
}

const hourFrom = ({ startsAt }: WordsFor, at: Date) =>
  tokyoDayOf(at) === tokyoDayOf(startsAt) ? tokyoTimeOf(at) : dayAndTime(at)

/** "Sunday at 23:10". */
const dayAndTime = (at: Date) => `${weekdayNames[weekdayAt(at) - 1]} at ${tokyoTimeOf(at)}`
const dayAndMonth = (day: string) => shortDay(day).replace(/^\w+ /, '')

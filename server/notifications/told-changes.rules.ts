import { listed } from '#core/words.ts'

/** What a mail says of a booking, each thing under its term: ["Day", "Tuesday 1 December 2026, 08:00 to 17:00"]. */
export type Told = readonly (readonly [term: string, words: string])[]

export interface ToldChange {
  term: string
  /** Null: it was not said before. */
  before: string | null
  /** Null: there is none any more. */
  now: string | null
}

/** What is said otherwise than the last time, in the order in which it is said now. */
export const changesBetween = (before: Told, now: Told): ToldChange[] =>
  differencesBetween(before, now)
    // Mails of earlier days said no names and no code: that is not to say that there were none.
    .filter(({ term, before: said }) => !unsaidEarlier.has(term) || said !== null)

const unsaidEarlier: ReadonlySet<string> = new Set(['Names', 'Booked by', 'Code'])

function differencesBetween(before: Told, now: Told): ToldChange[] {
  const [old, current] = [new Map(isEndTold(now) ? withEnd(before) : before), new Map(now)]
  return [...new Set([...current.keys(), ...old.keys()])]
    .map((term) => ({ term, before: old.get(term) ?? null, now: current.get(term) ?? null }))
    .filter(({ term, before: said, now: says }) => !isSame(said, says) && !(term === stops && said === null))
}

/** A full stop in the place of a semicolon is no news, nor is the plan of a flight that lands when it was told to. */
const isSame = (said: string | null, says: string | null) =>
  said === says || (said !== null && says !== null && bare(said) === bare(says))
const bare = (words: string) => words.replace(/ \(by plan [^)]*\)/, '').replace(/[.;](?= |$)/g, '')

/** Mails of earlier days were not asked what they said of them; they follow from the day, and name no change alone. */
const stops = 'Stops'

/** What is another with something else is not named beside it: a ride is called by its ends, and waiting hangs on the hour. */
const followsFrom: Readonly<Record<string, readonly string[]>> = {
  Ride: ['Pick-up', 'Drop-off'],
  Waiting: ['Day', 'Flight', 'Pick-up'],
  'We meet': ['Pick-up'],
}

/** What a mail said, and to which address. */
export interface ToldTo {
  told: Told
  to: string
}

/** Nothing that the guest had not read: what was changed there and back, or what only the desk sees. */
export const isNothingNew = (before: ToldTo, now: ToldTo): boolean =>
  before.to === now.to && differencesBetween(before.told, now.told).length === 0

/** What is not named at the moment is no news: what was said of it stays, until there is something else to say. */
export const withSaid = (before: Told, now: Told, unnamed: readonly string[]): Told => [
  ...now.filter(([term]) => !unnamed.includes(term)),
  ...before.filter(([term]) => unnamed.includes(term)),
]

const isEndTold = (told: Told) => told.some(([term]) => term === 'Drop-off')

/** Mails of earlier days left out an end that was the pick-up, which stood there with its room and flight. */
function withEnd(told: Told): Told {
  const pickUp = told.find(([term]) => term === 'Pick-up')
  if (!pickUp || isEndTold(told)) return told
  return [...told, ['Drop-off', pickUp[1].replace(/, (room|flight) .*$/, '')]]
}

const nameOf = (change: ToldChange): string =>
  change.term === 'Day' ? nameOfDay(change) : (named[change.term] ?? change.term.toLowerCase())

/** "Tuesday 1 December 2026, 08:00 to 17:00": the day stands before the hours, and each may be the same. */
function nameOfDay({ before, now }: ToldChange): string {
  const [dayBefore, hoursBefore] = before?.split(', ') ?? []
  const [day, hours] = now?.split(', ') ?? []
  if (day === dayBefore) return 'hour'
  return hours === hoursBefore ? 'day' : 'day and hour'
}

const named: Readonly<Record<string, string>> = {
  'You told us': 'what you told us',
  'We meet': 'where we meet',
  Total: 'price',
}

/** By how much the price rose, or fell if less than nothing; null where it is not known what was said before. */
export function dearerYen(changes: readonly ToldChange[]): number | null {
  const total = changes.find(({ term }) => term === 'Total')
  if (!total) return changes.length > 0 ? 0 : null
  return total.before === null || total.now === null ? null : yenIn(total.now) - yenIn(total.before)
}

/** "¥128,000", as `formatYen` writes it. */
const yenIn = (words: string) => Number(words.replace(/\D/g, ''))

/** "pick-up and price", as a subject names it; of many the first two. */
export function changesInWords(changes: readonly ToldChange[]): string {
  const isNamed = (term: string) => changes.some((change) => change.term === term)
  const others = changes.filter(({ term }) => term !== stops && !followsFrom[term]?.some(isNamed))
  const words = (others.length > 0 ? others : changes).map(nameOf)
  if (words.length === 0) return 'details'
  if (words.length > 2) return `${words.slice(0, 2).join(', ')} and more`
  return listed(words)
}

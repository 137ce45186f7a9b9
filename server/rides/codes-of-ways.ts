import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { type CodeRefusal, codeRefused, totalYenOf } from '#server/pricing/index.ts'
import type { ClassesOfRide, PlannedWay, PricedClass } from './priced-classes.ts'

const refusalsOf = ({ prepared, at }: PlannedWay) => prepared.codes.onDay(tokyoDayOf(at.times.startsAt)).refusals
const isIn = (refusals: readonly CodeRefusal[], { field }: CodeRefusal) => refusals.some((one) => one.field === field)

/** A code that counts for no way at all, the first of them. One that counts for one of two ways is used for that one. */
function countsForNone(ways: readonly PlannedWay[]): CodeRefusal | null {
  const [first = [], ...others] = ways.map(refusalsOf)
  return first.find((refusal) => others.every((refusals) => isIn(refusals, refusal))) ?? null
}

/** Refuses a code that takes nothing off this car, with the price that it has without. */
export function refuseCodes(ways: readonly PlannedWay[], { vehicleClass, notLeft }: PricedClass): void {
  const refusal = countsForNone(ways) ?? notLeft
  if (!refusal) return
  const without = ways.flatMap(({ prepared, at }) => prepared.linesFor(vehicleClass, at, [refusal.code]))
  throw codeRefused(refusal, totalYenOf(without))
}

/** The same for all cars: a code that helps with none of them. */
export function refuseCodesForAll(ways: readonly PlannedWay[], { sold }: Pick<ClassesOfRide, 'sold'>): void {
  const refusal = countsForNone(ways) ?? (sold.every(({ notLeft }) => notLeft) ? sold[0]?.notLeft : null)
  if (refusal) throw codeRefused(refusal, null)
}

const wayNames = ['The way there', 'The way back']

/** Where codes count for one way alone, or not for this car: why, as sentences. */
export function codeNoteOf(
  ways: readonly PlannedWay[],
  { name, notLeft }: Pick<PricedClass, 'name' | 'notLeft'>,
): string | null {
  const notThen = ways.flatMap((way, place) =>
    refusalsOf(way).flatMap(({ code, words }) =>
      words === null ? [] : `${wayNames[place]} is without the code ${code}: it ${words}.`,
    ),
  )
  const notes = notLeft?.words
    ? [...notThen, `The ${name} is without the code ${notLeft.code}: it ${notLeft.words}.`]
    : notThen
  return notes.length > 0 ? notes.join(' ') : null
}

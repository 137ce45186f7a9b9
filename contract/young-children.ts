import { counted } from '#core/words.ts'
import type { ChildAges } from './party.ts'

/** The youngest of those whose age was given; null where none was. */
export function youngestOf(ages: ChildAges): number | null {
  const given = ages.filter((age) => age !== null)
  return given.length === 0 ? null : Math.min(...given)
}

/** Where a child is younger than whom the day is made for: "Made for children from 3 years. Your youngest is 2." It is advice, and never a refusal. */
export function tooYoungInWords(fromAge: number | null, youngest: number | null): string | null {
  if (fromAge === null || youngest === null || youngest >= fromAge) return null
  const from = counted(fromAge, 'year')
  return `Made for children from ${from}. Your youngest is ${youngest === 0 ? 'under 1' : youngest}.`
}

import { bookingDetails, type Details, type PlainDetail, plainDetails } from '#core/booking-details.ts'
import { counted } from '#core/words.ts'
import type { Booking } from './booking.ts'
import { childAgeInWords, partyInWords } from './party.ts'
import type { QuoteLine } from './pricing.ts'

/** What guests told us about themselves and what comes along, in the same words on every page, mail and paper. */

export const casesInWords = (largeCases: number) =>
  largeCases === 0 ? 'no large suitcases' : counted(largeCases, 'large suitcase')

/** Those that every house begins with; the office's own are called by the line that they were booked with. */
const extraNames: Readonly<Record<string, readonly [one: string, many: string]>> = {
  'child-seat': ['child seat', 'child seats'],
  'booster-seat': ['booster seat', 'booster seats'],
  stroller: ['folded stroller', 'folded strollers'],
  wheelchair: ['folded wheelchair', 'folded wheelchairs'],
}

/** An extra of the office's own is called by its line alone: that stands on the bill although it is free. */
export const isCalledByLine = ({ extra }: Pick<QuoteLine, 'extra'>): boolean =>
  extra !== undefined && extraNames[extra] === undefined

/** Lines of a bill, of which some are of extras. */
type Lines = readonly Pick<QuoteLine, 'label' | 'extra'>[]

/** "1 child seat, 2 folded strollers, Umbrella × 2"; empty where nothing comes along. */
export const extrasInWords = (extras: Booking['extras'], lines: Lines = []) =>
  extras
    .map(({ code, pieces }) => {
      const known = extraNames[code]
      if (known) return counted(pieces, ...known)
      const name = lines.find(({ extra }) => extra === code)?.label.replace(/ × \d+$/, '')
      const words = code.replaceAll('-', ' ')
      return name ? timesInWords(name, pieces) : counted(pieces, words, words)
    })
    .join(', ')

const timesInWords = (name: string, pieces: number) => (pieces === 1 ? name : `${name} × ${pieces}`)

/** "2 adults, 1 child (5). 3 large suitcases. 1 child seat, 1 folded stroller". */
export const partyWithAll = (
  booking: Pick<Booking, 'guests' | 'childAges' | 'largeCases' | 'extras'> & { lines?: Lines },
) =>
  [
    partyInWords(booking),
    booking.largeCases > 0 && casesInWords(booking.largeCases),
    booking.extras.length > 0 && extrasInWords(booking.extras, booking.lines),
  ]
    .filter(Boolean)
    .join('. ')

/** "Room 1204", which stands beside the pick-up: each plain detail that was written. */
export const plainInWords = (of: Partial<Details<PlainDetail>>): string[] =>
  plainDetails.filter((name) => of[name]).map((name) => `${bookingDetails[name].label} ${of[name]}`)

/** "Ivy Marsh (4): Peanut allergy", one for each traveller of whom something was said; then what was said for all. */
export function toldInWords({ travellers, note }: Pick<Booking, 'travellers' | 'note'>): string[] {
  const ofTravellers = travellers
    .filter((one) => one.note.trim() !== '')
    .map((one) => `${one.name}${one.age === null ? '' : ` (${childAgeInWords(one.age)})`}: ${one.note.trim()}`)
  return [...ofTravellers, ...(note.trim() ? [note.trim()] : [])]
}

/** The same as one text: "Tom: Left knee. No fish, please! We walk slowly". */
export const toldAsSentences = (told: readonly string[]) =>
  told
    .map((words) => (/[.!?。]$/.test(words) ? words : `${words}.`))
    .join(' ')
    .replace(/\.$/, '')

import { formatYen } from '#contract/money.ts'
import type { Change } from '#contract/office-list.ts'
import { extrasInWords } from '#contract/told-words.ts'
import { bookingDetails, type DeskDetail, type Details, deskDetails } from '#core/booking-details.ts'
import { classNameOf } from '#server/fleet/index.rules.ts'
import type { Fleet } from '#server/fleet/index.ts'
import { shortDay } from '#server/platform/day-words.rules.ts'
import { languageName } from '#server/platform/language-name.rules.ts'
import { tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import type { BookingRow } from '../bookings.store.ts'
import { isSameLine } from '../price-overrides.rules.ts'

type Piece = Change['changes'][number]
export type Compared = Details<DeskDetail> &
  Pick<BookingRow, 'startsAt' | 'endsAt' | 'vehicleClass' | 'wish' | 'pickUp' | 'dropOff' | 'lines' | 'totalYen'>

/** What became of a booking, field by field, each before and after in words for a person. */
export function changesBetween(before: Compared, after: Compared, fleet: Pick<Fleet, 'classes'>): Piece[] {
  const className = ({ vehicleClass }: Compared) => classNameOf(fleet, vehicleClass)
  const words: (readonly [string, (of: Compared) => string])[] = [
    ['Day', ({ startsAt }) => shortDay(tokyoDayOf(startsAt))],
    ['Start', ({ startsAt }) => tokyoTimeOf(startsAt)],
    ['End', ({ endsAt }) => tokyoTimeOf(endsAt)],
    ['Car class', className],
    ['Adults', ({ wish }) => String(wish.guests - wish.childAges.length)],
    ['Children', ({ wish }) => (wish.childAges.length === 0 ? 'none' : `ages ${wish.childAges.join(', ')}`)],
    ['Large suitcases', ({ wish }) => String(wish.largeCases)],
    ['Guide', ({ wish }) => (wish.guide ? 'wanted' : 'not wanted')],
    ['Language', ({ wish }) => languageName(wish.guideLanguage)],
    ['Extras', ({ wish, lines }) => extrasInWords([...wish.extras], lines) || 'none'],
    ['Pick-up', ({ pickUp }) => pickUp?.name ?? 'as the tour begins'],
    ['Drop-off', ({ dropOff }) => dropOff?.name ?? 'as the tour ends'],
    ...deskDetails.map((name) => [bookingDetails[name].label, (of: Compared) => of[name]] as const),
  ]
  const fields = words
    .map(([name, of]) => ({ name, before: of(before), after: of(after) }))
    .filter((piece) => piece.before !== piece.after)
  return [...fields, ...lineChanges(before, after)]
}

/** Of lines by their names; one that was not there before, or is no longer, cost nothing. */
function lineChanges(before: Compared, after: Compared): Piece[] {
  const all = [...before.lines, ...after.lines.filter((line) => !before.lines.some((one) => isSameLine(one, line)))]
  const amount = (of: Compared, line: (typeof all)[number]) => of.lines.find((one) => isSameLine(one, line))?.amountYen
  const inYen = (yen: number | undefined) => (yen === undefined ? '' : formatYen(yen))
  const lines = all
    .map((line) => ({ name: line.label, before: inYen(amount(before, line)), after: inYen(amount(after, line)) }))
    .filter((piece) => piece.before !== piece.after)
  if (before.totalYen === after.totalYen) return lines
  return [...lines, { name: 'Total', before: formatYen(before.totalYen), after: formatYen(after.totalYen) }]
}

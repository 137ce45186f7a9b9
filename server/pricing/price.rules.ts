import { formatYen } from '#contract/money.ts'
import { lineKinds, type QuoteLine } from '#contract/pricing.ts'
import { isCalledByLine } from '#contract/told-words.ts'
import { counted } from '#core/words.ts'
import { addMinutes, minutesOfTokyoDay, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { extraLines } from './extras.rules.ts'
import { guideLine, seasonLine } from './guide-lines.rules.ts'
import { codeLines } from './offer-code.rules.ts'
import type { PriceInput } from './price-input.rules.ts'
import { packageYenOf, tourSeasonLine } from './tour-season.rules.ts'
import { lengthInWords, wallTime } from './words.rules.ts'

type LineKind = (typeof lineKinds)[number]

/** When the day ends, its extra half hours included. */
export const endOfDay = (startsAt: Date, durationMinutes: number, extraHalfHours: number) =>
  addMinutes(startsAt, durationMinutes + extraHalfHours * 30)

/** The lines are the price: what they add up to is what is paid. */
export const totalYenOf = (lines: readonly QuoteLine[]) => lines.reduce((sum, line) => sum + line.amountYen, 0)

/** What a day costs, line by line, in the order of the bill. Lines of nothing are left out, except the package and what is named there alone. */
export function priceDay(input: PriceInput): QuoteLine[] {
  const lines: Partial<Record<LineKind, (QuoteLine | null)[]>> = {
    package: [packageLine(input)],
    'extra-hours': [extraHoursLine(input)],
    guide: [guideLine(input)],
    night: [nightLine(input)],
    'airport-pick-up': [pickUpLine(input)],
    'drop-off': [dropOffLine(input)],
    season: [tourSeasonLine(input), seasonLine(input)],
    extra: extraLines(input.extras),
    'offer-code': codeLines(input.offers, { yen: packageYenOf(input), called: 'the day' }),
  }
  return lineKinds
    .flatMap((kind) => lines[kind] ?? [])
    .filter((line) => line !== null)
    .filter((line) => line.kind === 'package' || line.amountYen !== 0 || isCalledByLine(line))
}

function packageLine(input: PriceInput): QuoteLine {
  const { tour, className, guests, guides, guestsPerGuide, startsAt } = input
  const hours = `${tokyoTimeOf(startsAt)} to ${tokyoTimeOf(endOfDay(startsAt, tour.durationMinutes, 0))}`
  const several = `${guides === 2 ? 'both' : `all ${guides}`} guides are included, one for up to ${guestsPerGuide} guests`
  const guide = !tour.guideIncluded ? '' : guides > 1 ? `; ${several}` : '; the guide is included'
  return {
    kind: 'package',
    taxClass: 'standard',
    label: tour.title,
    explanation: `${className} with chauffeur for ${counted(guests, 'guest')}, ${hours} (${lengthInWords(tour.durationMinutes)})${guide}.`,
    amountYen: packageYenOf(input),
  }
}

function extraHoursLine({ tour, startsAt, extraHalfHours, extraHalfHourYen }: PriceInput): QuoteLine {
  const usual = tokyoTimeOf(endOfDay(startsAt, tour.durationMinutes, 0))
  const later = tokyoTimeOf(endOfDay(startsAt, tour.durationMinutes, extraHalfHours))
  const each = extraHalfHours === 1 ? '' : ' each'
  return {
    kind: 'extra-hours',
    taxClass: 'standard',
    label: 'Extra time',
    explanation: `The day ends at ${later} instead of ${usual}: ${counted(extraHalfHours, 'half hour')} at ${formatYen(extraHalfHourYen)}${each}.`,
    amountYen: extraHalfHours * extraHalfHourYen,
  }
}

/** The tour's own hours are part of the package, however early or late: only extra half hours can cost more. */
function nightLine(input: PriceInput): QuoteLine {
  const { dayFromMinutes, dayUntilMinutes, nightHalfHourYen } = input.rates
  const count = nightHalfHours(input)
  const lie = count === 1 ? 'lies' : 'lie'
  return {
    kind: 'night',
    taxClass: 'standard',
    label: 'Night hours',
    explanation: `${counted(count, 'extra half hour')} ${lie} outside ${wallTime(dayFromMinutes)} to ${wallTime(dayUntilMinutes)}: ${formatYen(nightHalfHourYen)} more${count === 1 ? '' : ' for each'}.`,
    amountYen: count * nightHalfHourYen,
  }
}

/** A half hour that is only partly outside the day is still one of the day. */
function nightHalfHours({ tour, startsAt, extraHalfHours, rates }: PriceInput): number {
  return Array.from({ length: extraHalfHours }, (_, index) =>
    minutesOfTokyoDay(endOfDay(startsAt, tour.durationMinutes, index)),
  ).filter((begins) => begins >= rates.dayUntilMinutes || begins + 30 <= rates.dayFromMinutes).length
}

function pickUpLine({ pickUp }: PriceInput): QuoteLine | null {
  if (!pickUp) return null
  return {
    kind: 'airport-pick-up',
    taxClass: 'standard',
    label: `Pick-up at ${pickUp.name}`,
    explanation: `Meeting you at ${pickUp.name} instead of a hotel in town adds ${formatYen(pickUp.feeYen)}.`,
    amountYen: pickUp.feeYen,
  }
}

function dropOffLine({ dropOff }: PriceInput): QuoteLine | null {
  if (!dropOff) return null
  return {
    kind: 'drop-off',
    taxClass: 'standard',
    label: `Drop-off at ${dropOff.name}`,
    explanation: `Ending your day at ${dropOff.name} instead of where it would end adds ${formatYen(dropOff.feeYen)}.`,
    amountYen: dropOff.feeYen,
  }
}

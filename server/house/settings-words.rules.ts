import type { BookingRules, DutyRule } from '#contract/duty-settings.ts'
import type { Fees } from '#contract/fee-settings.ts'
import { formatYen } from '#contract/money.ts'
import { hoursInWords, monthNames } from '#core/days.ts'

const whose: Record<DutyRule['kind'], string> = { vehicle: 'Cars', chauffeur: 'Chauffeurs', guide: 'Guides' }

const dutyNames: Record<Exclude<keyof DutyRule, 'kind'>, string> = {
  turnRoundMinutes: 'time between two jobs',
  longestDayMinutes: 'hours of duty, aim',
  utmostDayMinutes: 'hours of duty, limit',
  leastRestMinutes: 'rest, limit',
  aimedRestMinutes: 'rest, aim',
  longestDriveMinutes: 'at the wheel without a break',
  breakMinutes: 'break',
  busDrivingMinutes: 'at the wheel of a bus',
  utmostMonthMinutes: 'hours of duty in a month',
}

/** Each rule by its name, as the history tells it. */
export function dutyInWords(rules: readonly DutyRule[], booking: BookingRules): Map<string, string> {
  const words = new Map<string, string>()
  for (const rule of rules)
    for (const [key, name] of Object.entries(dutyNames)) {
      const minutes = rule[key as keyof typeof dutyNames]
      words.set(`${whose[rule.kind]}, ${name}`, minutes === null ? 'no limit' : hoursInWords(minutes))
    }
  words.set('Calendar open', `${booking.horizonDays} days`)
  words.set('Guests for one guide', String(booking.guestsPerGuide))
  words.set('Hold', `${booking.holdMinutes} min`)
  words.set('Hold, extension', `${booking.holdExtensionMinutes} min`)
  words.set('Open holds of one network', bound(booking.mostHoldsOfNetwork))
  words.set('Open holds of one address', bound(booking.mostHoldsOfAddress))
  words.set('Of the cars of a day, held by one', bound(booking.mostHeldPercent, '%'))
  words.set('The desk takes off', `${booking.deskLowersPercent}%, or ${formatYen(booking.deskLowersYen)}`)
  words.set('Notice of new tours', `${booking.usualNoticeHours} h`)
  return words
}

const bound = (figure: number | null, unit = '') => (figure === null ? 'no limit' : `${figure}${unit}`)

export interface FeeNames {
  classes: Record<string, string>
  extras: Record<string, string>
  places: Record<string, string>
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export function feesInWords({ rates, ...fees }: Fees, names: FeeNames): Map<string, string> {
  const words = new Map<string, string>([
    ['Day hours', `${clock(rates.dayFromMinutes)} to ${clock(rates.dayUntilMinutes)}`],
    ['Night and early, half hour', formatYen(rates.nightHalfHourYen)],
    [`Guide, short day`, `${formatYen(rates.guideShortYen)} up to ${hoursInWords(rates.guideShortMinutes)}`],
    ['Guide, day', `${formatYen(rates.guideDayYen)} up to ${hoursInWords(rates.guideDayMinutes)}`],
    ['Guide, extra half hour', formatYen(rates.guideExtraHalfHourYen)],
    ['Most extra half hours', String(rates.mostExtraHalfHours)],
  ])
  for (const { vehicleClass, extraHalfHourYen } of fees.classRates)
    words.set(`${names.classes[vehicleClass] ?? vehicleClass}, extra half hour`, formatYen(extraHalfHourYen))
  for (const { name, seasonFrom, seasonTo, guideYen } of fees.guideSeasons)
    words.set(`Guides in ${name}`, `${formatYen(guideYen)} from ${monthDay(seasonFrom)} to ${monthDay(seasonTo)}`)
  for (const { code, priceYen, mostPieces } of fees.extras)
    words.set(names.extras[code] ?? code, `${formatYen(priceYen)}, at most ${mostPieces}`)
  for (const { slug, pickUpFeeYen } of fees.places)
    words.set(`Pick-up at ${names.places[slug] ?? slug}`, formatYen(pickUpFeeYen))
  return words
}

const monthDay = (value: number) => `${value % 100} ${monthNames[Math.floor(value / 100) - 1]?.slice(0, 3)}`

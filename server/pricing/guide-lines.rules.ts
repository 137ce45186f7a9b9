import { formatYen } from '#contract/money.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import { isWithin } from '#core/parts-of-year.ts'
import { counted } from '#core/words.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import type { GuideSeason, PriceInput, Rates } from './price-input.rules.ts'
import { dayInWords, lengthInWords } from './words.rules.ts'

/** A guide of the guest's own wish is paid for the whole day; an included one for what the day is longer than usual. */
export const guideLine = (input: PriceInput): QuoteLine =>
  input.tour.guideIncluded ? longerGuideLine(input) : wishedGuideLine(input)

function longerGuideLine({ guides, extraHalfHours, rates }: PriceInput): QuoteLine {
  const yen = formatYen(rates.guideExtraHalfHourYen)
  const longer = `${counted(extraHalfHours, 'half hour')} longer`
  return {
    kind: 'guide',
    taxClass: 'standard',
    label: guides === 1 ? 'Guide, extra time' : `${guides} guides, extra time`,
    explanation:
      guides === 1
        ? `Your guide stays ${longer}, at ${yen} for each.`
        : `Your ${guides} guides stay ${longer}, at ${yen} for each guide and half hour.`,
    amountYen: guides * extraHalfHours * rates.guideExtraHalfHourYen,
  }
}

function wishedGuideLine(input: PriceInput): QuoteLine {
  const { guideWished, guides, guestsPerGuide, rates } = input
  const minutes = input.tour.durationMinutes + input.extraHalfHours * 30
  const { yen, how } = guideDay(minutes, rates)
  const day = `your ${lengthInWords(minutes)}`
  return {
    kind: 'guide',
    taxClass: 'standard',
    label: guides === 1 ? 'Guide' : `${guides} guides`,
    explanation:
      guides === 1
        ? `A guide for ${day}: ${how}.`
        : `${guides} guides for ${day}, since one looks after up to ${guestsPerGuide} guests: for each, ${how}.`,
    amountYen: guideWished ? guides * yen : 0,
  }
}

/** What one guide costs for so long, and how that comes about. */
function guideDay(minutes: number, rates: Rates): { yen: number; how: string } {
  const upTo = (yen: number, limit: number) => `${formatYen(yen)} for up to ${lengthInWords(limit)}`
  if (minutes <= rates.guideShortMinutes)
    return { yen: rates.guideShortYen, how: upTo(rates.guideShortYen, rates.guideShortMinutes) }
  const day = upTo(rates.guideDayYen, rates.guideDayMinutes)
  if (minutes <= rates.guideDayMinutes) return { yen: rates.guideDayYen, how: day }
  const beyond = Math.ceil((minutes - rates.guideDayMinutes) / 30)
  return {
    yen: rates.guideDayYen + beyond * rates.guideExtraHalfHourYen,
    how: `${day} and ${counted(beyond, 'half hour')} more at ${formatYen(rates.guideExtraHalfHourYen)} each`,
  }
}

/** Included guides are part of the package in every season; where seasons overlap, only the dearest counts. */
export function seasonLine({ tour, guideWished, guides, guideSeasons, startsAt }: PriceInput): QuoteLine | null {
  if (tour.guideIncluded || !guideWished) return null
  const [dearest] = guideSeasons
    .filter((season) => isInSeason(season, tokyoDayOf(startsAt)))
    .sort((a, b) => b.guideYen - a.guideYen || (a.name < b.name ? -1 : 1))
  if (!dearest) return null
  const { name, seasonFrom, seasonTo, guideYen } = dearest
  const each = guides === 1 ? '' : ` for each of ${guides} guides`
  return {
    kind: 'season',
    taxClass: 'standard',
    label: name,
    explanation: `Guides are in demand from ${dayInWords(seasonFrom)} to ${dayInWords(seasonTo)}: ${formatYen(guideYen)} more${each}.`,
    amountYen: guides * guideYen,
  }
}

/** A season that ends before it begins runs over the new year. */
export const isInSeason = (
  { seasonFrom: from, seasonTo: to }: Pick<GuideSeason, 'seasonFrom' | 'seasonTo'>,
  isoDay: string,
): boolean => isWithin({ from, to }, isoDay)

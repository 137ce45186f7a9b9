import type { OutputOf } from '#contract/endpoint.ts'
import type { Fees, readFees } from '#contract/fee-settings.ts'
import { formatCount } from '#contract/money.ts'
import { readMonthDay, writeMonthDay } from '#core/month-days.ts'
import { readClock, readCount, readMinutes, writeClock, writeMinutes } from '#web/ui/duration.ts'
import type { Faults, Typed } from './use-setting.ts'

export type FeeNames = OutputOf<typeof readFees>['names']

/** How a field of the fees is typed and read. */
type Kind = 'yen' | 'count' | 'span' | 'clock'

const rateKinds: Record<keyof Fees['rates'], Kind> = {
  dayFromMinutes: 'clock',
  dayUntilMinutes: 'clock',
  nightHalfHourYen: 'yen',
  guideShortMinutes: 'span',
  guideShortYen: 'yen',
  guideDayMinutes: 'span',
  guideDayYen: 'yen',
  guideExtraHalfHourYen: 'yen',
  mostExtraHalfHours: 'count',
}

/** What a figure of a row is. */
export const rateLabels: Record<keyof Fees['rates'], string> = {
  dayFromMinutes: 'Begins',
  dayUntilMinutes: 'Ends',
  nightHalfHourYen: 'Half an hour',
  guideShortMinutes: 'Up to',
  guideShortYen: 'Yen',
  guideDayMinutes: 'Up to',
  guideDayYen: 'Yen',
  guideExtraHalfHourYen: 'Half an hour',
  mostExtraHalfHours: 'Half hours, most',
}

/** The same where no row says what it is about. */
const rateNames: Record<keyof Fees['rates'], string> = {
  dayFromMinutes: 'begin of the day',
  dayUntilMinutes: 'end of the day',
  nightHalfHourYen: 'night and early',
  guideShortMinutes: 'length of a guide’s short day',
  guideShortYen: 'short day of a guide',
  guideDayMinutes: 'length of a guide’s day',
  guideDayYen: 'day of a guide',
  guideExtraHalfHourYen: 'extra half hour of a guide',
  mostExtraHalfHours: 'most extra half hours',
}

const write = (kind: Kind, value: number) => {
  if (kind === 'clock') return writeClock(value)
  if (kind === 'span') return writeMinutes(value)
  return kind === 'yen' ? formatCount(value) : String(value)
}

const read: Record<Kind, (typed: string) => number | null> = {
  yen: readCount,
  count: readCount,
  span: readMinutes,
  clock: readClock,
}

const advice: Record<Kind, string> = {
  yen: 'Whole yen, such as 5,000.',
  count: 'A whole number.',
  span: 'Such as 4 h or 4 h 30.',
  clock: 'A time, such as 08:00.',
}

export function typeFees({ rates, classRates, guideSeasons, extras, places }: Fees): Typed {
  const typed: Record<string, string> = {}
  for (const [name, kind] of Object.entries(rateKinds))
    typed[`rates.${name}`] = write(kind, rates[name as keyof Fees['rates']])
  for (const { vehicleClass, extraHalfHourYen } of classRates)
    typed[`class.${vehicleClass}`] = write('yen', extraHalfHourYen)
  for (const { code, priceYen, mostPieces } of extras) {
    typed[`extra.${code}.yen`] = write('yen', priceYen)
    typed[`extra.${code}.most`] = String(mostPieces)
  }
  for (const { slug, pickUpFeeYen } of places) typed[`place.${slug}`] = write('yen', pickUpFeeYen)
  for (const [index, season] of guideSeasons.entries()) {
    typed[`season.${index}.name`] = season.name
    typed[`season.${index}.from`] = writeMonthDay(season.seasonFrom)
    typed[`season.${index}.to`] = writeMonthDay(season.seasonTo)
    typed[`season.${index}.yen`] = write('yen', season.guideYen)
  }
  return typed
}

/** The seasons in the order in which they were typed, by their number in the fields' names. */
export const seasonsIn = (typed: Typed): number[] =>
  Object.keys(typed)
    .flatMap((name) => /^season\.(\d+)\.name$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)

/** What was typed as fees, or what of it is not a figure. */
export function readFeesTyped(typed: Typed, known: Fees): { faults: Faults } | { fees: Fees } {
  const faults: Record<string, string> = {}
  const figure = (kind: Kind, field: string): number => {
    const value = read[kind](typed[field] ?? '')
    if (value === null || Number.isNaN(value)) faults[field] = advice[kind]
    return value ?? 0
  }
  const monthDay = (field: string): number => {
    const value = readMonthDay(typed[field] ?? '')
    if (Number.isNaN(value)) faults[field] = 'Month and day, such as 03-20.'
    return value
  }
  const rates = Object.fromEntries(
    Object.entries(rateKinds).map(([name, kind]) => [name, figure(kind, `rates.${name}`)]),
  ) as Fees['rates']
  const fees: Fees = {
    rates,
    classRates: known.classRates.map(({ vehicleClass }) => ({
      vehicleClass,
      extraHalfHourYen: figure('yen', `class.${vehicleClass}`),
    })),
    extras: known.extras.map(({ code }) => ({
      code,
      priceYen: figure('yen', `extra.${code}.yen`),
      mostPieces: figure('count', `extra.${code}.most`),
    })),
    places: known.places.map(({ slug }) => ({ slug, pickUpFeeYen: figure('yen', `place.${slug}`) })),
    guideSeasons: seasonsIn(typed).map((index) => ({
      name: (typed[`season.${index}.name`] ?? '').trim(),
      seasonFrom: monthDay(`season.${index}.from`),
      seasonTo: monthDay(`season.${index}.to`),
      guideYen: figure('yen', `season.${index}.yen`),
    })),
  }
  for (const index of seasonsIn(typed))
    if (!typed[`season.${index}.name`]?.trim()) faults[`season.${index}.name`] = 'Name the season.'
  return Object.keys(faults).length > 0 ? { faults } : { fees }
}

export function feeLabelOf(names: FeeNames): (field: string) => string {
  return (field) => {
    const [group = '', key = '', part = ''] = field.split('.')
    if (group === 'rates') return rateNames[key as keyof Fees['rates']] ?? key
    if (group === 'class') return `${names.classes[key] ?? key}, extra half hour`
    if (group === 'extra') return part === 'most' ? `${names.extras[key] ?? key}, pieces` : (names.extras[key] ?? key)
    if (group === 'place') return `pick-up at ${names.places[key] ?? key}`
    return group === 'season' ? `guide season ${Number(key) + 1}, ${part}` : field
  }
}

/** Where a refusal of the server belongs: it counts the rows, the page names them. */
export function feeFieldOf(path: string, typed: Typed, known: Fees): string {
  const [list = '', index = '', part = ''] = path.replace(/^fees\./, '').split('.')
  const at = Number(index)
  switch (list) {
    case 'classRates':
      return `class.${known.classRates[at]?.vehicleClass}`
    case 'places':
      return `place.${known.places[at]?.slug}`
    case 'extras':
      return `extra.${known.extras[at]?.code}.${part === 'mostPieces' ? 'most' : 'yen'}`
    case 'guideSeasons':
      return `season.${seasonsIn(typed)[at]}.${seasonParts[part] ?? part}`
    default:
      return path.replace(/^fees\./, '')
  }
}

const seasonParts: Record<string, string> = { seasonFrom: 'from', seasonTo: 'to', guideYen: 'yen' }

import type { CancellationTier } from '#contract/catalogue.ts'
import { type Fares, type FareTableRow, nameOfCode, type OfficeFares } from '#contract/fares.ts'
import { formatYen } from '#contract/money.ts'
import { taxClassWords } from '#contract/tax-words.ts'
import { addDays } from '#core/days.ts'
import { monthDaysInWords } from '#core/parts-of-year.ts'
import { uncapitalized } from '#core/words.ts'
import { MONTHS, shortDay } from '#web/ui/day.ts'
import type { ComparedField } from '#web/ui/office/conflict.tsx'
import { shareInPercent } from '#web/ui/office/share-in-percent.ts'
import type { TagTone } from '#web/ui/tag.tsx'
import type { DraftValues } from './fare-values.ts'

/** "Tue 1 Dec 2026, 00:00 Tokyo". Moments carry Tokyo's offset. */
export const momentWords = (moment: string) =>
  `${shortDay(moment.slice(0, 10))} ${moment.slice(0, 4)}, ${moment.slice(11, 16)} Tokyo`

/** "1 December". */
export function dayAndMonth(moment: string): string {
  const [, month, day] = moment.slice(0, 10).split('-').map(Number)
  return `${day} ${MONTHS[(month ?? 1) - 1]}`
}

/** "1 Dec 2026". */
export function dayWithYear(moment: string): string {
  const [year, month, day] = moment.slice(0, 10).split('-').map(Number)
  return `${day} ${(MONTHS[(month ?? 1) - 1] ?? '').slice(0, 3)} ${year}`
}

export const tableTags: Record<FareTableRow['state'], { word: string; tone: TagTone }> = {
  draft: { word: 'Draft', tone: 'waiting' },
  coming: { word: 'Coming', tone: 'info' },
  'in-force': { word: 'In force', tone: 'ok' },
  past: { word: 'Past', tone: 'neutral' },
}

/** "from 1 Dec 2026", "1 Sep 2026 to 30 Nov 2026". The end is the moment at which the next begins. */
export function spanOfTable({ inForceFrom, inForceUntil }: Pick<FareTableRow, 'inForceFrom' | 'inForceUntil'>): string {
  if (!inForceUntil) return `from ${dayWithYear(inForceFrom)}`
  const isMidnight = inForceUntil.slice(11, 16) === '00:00'
  const last = isMidnight ? addDays(inForceUntil.slice(0, 10), -1) : inForceUntil
  return `${dayWithYear(inForceFrom)} to ${dayWithYear(last)}`
}

/** "+ ¥3,700", "− ¥1,100", "same". */
export function changeWords(nowYen: number, draftYen: number): string {
  const difference = draftYen - nowYen
  if (difference === 0) return 'same'
  return `${difference > 0 ? '+' : '−'} ${formatYen(Math.abs(difference))}`
}

/** "3.8%" of what it was; nothing where there was nothing. */
export function percentWords(nowYen: number, draftYen: number): string {
  if (nowYen === 0 || nowYen === draftYen) return ''
  return shareInPercent(Math.abs(draftYen - nowYen), nowYen)
}

/** The months that can be tried, the last one first; "October", with the year where it is another. */
export function monthChoices(today: string, count = 12): { id: string; label: string }[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(year, month - 2 - index, 1))
    const id = at.toISOString().slice(0, 7)
    const name = MONTHS[at.getUTCMonth()] ?? ''
    return { id, label: at.getUTCFullYear() === year ? name : `${name} ${at.getUTCFullYear()}` }
  })
}

/** "100% back until 48 h before, then nothing." */
export function tiersInWords(tiers: readonly CancellationTier[]): string {
  const parts = tiers.map(({ hoursBefore, refundPercent }, index) => {
    const back = refundPercent === 0 ? 'nothing' : `${refundPercent}%`
    if (hoursBefore === 0) return index === 0 ? `${back} back at any time` : `then ${back}`
    return index === 0 ? `${back} back until ${hoursBefore} h before` : `${back} until ${hoursBefore} h`
  })
  return `${parts.join(', ')}.`
}

const by = (yen: Record<string, number>) => Object.values(yen).map(formatted).join(' / ')
const formatted = (yen: number) => (Number.isSafeInteger(yen) ? formatYen(yen) : '?')

type Ground = Pick<OfficeFares, 'areas' | 'airports'>

/** Every part of a draft in words: what is compared where two people changed it. */
export const draftFields = ({ areas, airports }: Ground): readonly ComparedField<DraftValues>[] => [
  { name: 'name', label: 'Name' },
  { name: 'inForceFrom', label: 'In force from', words: ({ inForceFrom }) => momentWords(inForceFrom) },
  {
    name: 'flat',
    label: 'Airport transfers',
    words: ({ flat }) =>
      flat
        .map((row) => `${airportName(airports, row.airport)}, ${areaNames(areas, row.areas)}: ${by(row.yen)}`)
        .join('; '),
  },
  { name: 'airportPickUpYen', label: 'Board and parking', words: (fares) => formatted(fares.airportPickUpYen) },
  { name: 'kerbLessYen', label: 'Less at the kerb', words: (fares) => formatted(fares.kerbLessYen) },
  {
    name: 'point',
    label: 'Point to point',
    words: ({ point }) =>
      [
        `begin ${by(point.baseYen)}`,
        ...point.bands.map((band) => `${bandWords(band.uptoKilometres)} ${by(band.perKilometreYen)}`),
        `minute ${by(point.perMinuteYen)}`,
        `at least ${by(point.leastYen)}`,
      ].join('; '),
  },
  {
    name: 'tolls',
    label: 'Tolls',
    words: ({ tolls }) =>
      `from ${tolls.fromKilometres} km ${formatted(tolls.baseYen)}, a km ${formatted(tolls.perKilometreYen)}, ${uncapitalized(taxClassWords[tolls.taxClass ?? 'standard'])}`,
  },
  {
    name: 'hourly',
    label: 'By the hour',
    words: ({ hourly }) =>
      [
        ...hourly.packages.map(({ hours, yen }) => `${hours} h ${by(yen)}`),
        `half an hour ${by(hourly.extraHalfHourYen)}`,
      ].join('; '),
  },
  {
    name: 'waiting',
    label: 'Waiting',
    words: ({ waiting: { airportFreeMinutes, elsewhereFreeMinutes, stepMinutes, stepYen } }) =>
      `${airportFreeMinutes} and ${elsewhereFreeMinutes} min free, then ${formatted(stepYen)} for ${stepMinutes} min`,
  },
  { name: 'night', label: 'Night', words: ({ night }) => `${night.from} to ${night.until}, + ${night.percent}%` },
  { name: 'roundingYen', label: 'Rounding', words: ({ roundingYen }) => `to ${formatted(roundingYen)}` },
  {
    name: 'seasons',
    label: 'Seasons',
    words: ({ seasons }) =>
      seasons
        .map(({ name, from, to, percent }) => `${name}, ${monthDaysInWords({ from, to })}, + ${percent}%`)
        .join('; '),
  },
  {
    name: 'cancellation',
    label: 'Cancellation',
    words: ({ cancellation }) =>
      Object.entries(cancellation)
        .map(([way, tiers]) => `${way}: ${tiersInWords(tiers)}`)
        .join(' '),
  },
  {
    name: 'taxis',
    label: 'Taxis',
    words: ({ taxis }) =>
      taxis
        .map(({ from, to, dayYen, nightYen }) => `${from} to ${to} ${formatted(dayYen)}, ${formatted(nightYen)}`)
        .join('; '),
  },
]

export const bandWords = (uptoKilometres: number | null) =>
  uptoKilometres === null ? 'beyond, a km' : `up to ${uptoKilometres} km, a km`

/** Names of areas, in the order of the row. */
export const areaNames = (areas: readonly { code: string; name: string }[], codes: readonly string[]) =>
  codes.map((code) => areas.find((area) => area.code === code)?.name ?? nameOfCode(code)).join(', ')

export const airportName = (airports: readonly { code: string; name: string }[], code: string) =>
  airports.find((airport) => airport.code === code)?.name ?? nameOfCode(code)

export type Way = keyof Fares['cancellation']
export const ways = [
  { id: 'transfer', label: 'Transfers' },
  { id: 'point', label: 'Point to point' },
  { id: 'hourly', label: 'By the hour' },
] as const satisfies readonly { id: Way; label: string }[]

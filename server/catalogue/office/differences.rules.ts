import type { VehicleClass } from '#contract/catalogue.ts'
import { weekdaysInWords } from '#contract/closed-words.ts'
import { formatCount, formatYen } from '#contract/money.ts'
import type { StoredDraft } from './draft.rules.ts'

/** How the office calls the parts of a tour, in the order of its editor. */
const names: Record<keyof StoredDraft, string> = {
  title: 'Name',
  slug: 'Address',
  categoryId: 'Category',
  durationMinutes: 'Length',
  walkingLevel: 'Walking',
  walkingKilometres: 'Kilometres on foot',
  steps: 'Steps',
  stroller: 'Stroller',
  fromAge: 'From age',
  shortName: 'Short name',
  summary: 'One line for lists',
  bestMonths: 'Best months',
  suits: 'Suits',
  details: 'Words',
  included: 'Included',
  notIncluded: 'Not included',
  planB: 'Plan B',
  pickUp: 'Pick-up',
  dropOff: 'Drop-off',
  stops: 'Stops',
  returnDriveMinutes: 'Drive back',
  pictures: 'Pictures',
  prices: 'Prices',
  seasons: 'Seasons',
  season: 'Runs',
  guideIncluded: 'Guide',
  startTimes: 'Start times',
  minimumNoticeHours: 'Notice',
  cancellationTiers: 'Cancellation',
}

/** Two values are the same when they say the same, whatever the order of their keys. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return Array.isArray(a) === Array.isArray(b) && [...keys].every((key) => same(left[key], right[key]))
}

const fieldsOf = (a: StoredDraft, b: StoredDraft) =>
  (Object.keys(names) as (keyof StoredDraft)[]).filter((field) => !same(a[field], b[field]))

/** Names of what differs. */
export const differencesOf = (draft: StoredDraft, published: StoredDraft | null): string[] =>
  published ? fieldsOf(published, draft).map((field) => names[field]) : []

const mostLetters = 200
const cut = (text: string) => (text.length > mostLetters ? `${text.slice(0, mostLetters - 1)}…` : text)

/** How people call what a draft knows by its code. */
interface Called {
  lineOf: (id: string | null) => string
  classOf: (vehicleClass: VehicleClass) => string
}

/** What the history says of a change, in words for a person. */
export function changesOf(
  before: StoredDraft,
  after: StoredDraft,
  called: Called,
): { name: string; before: string; after: string }[] {
  return fieldsOf(before, after).map((field) => ({
    name: names[field],
    before: cut(inWords(before, field, called)),
    after: cut(inWords(after, field, called)),
  }))
}

const yen = (amount: number | null) => (amount === null ? 'no price' : formatYen(amount))

function inWords(draft: StoredDraft, field: keyof StoredDraft, { lineOf, classOf }: Called): string {
  const value = draft[field]
  switch (field) {
    case 'categoryId':
      return lineOf(draft.categoryId)
    case 'details':
      return `${formatCount(wordsIn(draft.details))} words`
    case 'stops':
      return draft.stops.map(({ name, stayMinutes }) => `${name} ${stayMinutes ?? 0} min`).join(', ')
    case 'pickUp':
    case 'dropOff':
      return draft[field].isGuestsHotel ? `${draft[field].name} (wherever the guest stays)` : draft[field].name
    case 'pictures':
      return draft.pictures.map(({ alt }) => alt.slice(0, 40)).join('; ')
    case 'prices':
      return draft.prices
        .filter(({ onSale }) => onSale)
        .map(({ vehicleClass, priceYen }) => `${classOf(vehicleClass)} ${yen(priceYen)}`)
        .join(', ')
    case 'seasons':
      return draft.seasons
        .map(({ name, from, to, percent, closed, weekdays }) => {
          const on = weekdays.length > 0 ? ` on ${weekdaysInWords(weekdays)}` : ''
          return `${name} ${from} to ${to} ${closed ? `closed${on}` : `+${percent}%`}`
        })
        .join(', ')
    case 'season':
      return draft.season ? `${draft.season.from} to ${draft.season.to}` : 'all year'
    case 'cancellationTiers':
      return draft.cancellationTiers.map((tier) => `${tier.hoursBefore} h ${tier.refundPercent}%`).join(', ')
    case 'guideIncluded':
      return draft.guideIncluded ? 'included' : 'not included'
    default:
      return Array.isArray(value) ? value.join(', ') : String(value ?? '')
  }
}

/** Of the visible text alone. */
export function wordsIn(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0
  const { text, content } = node as { text?: unknown; content?: unknown[] }
  const own = typeof text === 'string' ? text.split(/\s+/).filter(Boolean).length : 0
  return (content ?? []).reduce<number>((sum, child) => sum + wordsIn(child), own)
}

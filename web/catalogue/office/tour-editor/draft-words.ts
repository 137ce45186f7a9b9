import type { VehicleClass } from '#contract/catalogue.ts'
import { formatYen } from '#contract/money.ts'
import type { TourDraft } from '#contract/tour-draft.ts'
import type { EditedTour } from '#contract/tour-editing.ts'
import { hoursInWords } from '#core/days.ts'
import { changeInWords, monthsInWords, seasonInWords } from './season.rules.ts'
import { tiersInWords } from './tiers.rules.ts'

export interface DraftField {
  name: keyof TourDraft
  label: string
  words: (draft: TourDraft, classes: EditedTour['classes']) => string
}

/** How far a stroller comes along, in the office's words. */
export const strollerNames = { all: 'All the way', part: 'Part of the way', none: 'Not at all' } as const

const lines = (items: readonly string[]) => items.join('; ')
const minutes = (value: number | null) => (value === null ? '' : hoursInWords(value))

/** The plain words of a document, as far as one wants to compare them. */
export function plainText(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  const { text, content, type } = node as { text?: unknown; content?: unknown; type?: unknown }
  if (typeof text === 'string') return text
  if (!Array.isArray(content)) return ''
  const isBlock = type !== 'paragraph' && type !== 'heading'
  return content
    .map(plainText)
    .filter((part) => part !== '')
    .join(isBlock ? ' ' : '')
}

const shortened = (text: string) => (text.length > 240 ? `${text.slice(0, 240)}… (${text.length} characters)` : text)

/** Every field of a draft with its name and its value for people: what is compared and what is joined. */
export const draftFields: readonly DraftField[] = [
  { name: 'title', label: 'Name', words: (draft) => draft.title },
  { name: 'slug', label: 'Address', words: (draft) => draft.slug },
  { name: 'category', label: 'Category', words: (draft) => draft.category ?? '' },
  { name: 'shortName', label: 'Short name', words: (draft) => draft.shortName },
  { name: 'summary', label: 'One line for lists', words: (draft) => draft.summary },
  { name: 'details', label: 'Words', words: (draft) => shortened(plainText(draft.details)) },
  { name: 'durationMinutes', label: 'Length', words: (draft) => minutes(draft.durationMinutes) },
  { name: 'walkingLevel', label: 'Walking', words: (draft) => draft.walkingLevel },
  {
    name: 'walkingKilometres',
    label: 'Kilometres on foot',
    words: (draft) => (draft.walkingKilometres === null ? '' : String(draft.walkingKilometres)),
  },
  { name: 'steps', label: 'Steps', words: (draft) => (draft.steps === null ? '' : String(draft.steps)) },
  { name: 'stroller', label: 'Stroller', words: (draft) => (draft.stroller ? strollerNames[draft.stroller] : '') },
  { name: 'fromAge', label: 'From age', words: (draft) => (draft.fromAge === null ? '' : `${draft.fromAge} years`) },
  { name: 'included', label: 'Included', words: (draft) => lines(draft.included) },
  { name: 'notIncluded', label: 'Not included', words: (draft) => lines(draft.notIncluded) },
  { name: 'suits', label: 'Whom it suits', words: (draft) => lines(draft.suits) },
  { name: 'planB', label: 'If the weather says no', words: (draft) => draft.planB },
  { name: 'pickUp', label: 'Pick-up', words: (draft) => placeWords(draft.pickUp) },
  {
    name: 'stops',
    label: 'Stops',
    words: (draft) => draft.stops.map(stopWords).join('; '),
  },
  { name: 'returnDriveMinutes', label: 'Drive to the end', words: (draft) => minutes(draft.returnDriveMinutes) },
  { name: 'dropOff', label: 'End of the day', words: (draft) => placeWords(draft.dropOff) },
  {
    name: 'pictures',
    label: 'Pictures',
    words: (draft) => draft.pictures.map(({ alt, focus }) => `${alt || 'without words'} (${focus})`).join('; '),
  },
  { name: 'startTimes', label: 'Start times', words: (draft) => draft.startTimes.join(', ') },
  {
    name: 'minimumNoticeHours',
    label: 'Notice',
    words: (draft) => (draft.minimumNoticeHours === null ? '' : `${draft.minimumNoticeHours} h`),
  },
  { name: 'guideIncluded', label: 'Guide', words: (draft) => (draft.guideIncluded ? 'included' : 'only when wished') },
  { name: 'season', label: 'Runs', words: (draft) => seasonInWords(draft.season) },
  { name: 'bestMonths', label: 'At its best', words: (draft) => monthsInWords(draft.bestMonths) },
  {
    name: 'seasons',
    label: 'Seasons',
    words: (draft) =>
      draft.seasons
        .map(({ name, from, to, ...what }) => {
          const when = from && to ? seasonInWords({ from, to }) : 'no days yet'
          return `${name || 'A season'}, ${when}, ${changeInWords(what)}`
        })
        .join('; '),
  },
  {
    name: 'prices',
    label: 'Prices',
    words: (draft, classes) =>
      draft.prices
        .filter(({ onSale }) => onSale)
        .map(({ vehicleClass, priceYen, loads }) => {
          const most = Math.max(0, ...loads.map(({ guests }) => guests))
          return `${classNameIn(classes, vehicleClass)} ${priceYen === null ? 'without a price' : formatYen(priceYen)}${most ? `, up to ${most}` : ''}`
        })
        .join('; '),
  },
  { name: 'cancellationTiers', label: 'Cancellation', words: (draft) => tiersInWords(draft.cancellationTiers) },
]

/** As the database calls a class. */
export const classNameIn = (classes: EditedTour['classes'], vehicleClass: VehicleClass): string =>
  classes.find((one) => one.vehicleClass === vehicleClass)?.name ?? vehicleClass

const placeWords = ({ name, latitude, longitude, isGuestsHotel }: TourDraft['pickUp']) =>
  [name, isGuestsHotel && 'wherever the guest stays', (latitude === null || longitude === null) && 'not on the map']
    .filter(Boolean)
    .join(', ')

const stopWords = ({ name, driveMinutes, stayMinutes, fixedArrival }: TourDraft['stops'][number]) =>
  `${name || 'A stop'} (drive ${driveMinutes ?? 0}, stay ${stayMinutes ?? 0}${fixedArrival ? `, fixed ${fixedArrival}` : ''})`

/** The fields in which two drafts differ. */
export const differingFields = (one: TourDraft, other: TourDraft) =>
  draftFields.filter(({ name }) => written(one[name]) !== written(other[name]))

/** The same whatever the order of the keys: what was kept in the database comes back in another. */
const written = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

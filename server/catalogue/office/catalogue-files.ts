import type { OfficeCategoryRow } from '#contract/category-editing.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { type OfficeTourRow, officeTourColumns, type officeToursFile } from '#contract/tour-list.ts'
import type { Context } from '#server/platform/context.ts'
import { type CsvColumn, type CsvFile, csvFile } from '#server/platform/csv.ts'
import { type CategoryListInput, listOfficeCategories } from './office-categories.store.ts'
import { listTours } from './office-tours.store.ts'

export type ToursFile = ReadInputOf<typeof officeToursFile>

/** On all pages: there are some dozens of tours, and far fewer lines. */
const allRows = { page: 1, rows: 100_000 }

const stateOfTour = ({ state, hasDraft }: OfficeTourRow) =>
  state === 'draft' ? 'draft' : `${state === 'published' ? 'public' : state}${hasDraft ? ', changes waiting' : ''}`

const tourColumns: Record<(typeof officeTourColumns)[number], readonly CsvColumn<OfficeTourRow>[]> = {
  title: [
    { header: 'Tour', value: ({ title }) => title },
    { header: 'Address', value: ({ slug }) => slug },
  ],
  line: [
    { header: 'Category', value: ({ line }) => line?.name ?? null },
    { header: 'Station', value: ({ station }) => station },
  ],
  state: [{ header: 'State', value: stateOfTour }],
  price: [{ header: 'Price per car (yen)', value: ({ fromYen }) => fromYen }],
  duration: [{ header: 'Length (minutes)', value: ({ durationMinutes }) => durationMinutes }],
  rating: [
    { header: 'Rating', value: ({ rating }) => rating },
    { header: 'Reviews', value: ({ reviews }) => reviews },
  ],
  bookings: [{ header: 'Bookings, 90 days', value: ({ bookings }) => bookings }],
  revenue: [{ header: 'Revenue, 90 days (yen)', value: ({ revenueYen }) => revenueYen }],
  changed: [
    { header: 'Changed (Tokyo)', value: ({ changedAt }) => `${changedAt.slice(0, 10)} ${changedAt.slice(11, 16)}` },
    { header: 'Changed by', value: ({ changedBy }) => changedBy },
  ],
}

/** What the filters leave, in the columns that were shown. */
export async function makeToursFile({ db, clock }: Context, { columns, ...asked }: ToursFile): Promise<CsvFile> {
  const { rows } = await listTours(db, { ...asked, ...allRows }, clock.now())
  const shown = columns.length > 0 ? columns : officeTourColumns
  return csvFile(
    shown.flatMap((id) => tourColumns[id]),
    rows,
  )
}

const categoryColumns: readonly CsvColumn<OfficeCategoryRow>[] = [
  { header: 'Order', value: ({ position }) => position },
  { header: 'Letter', value: ({ letter }) => letter },
  { header: 'Category', value: ({ name }) => name },
  { header: 'Address', value: ({ slug }) => slug },
  { header: 'Tours', value: ({ publishedTours }) => publishedTours },
  { header: 'Drafts', value: ({ tours, publishedTours }) => tours - publishedTours },
  { header: 'Bookings, 12 months', value: ({ bookings }) => bookings },
  { header: 'Rating', value: ({ rating }) => rating },
  { header: 'Revenue, 12 months (yen)', value: ({ revenueYen }) => revenueYen },
  { header: 'State', value: ({ state }) => state },
]

export async function makeCategoriesFile({ db, clock }: Context, asked: CategoryListInput): Promise<CsvFile> {
  const { rows } = await listOfficeCategories(db, { ...asked, ...allRows }, clock.now())
  return csvFile(categoryColumns, rows)
}

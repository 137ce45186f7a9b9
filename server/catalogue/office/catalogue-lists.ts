import { officeCategories, officeCategoriesFile } from '#contract/category-editing.ts'
import { type OfficeTourRow, type officeTourColumns, officeTours, officeToursFile } from '#contract/tour-list.ts'
import type { CsvColumn } from '#server/platform/csv.ts'
import { allOnOnePage } from '#server/platform/office-list.rules.ts'
import { officeList } from '#server/platform/office-list.ts'
import { listOfficeCategories } from './office-categories.store.ts'
import { listTours } from './office-tours.store.ts'
import { readPage } from './read-page.ts'

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

export const toursList = officeList({
  name: 'tours',
  list: officeTours,
  file: officeToursFile,
  page: ({ db, clock }, asked) => readPage(asked, (page) => listTours(db, page, clock.now())),
  all: async ({ db, clock }, { columns: _, ...asked }) =>
    (await listTours(db, { ...asked, ...allOnOnePage }, clock.now())).rows,
  columns: tourColumns,
  needs: { revenue: 'see:earnings' },
})

export const categoriesList = officeList({
  name: 'categories',
  list: officeCategories,
  file: officeCategoriesFile,
  page: ({ db, clock }, asked) => readPage(asked, (page) => listOfficeCategories(db, page, clock.now())),
  all: async ({ db, clock }, asked) =>
    (await listOfficeCategories(db, { ...asked, ...allOnOnePage }, clock.now())).rows,
  columns: {
    all: [
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
    ],
  },
  needs: { revenue: 'see:earnings' },
})

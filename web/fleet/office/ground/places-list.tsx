import { Plus } from 'lucide-react'
import { formatYen } from '#contract/money.ts'
import { officePlaces, officePlacesFile, type PlaceRow } from '#contract/office-places.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { type ColumnDefinition, defineList } from '#web/ui/office-table/definition.ts'
import { askViews } from '#web/ui/office-table/server-views.ts'
import { kindChoices, kindWords } from './place-words.ts'

const columns: ColumnDefinition<PlaceRow>[] = [
  {
    ...{ id: 'name', header: 'Place', sorts: true, narrow: 'start' },
    cell: (row) => (
      <span className="grid max-w-64 min-w-0 leading-tight">
        <bdi className="truncate font-semibold">{row.name}</bdi>
        <bdi lang="ja" className="truncate text-[0.8125rem] text-ink-3">
          {row.nameJa}
        </bdi>
      </span>
    ),
  },
  { id: 'kind', header: 'Kind', cell: (row) => kindWords[row.kind], sorts: true, narrow: 'end' },
  { id: 'area', header: 'Area', cell: (row) => <bdi>{row.areaName}</bdi>, sorts: true, narrow: 'start' },
  {
    ...{ id: 'address', header: 'Address', hidden: true, narrow: 'away' },
    cell: (row) => <bdi lang="ja">{row.addressJa || '–'}</bdi>,
  },
  {
    ...{ id: 'position', header: 'Position', hidden: true, narrow: 'away' },
    cell: (row) => (
      <bdi>
        {row.latitude}, {row.longitude}
      </bdi>
    ),
  },
  {
    ...{ id: 'fee', header: 'Pick-up', numeric: true, hidden: true, narrow: 'away' },
    cell: (row) => <bdi>{formatYen(row.pickUpFeeYen)}</bdi>,
  },
  {
    ...{ id: 'ahead', header: 'Bookings ahead', numeric: true, narrow: 'corner' },
    cell: (row) => <bdi>{row.bookingsAhead}</bdi>,
  },
]

/** Where guests are picked up and dropped. */
export const placesList = defineList<PlaceRow>({
  name: 'places',
  words: { one: 'place', many: 'places' },
  ask: askViews(officePlaces),
  file: askViews(officePlacesFile),
  usualSort: 'name',
  search: 'Name, Japanese, address',
  tall: true,
  idOf: (row) => row.slug,
  labelOf: (row) => `${row.name}, ${kindWords[row.kind].toLowerCase()}, ${row.areaName}`,
  to: (row) => `/admin/places/edit/${row.slug}`,
  columns,
  filters: [
    { kind: 'some', id: 'kind', label: 'Kind', shown: true, choices: kindChoices },
    { kind: 'some', id: 'area', label: 'Area', shown: true },
    { kind: 'one', id: 'only', label: 'Only', choices: [{ id: 'retired', label: 'Retired' }] },
  ],
  views: [
    { id: 'inUse', label: 'In use', query: {} },
    { id: 'retired', label: 'Retired', query: { only: 'retired' } },
  ],
  firstUse: {
    title: 'No places yet',
    words: 'Hotels, stations, airports, piers and sights: every door where guests are picked up and dropped.',
    action: (
      <RoomLink to="/admin/places/add" size="small">
        <Icon of={Plus} dense />
        Add the first place
      </RoomLink>
    ),
  },
})

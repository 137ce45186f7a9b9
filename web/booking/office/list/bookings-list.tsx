import { CalendarPlus } from 'lucide-react'
import { formatYen } from '#contract/money.ts'
import {
  bookingStatuses,
  type OfficeBookingRow,
  officeBookings,
  officeBookingsFile,
} from '#contract/office-bookings.ts'
import { LineMark } from '#web/catalogue/site/index.ts'
import { longDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { spacedPhone } from '#web/ui/office/spaced-phone.ts'
import { type ColumnDefinition, defineList, type FilterDefinition } from '#web/ui/office-table/definition.ts'
import { askList } from '#web/ui/office-table/load-list.ts'
import { Crew, Flight, Guest, Moment, Payment, Status, Tour } from './booking-cells.tsx'
import { comingStatuses, serviceStatuses, statusTags } from './status-words.ts'

const columns: ColumnDefinition<OfficeBookingRow>[] = [
  { id: 'reference', header: 'Reference', cell: (row) => <bdi>{row.reference}</bdi>, sorts: true, narrow: 'start' },
  { id: 'guest', header: 'Guest', cell: (row) => <Guest row={row} />, sorts: true, narrow: 'start' },
  { id: 'tour', header: 'Tour', cell: (row) => <Tour row={row} />, narrow: 'start' },
  { id: 'starts', header: 'Starts', cell: (row) => <Moment iso={row.startsAt} bold />, sorts: true, narrow: 'end' },
  { id: 'party', header: 'Party', cell: (row) => row.guests, sorts: true, numeric: true, narrow: 'away' },
  { id: 'crew', header: 'Crew', cell: (row) => <Crew row={row} />, narrow: 'start' },
  { id: 'payment', header: 'Payment', cell: (row) => <Payment row={row} />, narrow: 'end' },
  {
    id: 'total',
    header: 'Total',
    cell: (row) => <bdi>{formatYen(row.totalYen)}</bdi>,
    sorts: true,
    numeric: true,
    narrow: 'end',
  },
  { id: 'status', header: 'Status', cell: (row) => <Status row={row} />, narrow: 'corner' },
  { id: 'pick-up', header: 'Pick-up', cell: (row) => <bdi>{row.pickUp ?? 'As the tour'}</bdi>, hidden: true },
  { id: 'made', header: 'Booked on', cell: (row) => <Moment iso={row.createdAt} />, sorts: true, hidden: true },
  { id: 'email', header: 'E-mail', cell: (row) => <bdi>{row.email}</bdi>, hidden: true },
  { id: 'phone', header: 'Phone', cell: (row) => <bdi>{spacedPhone(row.phone)}</bdi>, hidden: true },
  { id: 'class', header: 'Class', cell: (row) => row.className, hidden: true },
  {
    id: 'source',
    header: 'Came from',
    cell: (row) => (row.source === 'telephone' ? 'Telephone' : 'Site'),
    hidden: true,
  },
]

const filters: FilterDefinition[] = [
  { kind: 'days', id: 'days', label: 'Days', shown: true },
  {
    kind: 'some',
    id: 'status',
    label: 'Status',
    shown: true,
    choices: bookingStatuses.map((id) => ({ id, label: statusTags[id].word, tone: statusTags[id].tone })),
  },
  {
    kind: 'some',
    id: 'line',
    label: 'Category',
    shown: true,
    markOf: (line) => <LineMark line={line} size="small" className="size-6! border-3! text-[0.6875rem]!" />,
  },
  { kind: 'some', id: 'chauffeur', label: 'Chauffeur', shown: true },
  { kind: 'some', id: 'guide', label: 'Guide', shown: true },
  { kind: 'days', id: 'made', label: 'Booked on', words: ['today', 'last-7', 'last-30', 'this-month', 'last-month'] },
  { kind: 'some', id: 'tour', label: 'Tour' },
  {
    kind: 'some',
    id: 'payment',
    label: 'Payment',
    choices: [
      { id: 'paid', label: 'Paid' },
      { id: 'due', label: 'Balance due' },
      { id: 'held', label: 'Held, not paid' },
    ],
  },
]

const labelOf = (row: OfficeBookingRow) =>
  `${row.leadName}, ${longDay(row.startsAt.slice(0, 10))} ${row.startsAt.slice(11, 16)}, ${statusTags[row.status].word.toLowerCase()}`

const file = askList(officeBookingsFile)

/** Every tour booking there is. */
export const tourBookings = defineList<OfficeBookingRow>({
  name: 'tour-bookings',
  words: { one: 'booking', many: 'bookings' },
  ask: askList(officeBookings),
  file,
  filesSelection: true,
  usualSort: 'starts',
  opensWith: 'coming',
  search: 'Reference, guest, hotel',
  idOf: (row) => row.reference,
  labelOf,
  to: (row) => `/admin/tour-bookings/edit/${row.reference}`,
  columns,
  filters,
  views: [
    { id: 'all', label: 'All', query: { sort: '-starts' } },
    { id: 'coming', label: 'Coming', query: { days: 'coming', status: comingStatuses } },
    { id: 'today', label: 'Today', query: { days: 'today', status: serviceStatuses } },
    { id: 'next-7', label: 'Next 7 days', query: { days: 'next-7', status: serviceStatuses } },
    { id: 'needs-crew', label: 'Needs crew', query: { status: 'needs-crew' } },
    { id: 'balance-due', label: 'Balance due', query: { payment: 'due' } },
    { id: 'on-hold', label: 'On hold', query: { status: 'on-hold' } },
  ],
  firstUse: {
    title: 'No bookings yet',
    words:
      'Bookings from the site and from the telephone will be listed here, the next departure first. To take one by telephone, add it yourself: it holds the car and the crew at once.',
    action: (
      <RoomLink to="/admin/tour-bookings/add" size="small">
        <Icon of={CalendarPlus} dense />
        Add the first booking
      </RoomLink>
    ),
  },
})

const askOthers = askList(officeBookings)

const otherColumns = columns
  .filter(({ id }) => id !== 'tour')
  .map((column) => (column.id === 'class' ? { ...column, hidden: false } : column))
otherColumns.splice(
  2,
  0,
  { id: 'ride', header: 'Ride', cell: (row) => <Tour row={row} />, narrow: 'start' },
  { id: 'flight', header: 'Flight', cell: (row) => <Flight row={row} />, narrow: 'away' },
)
otherColumns.push({
  id: 'drop-off',
  header: 'Drop-off',
  cell: (row) => <bdi>{row.dropOff ?? '–'}</bdi>,
  hidden: true,
})

/** Rides, and whatever else is sold beside tours; on request also the tours, for what counts all bookings. */
export const otherBookings = defineList<OfficeBookingRow>({
  ...tourBookings,
  name: 'other-bookings',
  ask: async (query) => {
    const { counts, ...answer } = await askOthers({ kind: 'other', ...query })
    // The tabs lead to rides alone: what was counted with the tours is not said there.
    return query.kind === 'all' ? answer : { ...answer, counts }
  },
  file: (query) => file({ kind: 'other', ...query }),
  to: (row) => `/admin/bookings/detail?id=${row.reference}`,
  columns: otherColumns,
  filters: [
    {
      kind: 'one',
      id: 'kind',
      label: 'Kind',
      shown: true,
      choices: [
        { id: 'other', label: 'Rides' },
        { id: 'all', label: 'Rides and tours' },
      ],
    },
    ...filters.filter(({ id }) => ['days', 'status', 'payment', 'chauffeur', 'made'].includes(id)),
  ],
  firstUse: {
    title: 'Rides will be here',
    words:
      'Transfers, rides from door to door and cars by the hour are listed here once somebody books one, the next pick-up first. Any booking, also of a tour, can be looked up by its reference.',
  },
})

import { Plus } from 'lucide-react'
import { type FlightRow, officeFlights, officeFlightsFile } from '#contract/office-flights.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { type ColumnDefinition, defineList } from '#web/ui/office-table/definition.ts'
import { askViews } from '#web/ui/office-table/server-views.ts'
import { flightKindChoices, flightKindOf } from './flight-values.ts'

const columns: ColumnDefinition<FlightRow>[] = [
  {
    ...{ id: 'number', header: 'Flight', sorts: true, narrow: 'start' },
    cell: (row) => <bdi className="font-semibold">{row.number}</bdi>,
  },
  {
    ...{ id: 'from', header: 'From', sorts: true, narrow: 'start' },
    cell: (row) => <bdi>{row.fromCity}</bdi>,
  },
  {
    ...{ id: 'terminal', header: 'Terminal', sorts: true, narrow: 'start' },
    cell: (row) => <bdi>{row.terminalName}</bdi>,
  },
  {
    ...{ id: 'lands', header: 'Lands', sorts: true, numeric: true, narrow: 'corner' },
    cell: (row) => <bdi>{row.lands}</bdi>,
  },
  { id: 'kind', header: 'Kind', narrow: 'end', cell: (row) => flightKindOf(row) },
  {
    ...{ id: 'ahead', header: 'Bookings ahead', numeric: true },
    cell: (row) => <bdi>{row.bookingsAhead}</bdi>,
  },
]

/** The timetable: what a guest need not say who types a number that we know. */
export const flightsList = defineList<FlightRow>({
  name: 'flights',
  words: { one: 'flight', many: 'flights' },
  ask: askViews(officeFlights),
  file: askViews(officeFlightsFile),
  usualSort: 'number',
  search: 'Number or where it comes from',
  idOf: (row) => row.id,
  labelOf: (row) => `${row.number} from ${row.fromCity}, ${row.lands} at ${row.terminalName}`,
  to: (row) => `/admin/places/flights/${row.id}`,
  columns,
  filters: [
    { kind: 'some', id: 'terminal', label: 'Terminal', shown: true },
    { kind: 'some', id: 'kind', label: 'Kind', shown: true, choices: flightKindChoices },
    { kind: 'one', id: 'only', label: 'Only', choices: [{ id: 'retired', label: 'Retired' }] },
  ],
  views: [
    { id: 'inUse', label: 'In use', query: {} },
    { id: 'retired', label: 'Retired', query: { only: 'retired' } },
  ],
  firstUse: {
    title: 'No flights yet',
    words: 'A guest who types the number of a flight in this list need not say when and where it lands.',
    action: (
      <RoomLink to="/admin/places/flights/add" size="small">
        <Icon of={Plus} dense />
        Add the first flight
      </RoomLink>
    ),
  },
})

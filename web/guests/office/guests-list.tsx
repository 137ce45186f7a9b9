import { type GuestRow, guestsFile, listGuests, type PairReason } from '#contract/guests.ts'
import { formatYen } from '#contract/money.ts'
import { shortDay } from '#web/ui/day.ts'
import { spacedPhone } from '#web/ui/office/spaced-phone.ts'
import { type ColumnDefinition, defineList } from '#web/ui/office-table/definition.ts'
import { askList } from '#web/ui/office-table/load-list.ts'
import { Tag } from '#web/ui/tag.tsx'

const alikeWords: Record<PairReason, string> = { mobile: 'Same mobile as', card: 'Same card as', name: 'Same name as' }

function NameOf({ row }: { row: GuestRow }) {
  if (row.erasedOn) return <span className="text-ink-3">Deleted on request</span>
  return (
    <>
      <bdi>{row.name}</bdi>
      {row.country && <span className="ms-1 text-[0.8125rem] text-ink-3 no-underline">{row.country}</span>}
    </>
  )
}

/** The year where it is not this one's neighbour in sight: days of a list are mostly near. */
const dayOf = (iso: string | null) => (iso ? <bdi>{shortDay(iso.slice(0, 10))}</bdi> : '–')
const yearDay = (iso: string | null) =>
  iso ? (
    <bdi>
      {shortDay(iso.slice(0, 10))} {iso.slice(0, 4)}
    </bdi>
  ) : (
    '–'
  )

const columns: ColumnDefinition<GuestRow>[] = [
  { id: 'name', header: 'Name', cell: (row) => <NameOf row={row} />, sorts: true },
  {
    id: 'mail',
    header: 'Mail',
    cell: (row) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <bdi>{row.email ?? (row.erasedOn ? 'days and sums are kept for tax' : '')}</bdi>
        {row.sameAs && (
          <Tag tone="waiting">
            <bdi>{`${alikeWords[row.sameAs.reason]} ${row.sameAs.name}`}</bdi>
          </Tag>
        )}
      </span>
    ),
  },
  { id: 'mobile', header: 'Mobile', cell: (row) => <bdi className="whitespace-nowrap">{spacedPhone(row.phone)}</bdi> },
  { id: 'language', header: 'Language', cell: (row) => <bdi>{row.language}</bdi> },
  { id: 'bookings', header: 'Bookings', cell: (row) => row.bookings, sorts: true, numeric: true },
  { id: 'next', header: 'Next day', cell: (row) => dayOf(row.nextDay), sorts: true },
  { id: 'paid', header: 'Paid in all', cell: (row) => <bdi>{formatYen(row.paidYen)}</bdi>, sorts: true, numeric: true },
  { id: 'last', header: 'Last day', cell: (row) => yearDay(row.lastDay), sorts: true, hidden: true },
  { id: 'since', header: 'Guest since', cell: (row) => yearDay(row.since), sorts: true, hidden: true },
  { id: 'country', header: 'Country', cell: (row) => row.country ?? '', hidden: true },
  { id: 'account', header: 'Account', cell: (row) => (row.hasAccount ? 'Yes' : 'No'), hidden: true },
]

/** Everybody who booked. */
export const guestsList = defineList<GuestRow>({
  name: 'guests',
  words: { one: 'guest', many: 'guests' },
  ask: askList(listGuests),
  file: askList(guestsFile),
  filesSelection: true,
  usualSort: 'next',
  search: 'Name, mail, number',
  idOf: (row) => row.id,
  labelOf: (row) =>
    `${row.erasedOn ? 'Deleted on request' : row.name}, ${row.bookings} bookings, ${row.nextDay ? `next day ${shortDay(row.nextDay.slice(0, 10))}` : 'no day ahead'}`,
  to: (row) => `/admin/guests/detail?id=${row.id}`,
  columns,
  filters: [
    { kind: 'some', id: 'country', label: 'Country', shown: true },
    { kind: 'days', id: 'next', label: 'Next day', shown: true, words: ['today', 'tomorrow', 'next-7', 'this-month'] },
    { kind: 'days', id: 'last', label: 'Last day', words: ['last-7', 'last-30', 'this-month', 'last-month'] },
    {
      ...{ kind: 'one', id: 'account', label: 'Account', shown: true },
      choices: [
        { id: 'yes', label: 'With an account' },
        { id: 'no', label: 'Booked as a guest' },
      ],
    },
    {
      ...{ kind: 'one', id: 'visits', label: 'Visits' },
      choices: [
        { id: 'returning', label: 'Returning' },
        { id: 'first', label: 'One booking' },
      ],
    },
    {
      ...{ kind: 'one', id: 'notes', label: 'Notes' },
      choices: [
        { id: 'with', label: 'With notes' },
        { id: 'without', label: 'Without notes' },
      ],
    },
    { kind: 'one', id: 'pairs', label: 'Duplicates', choices: [{ id: 'maybe', label: 'Possible duplicates' }] },
  ],
  views: [
    { id: 'all', label: 'All', query: {} },
    { id: 'coming', label: 'Coming soon', query: { next: 'next-7' } },
    { id: 'returning', label: 'Returning', query: { visits: 'returning' } },
    { id: 'pairs', label: 'Possible duplicates', query: { pairs: 'maybe' } },
  ],
  firstUse: { title: 'No guests yet', words: 'Whoever books is listed here at once, with an account or without one.' },
})

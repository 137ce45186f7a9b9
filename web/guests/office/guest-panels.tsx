import { Star, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import type { GuestDetail } from '#contract/guests.ts'
import { formatYen } from '#contract/money.ts'
import { stateTags } from '#web/booking/site/index.ts'
import { LineMark } from '#web/catalogue/site/index.ts'
import { cx } from '#web/ui/cx.ts'
import { plainDay, shortDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Facts, Panel } from '#web/ui/office/panel.tsx'
import { type RecordColumn, RecordTable } from '#web/ui/office/record-table.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { cardWords } from './guest-words.ts'

const moment = (iso: string) => `${shortDay(iso.slice(0, 10))} ${iso.slice(0, 4)}, ${iso.slice(11, 16)}`

const bookingColumns: RecordColumn<GuestDetail['bookings'][number]>[] = [
  {
    header: 'Reference',
    cell: ({ reference }) => (
      <Link
        to={`/admin/tour-bookings/edit/${reference}`}
        className="link inline-flex items-center whitespace-nowrap max-md:min-h-11"
      >
        <bdi>{reference}</bdi>
      </Link>
    ),
    narrow: 'max-sm:col-start-1 max-sm:row-start-1',
  },
  {
    header: 'What',
    cell: ({ service }) => (
      <span className="flex items-center gap-2.5">
        <LineMark line={service.line} size="small" className="size-6! border-3! text-[0.6875rem]!" />
        <bdi>{service.title}</bdi>
      </span>
    ),
    narrow: 'max-sm:col-start-1 max-sm:row-start-2',
  },
  {
    header: 'Starts',
    cell: ({ startsAt }) => <bdi>{moment(startsAt)}</bdi>,
    className: 'whitespace-nowrap',
    narrow: 'max-sm:col-start-1 max-sm:row-start-3 max-sm:text-ink-2',
  },
  {
    header: 'Party',
    cell: ({ party }) => (
      <>
        <span className="sm:hidden">Party of </span>
        {party}
      </>
    ),
    numeric: true,
    narrow: 'max-sm:col-start-2 max-sm:row-start-3 max-sm:text-ink-2',
  },
  {
    header: 'Total',
    cell: ({ totalYen }) => <bdi>{formatYen(totalYen)}</bdi>,
    numeric: true,
    narrow: 'max-sm:col-start-2 max-sm:row-start-2 max-sm:font-semibold',
  },
  {
    header: 'Status',
    cell: ({ state }) => <Tag tone={stateTags[state].tone}>{stateTags[state].word}</Tag>,
    narrow: 'max-sm:col-start-2 max-sm:row-start-1 max-sm:justify-self-end',
  },
]

export function GuestBookings({ guest }: { guest: GuestDetail }) {
  const paid = guest.bookings.reduce((sum, { paidYen }) => sum + paidYen, 0)
  return (
    <Panel title="Bookings" flush aside={guest.bookings.length === 100 ? 'The newest 100' : undefined}>
      <RecordTable
        label="Bookings"
        columns={bookingColumns}
        rows={guest.bookings}
        idOf={({ id }) => id}
        sum={{ label: 'Paid for these, less what was given back', value: <bdi>{formatYen(paid)}</bdi> }}
      />
    </Panel>
  )
}

const firstNameOf = ({ name }: GuestDetail) => name.split(' ')[0] || 'Guest'

export function GuestMessages({ guest }: { guest: GuestDetail }) {
  // Not for who looks at it.
  if (!guest.messages) return null
  return (
    <Panel title="Messages" flush>
      {guest.messages.length === 0 ? (
        <p className="px-4.5 pb-4.5 text-sm text-ink-3">Nothing was written yet.</p>
      ) : (
        <ol className="text-sm">
          {guest.messages.map((message) => (
            <li
              key={`${message.at} ${message.body}`}
              className={cx('border-t border-line px-4.5 py-3', message.author === 'guest' && 'border-s-3 border-s-ai')}
            >
              <p className="text-[0.8125rem] text-ink-3">
                <b className="me-1.5 text-sm font-semibold text-ink">
                  <bdi>{message.author === 'guest' ? firstNameOf(guest) : 'Annai'}</bdi>
                </b>{' '}
                <bdi>{moment(message.at)}</bdi>, on <bdi>{message.reference}</bdi>
              </p>
              <p className="mt-0.5 whitespace-pre-line wrap-anywhere">
                <bdi>{message.body}</bdi>
              </p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

export function GuestReviews({ guest }: { guest: GuestDetail }) {
  if (!guest.reviews || guest.reviews.length === 0) return null
  return (
    <Panel title="Reviews" flush>
      <ul className="text-sm">
        {guest.reviews.map((review) => (
          <li key={review.id} className="border-t border-line px-4.5 py-3">
            <p className="flex flex-wrap items-center gap-x-2 text-[0.8125rem] text-ink-3">
              <Icon of={Star} dense className="size-3.5 fill-current text-kohaku" />
              <bdi>
                {review.stars.toFixed(1)}
                <span className="sr-only"> of 5</span>
              </bdi>
              <bdi>{review.tourTitle}</bdi>
              {review.status !== 'released' && <Tag tone="waiting">{review.status}</Tag>}
            </p>
            <p className="mt-0.5 font-serif text-[0.96875rem] wrap-anywhere">
              <bdi>{review.text}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function GuestTravellers({ guest }: { guest: GuestDetail }) {
  if (guest.travellers.length === 0) return null
  return (
    <Panel title="Saved travellers">
      <ul className="text-sm">
        {guest.travellers.map(({ name, age, diet }) => (
          <li key={`${name} ${age}`} className="flex items-center gap-2.5 border-t border-line py-1.5">
            <Icon of={UserRound} dense className="text-ink-3" />
            <bdi>{[name, age === null ? '' : String(age), diet].filter(Boolean).join(', ')}</bdi>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const mailWords = { reminder: 'the reminder the day before', review: 'asking how it was' } as const

/** What they want by mail, and what they have here. */
export function GuestPrivacy({ guest }: { guest: GuestDetail }) {
  return (
    <Panel title="Mail and account">
      <Facts
        of={[
          [
            'Not wanted',
            guest.refusedMails.length === 0
              ? 'Nothing is refused'
              : guest.refusedMails.map((kind) => mailWords[kind]).join(', '),
          ],
          [
            'Account',
            guest.account
              ? `Since ${plainDay(guest.account.since.slice(0, 10))}${guest.account.isOpen ? '' : ', closed'}`
              : 'None: booked as a guest',
          ],
          ['Cards', guest.cards.length === 0 ? '–' : <bdi key="cards">{guest.cards.map(cardWords).join(', ')}</bdi>],
          ...(guest.emails.length > 1
            ? ([['Also writes as', <bdi key="mails">{guest.emails.slice(1).join(', ')}</bdi>]] as const)
            : []),
        ]}
      />
    </Panel>
  )
}

import {
  CalendarPlus,
  CalendarX,
  Check,
  Clock,
  type LucideIcon,
  Receipt,
  Send,
  Ticket as TicketIcon,
  UserX,
  X,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { type BookingState, moveBooking } from '#contract/booking.ts'
import type { DeskBooking } from '#contract/booking-desk.ts'
import { ApiError } from '#contract/call.ts'
import { formatYen } from '#contract/money.ts'
import { partyInWords } from '#contract/party.ts'
import { bookingDocuments } from '#contract/vouchers.ts'
import { LineMark } from '#web/catalogue/site/index.ts'
import { call } from '#web/platform/api.ts'
import { openFile } from '#web/platform/open-file.ts'
import { useMay } from '#web/platform/rights.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Facts } from '#web/ui/office/panel.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Ticket, TicketTear } from '#web/ui/ticket.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import {
  editAddress,
  hoursInDay,
  hoursThen,
  lacksHotel,
  moment,
  stateOf,
  stateWord,
  termsInWords,
} from './desk-words.ts'
import { dueInWords } from './money-panel.tsx'
import { MoveDialog, moveWords } from './move-dialog.tsx'
import { PhoneLink } from './phone-link.tsx'
import type { Desk } from './use-desk.ts'

/** Right what it is: state, terms in hours, papers, and only the moves that are legal now. */
export function DeskTicket({ desk, now }: { desk: Desk; now: string }) {
  const { booking } = desk
  const may = useMay()
  const [move, setMove] = useState<BookingState | null>(null)
  const { tone, word } = stateOf(booking, now)
  const isTooSoon = now < booking.noShowFrom
  const then = hoursThen(booking, desk.proposed.proposal)
  return (
    <Ticket className="[--ground:var(--paper)]">
      <div className="relative grid gap-1 px-4.5 py-4">
        <LineMark line={booking.service.line} className="absolute end-4.5 top-4" />
        <span className="pe-14">
          <Tag tone={tone}>{word}</Tag>
        </span>
        <h2 className="mt-1.5 pe-14 font-serif text-d4">
          {booking.service.slug === null ? (
            <bdi>{booking.service.title}</bdi>
          ) : (
            <Link to={`/tour/detail/${booking.service.slug}`} className="hover:underline">
              <bdi>{booking.service.title}</bdi>
            </Link>
          )}
        </h2>
        <p className="text-sm text-ink-2 tabular-nums">{hoursInDay(booking)}</p>
        {then && <p className="text-sm font-semibold tabular-nums">Then {then}</p>}
      </div>
      <TicketTear />
      <Facts
        className="px-4.5 py-3.5"
        of={[
          ['Guest', <bdi key="guest">{booking.leadName}</bdi>],
          ...(booking.phone && !booking.erased
            ? ([['Telephone', <PhoneLink key="phone" of={booking.phone} />]] as const)
            : []),
          [
            'Mail',
            booking.erased ? (
              'Erased'
            ) : (
              <a key="mail" href={`mailto:${booking.email}`} className="link">
                <Address of={booking.email} />
              </a>
            ),
          ],
          ['Party', partyInWords(booking)],
          ...(booking.boughtWith.length > 0 ? ([['Bought with', <Others key="others" of={booking} />]] as const) : []),
          ...(lacksHotel(booking) ? ([['Pick-up', <b key="pick-up">Hotel not told yet</b>]] as const) : []),
          ...(booking.landsAt
            ? ([['Flight', `${booking.flight || 'It'} lands ${moment(booking.landsAt)}`]] as const)
            : []),
          [
            'Total',
            <span key="total">
              <b className="font-[650]">{formatYen(booking.totalYen)}</b>, {totalInWords(desk)}
            </span>,
          ],
          ...(booking.heldUntil ? ([['Held until', moment(booking.heldUntil)]] as const) : []),
          ['Terms', termsInWords(booking)],
        ]}
      />
      {(withCalendar.includes(booking.state) || hasReceipt(booking)) && (
        <>
          <TicketTear />
          <div className="px-4.5 py-2">
            <Papers of={booking} />
          </div>
        </>
      )}
      {booking.moves.length > 0 && may(moveBooking) && (
        <>
          <TicketTear />
          <div className="px-4.5 py-2">
            {booking.moves.map((to) => (
              <Row
                key={to}
                icon={icons[to] ?? Clock}
                isOff={to === 'no_show' && isTooSoon}
                aside={asideOf(to, desk, isTooSoon)}
                onPress={() => setMove(to)}
              >
                {moveWords[to].title}
              </Row>
            ))}
          </div>
        </>
      )}
      {move === 'cancelled' && <CancelDialog desk={desk} now={now} onClose={() => setMove(null)} />}
      {move && move !== 'cancelled' && <MoveDialog desk={desk} to={move} onClose={() => setMove(null)} />}
    </Ticket>
  )
}

/** What was paid by the same charge, and is moved and cancelled by itself. */
function Others({ of: { boughtWith } }: { of: DeskBooking }) {
  return (
    <ul className="grid gap-1">
      {boughtWith.map(({ reference, startsAt, state, totalYen }) => (
        <li key={reference}>
          <Link to={editAddress(reference)} className="link">
            <bdi>{reference}</bdi>
          </Link>
          <bdi className="tabular-nums">
            , {moment(startsAt)}
            {state === 'confirmed' ? '' : `, ${stateWord(state).toLowerCase()}`}, {formatYen(totalYen)}
          </bdi>
        </li>
      ))}
    </ul>
  )
}

/** Too long for its line, it goes on before the @ and not in mid-word. */
function Address({ of: address }: { of: string }) {
  const [name, host] = address.split('@')
  return (
    <bdi>
      {name}
      <wbr />@{host}
    </bdi>
  )
}

const icons: Partial<Record<BookingState, LucideIcon>> = {
  cancelled: CalendarX,
  no_show: UserX,
  redeemed: Check,
  confirmed: Check,
  pending: Send,
  rejected: X,
}

const totalInWords = ({ booking: { state, dueYen, paidYen, refundedYen, giftYen } }: Desk) => {
  if (state === 'cancelled') return refundedYen > 0 ? `cancelled; ${formatYen(refundedYen)} went back` : 'cancelled'
  if (dueYen === 0 && giftYen > 0) return `paid; ${formatYen(giftYen)} refunded on top`
  if (dueYen !== 0) return dueInWords(dueYen)
  return paidYen > 0 ? 'paid' : 'not paid'
}

function asideOf(to: BookingState, { booking }: Desk, isTooSoon: boolean): string {
  if (to === 'cancelled')
    return booking.paidYen > 0 ? `${formatYen(booking.refundNowYen)} by the terms` : 'Nothing was paid'
  return to === 'no_show' && isTooSoon ? `from ${moment(booking.noShowFrom)}` : ''
}

type RowProps = { icon: LucideIcon; isOff?: boolean; aside?: ReactNode; onPress: () => void; children: ReactNode }

function Row({ icon, isOff = false, aside, onPress, children }: RowProps) {
  return (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
      className="flex min-h-11 w-full items-center gap-2.5 border-line text-start text-sm not-first:border-t hover:text-ai aria-disabled:cursor-not-allowed aria-disabled:text-ink-3"
    >
      <Icon of={icon} dense />
      {children}
      {aside && <span className="ms-auto text-[0.8125rem] text-ink-3 tabular-nums">{aside}</span>}
    </button>
  )
}

/** A voucher is good for a day that is sure; a calendar hears of a cancelled one, too. */
const withVoucher: readonly BookingState[] = ['confirmed', 'redeemed']
const withCalendar: readonly BookingState[] = [...withVoucher, 'cancelled']
const hasReceipt = ({ paidYen }: DeskBooking) => paidYen > 0

/** Each asked for at the moment it is wanted: the links live a quarter of an hour. */
function Papers({ of: booking }: { of: DeskBooking }) {
  const { reference, state } = booking
  const open = async (paper: 'voucher' | 'calendar' | 'receipt') => {
    try {
      const { receipts, ...papers } = await call(bookingDocuments, { reference })
      const path = paper === 'receipt' ? receipts[0]?.file : papers[paper]
      if (path) openFile(path)
      else toast({ tone: 'neutral', title: 'There is no such paper for this booking yet.' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ tone: 'error', title: error.message })
    }
  }
  return (
    <>
      {withVoucher.includes(state) && (
        <Row icon={TicketIcon} aside="PDF" onPress={() => open('voucher')}>
          Voucher
        </Row>
      )}
      {withCalendar.includes(state) && (
        <Row icon={CalendarPlus} aside="ICS" onPress={() => open('calendar')}>
          Calendar file
        </Row>
      )}
      {hasReceipt(booking) && (
        <Row icon={Receipt} aside="PDF" onPress={() => open('receipt')}>
          Newest receipt or credit note
        </Row>
      )}
    </>
  )
}

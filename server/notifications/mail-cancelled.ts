import type { Booking } from '#contract/booking.ts'
import { formatYen } from '#contract/money.ts'
import type { MailFacts } from './mail-facts.ts'
import { type Mail, mailOf } from './mail-page.ts'
import { card, facts as factTable, lines, opening, type Part } from './mail-parts.ts'
import { greeting, longDay, shortDay, timeOf } from './mail-words.rules.ts'
import { whenMoneyComes } from './when-money-comes.rules.ts'

export function mailCancelled(facts: MailFacts): Mail {
  const { booking, againUrl, evening } = facts
  const day = longDay(booking.startsAt)
  return mailOf({
    subject:
      facts.own?.subject ??
      `Cancelled: ${booking.service.title}, ${shortDay(booking.startsAt)}. ${inShort(booking)} (${booking.reference})`,
    preview: booking.refundedYen > 0 ? `You get ${formatYen(booking.refundedYen)} back.` : `${day} is let go.`,
    reference: booking.reference,
    parts: [
      opening({
        title: `${booking.ride ? `Your ride on ${day}` : day} is cancelled. ${inShort(booking)}.`,
        prose: facts.own?.prose ?? [letGo(booking)],
      }),
      ...theMoney(booking),
      theTimes(booking, facts.now),
      booking.ride
        ? card('If you need us another time', 'The same car can be had for another way, on any day and at any hour.', {
            label: 'Plan a ride',
            url: againUrl,
          })
        : card(
            'If you come another time',
            'The same tour can be had on another day; the calendar shows which are free.',
            { label: 'Choose a day', url: againUrl },
          ),
    ],
    lastPicture: evening,
  })
}

function inShort({ paidYen, refundedYen }: Booking): string {
  if (paidYen === 0) return 'Nothing was charged'
  return refundedYen > 0 ? `You get ${formatYen(refundedYen)} back` : 'Nothing comes back'
}

/** Whether the guest ever had it in a calendar. */
export const wasConfirmed = ({ moves }: Booking) => moves.some(({ to }) => to === 'confirmed')

function letGo(booking: Booking): string {
  const released = `${greeting(booking.leadName)}, we have released the car and told everybody.`
  return wasConfirmed(booking)
    ? `${released} The entry in your calendar is withdrawn by the file attached to this mail.`
    : released
}

function theMoney({ paidYen, refundedYen }: Booking): Part[] {
  if (paidYen === 0) return []
  const rows = [
    ['Paid', formatYen(paidYen)],
    ['Kept, by the terms of the booking', formatYen(paidYen - refundedYen)],
  ] as const
  return [lines('Your refund', { rows, total: ['Back to your card', formatYen(refundedYen)] })]
}

function theTimes({ moves, refundedYen }: Booking, now: string): Part {
  const last = moves.findLast(({ to }) => to === 'cancelled')
  const at = last?.at ?? now
  const who = last?.actor === 'guest' ? ', by you' : last?.actor === 'office' ? ', by our office' : ''
  return factTable('When', [
    [shortDay(at), `Cancelled at ${timeOf(at)} Tokyo time${who}`],
    ...(refundedYen > 0 ? whenMoneyComes(at) : []),
  ])
}

import type { Booking } from '#contract/booking.ts'
import { cancelledHeadline, inAll } from '#contract/cancel-words.ts'
import { formatYen } from '#contract/money.ts'
import { backLabel, weKeep } from '#contract/money-back.ts'
import { refundOf } from '#server/booking/index.ts'
import type { MailFacts } from './mail-facts.ts'
import { type Mail, mailOf } from './mail-page.ts'
import { card, facts as factTable, type Link, lines, opening, type Part, ways } from './mail-parts.ts'
import { greeting, longDay, shortDay, timeOf } from './mail-words.rules.ts'
import { whenMoneyComes } from './when-money-comes.rules.ts'

export function mailCancelled(facts: MailFacts): Mail {
  const { booking, cancelled, evening } = facts
  const day = longDay(booking.startsAt)
  // Words of the office's own are for guests who cancel: they cannot say what happened to everybody else.
  const own = isOurs(facts) ? null : facts.own
  const headline = cancelledHeadline(cancelled?.cause ?? null, cancelled?.event ?? null)
  return mailOf({
    subject:
      own?.subject ??
      `${headline}: ${booking.service.title}, ${shortDay(booking.startsAt)}${isOurs(facts) ? ', cannot take place' : ''}. ${inShort(booking)} (${booking.reference})`,
    preview: booking.endBackYen > 0 ? `${inShort(booking)}.` : `${day} is let go.`,
    reference: booking.reference,
    parts: [
      opening({
        title: isOurs(facts)
          ? `${booking.ride ? `Your ride on ${day}` : day} cannot take place. ${inShort(booking)}.`
          : `${booking.ride ? `Your ride on ${day}` : day} is cancelled. ${inShort(booking)}.`,
        prose: own?.prose ?? (isOurs(facts) ? becauseOf(facts) : [letGo(booking)]),
      }),
      ...theOtherWay(facts),
      ...theMoney(facts),
      theTimes(facts),
      another(facts),
    ],
    lastPicture: evening,
  })
}

/** Who cancels one way of a journey reads that we still come for the other. Holds are let go together. */
const theOtherWay = ({ booking, waysStaying }: MailFacts): Part[] =>
  wasConfirmed(booking)
    ? waysStaying.map(({ sentence, reference, url }) => card('The other way', sentence, { label: reference, url }))
    : []

/** It was not the guest who called the day off. */
const isOurs = ({ cancelled }: MailFacts) => cancelled !== null && cancelled.cause !== 'guest'

/** What goes back now; what went back before is said beside it, and never as if it came again. */
function inShort({ paidYen, refundedYen, endBackYen }: Booking): string {
  if (paidYen === 0) return 'Nothing was charged'
  if (endBackYen > 0) return `You get ${formatYen(endBackYen)} back${inAll({ endBackYen, refundedYen })}`
  return refundedYen > 0 ? 'Nothing more comes back' : 'Nothing comes back'
}

/** Whether the guest ever had it in a calendar. */
export const wasConfirmed = ({ moves }: Booking) => moves.some(({ to }) => to === 'confirmed')

const withdrawn = 'The entry in your calendar is withdrawn by the file attached to this mail.'

function letGo(booking: Booking): string {
  const released = `${greeting(booking.leadName)}, we have released the car and told everybody.`
  return wasConfirmed(booking) ? `${released} ${withdrawn}` : released
}

/** Why, in the sentence that the desk wrote; and sorry where it is ours. */
function becauseOf({ booking, cancelled }: MailFacts): string[] {
  const sorry =
    cancelled?.cause === 'office'
      ? 'we apologise: we have to cancel your booking, and the fault is ours.'
      : 'we are sorry that your booking cannot take place.'
  return [
    `${greeting(booking.leadName)}, ${sorry} ${cancelled?.reason ?? ''}`.trim(),
    ...(wasConfirmed(booking) ? [withdrawn] : []),
  ]
}

/** The terms decided only where the guest cancelled and the desk gave no other amount; only then they are named. */
function isByTerms({ booking, cancelled }: MailFacts): boolean {
  const at = booking.moves.findLast(({ to }) => to === 'cancelled')?.at
  if (cancelled?.cause !== 'guest' || !at) return false
  const heldYen = booking.paidYen - (booking.refundedYen - booking.endBackYen)
  const terms = refundOf(booking.cancellationTiers, heldYen, new Date(booking.startsAt), new Date(at))
  return terms.refundYen === booking.endBackYen
}

function theMoney(facts: MailFacts): Part[] {
  const { paidYen, refundedYen, endBackYen, back } = facts.booking
  if (paidYen === 0) return []
  const keptYen = paidYen - refundedYen
  const kept = isByTerms(facts) ? `${weKeep}, by the terms of the booking` : weKeep
  const beforeYen = refundedYen - endBackYen
  const [only, ...others] = back.map(({ way, amountYen }) => [backLabel(way), formatYen(amountYen)] as const)
  const rows = [
    ['Paid', formatYen(paidYen)] as const,
    ...(beforeYen > 0 ? [['Went back before', formatYen(beforeYen)] as const] : []),
    ...(keptYen > 0 ? [[kept, formatYen(keptYen)] as const] : []),
    ...(only && others.length > 0 ? [only, ...others] : []),
  ]
  const total = only && others.length === 0 ? only : (['Back to you', formatYen(endBackYen)] as const)
  return [lines('Your refund', { rows, total, ...(keptYen === 0 ? { note: `${weKeep} nothing.` } : {}) })]
}

function theTimes({ booking: { moves, back }, cancelled, now }: MailFacts): Part {
  const last = moves.findLast(({ to }) => to === 'cancelled')
  const at = last?.at ?? now
  const who = last?.actor === 'guest' ? ', by you' : cancelled?.cause === 'guest' ? ', at your wish' : ''
  return factTable('When', [[shortDay(at), `Cancelled at ${timeOf(at)} Tokyo time${who}`], ...whenMoneyComes(at, back)])
}

function another({ booking, cancelled, againUrl }: MailFacts): Part {
  if (booking.ride)
    return card('If you need us another time', 'The same car can be had for another way, on any day and at any hour.', {
      label: 'Plan a ride',
      url: againUrl,
    })
  const days = cancelled?.days ?? []
  if (days.length > 0)
    return ways(
      'Another day?',
      `The same tour at ${timeOf(booking.startsAt)} is free on these days as we write. Answer this mail and we arrange it, or book it yourself.`,
      days.map(({ day, url }): Link => ({ label: longDay(`${day}T12:00:00+09:00`), url })),
    )
  return card(
    'If you come another time',
    'The same tour can be had on another day; the calendar shows which are free.',
    {
      label: 'Choose a day',
      url: againUrl,
    },
  )
}

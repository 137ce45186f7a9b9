import type { DeskBooking } from '#contract/booking-desk.ts'
import { type CancelCause, type CancelEvent, cancelledHeadline, refundFor } from '#contract/cancel-words.ts'
import { formatYen } from '#contract/money.ts'
import { shortDay } from '#web/ui/day.ts'
import type { RadioChoice } from '#web/ui/radio-group.tsx'
import { moment } from './desk-words.ts'

/** Who calls a day off; that nobody came is no cancelling, and yet it is looked for here. */
export type Why = CancelCause | 'no-show'

export const heldOf = ({ paidYen, refundedYen }: Pick<DeskBooking, 'paidYen' | 'refundedYen'>) => paidYen - refundedYen

/** What goes back unless somebody decides otherwise. */
export const usualYen = (why: Why, booking: DeskBooking) =>
  why === 'no-show' ? 0 : refundFor(why, { termsYen: booking.refundNowYen, heldYen: heldOf(booking) })

/** Where nothing goes back: it never came, or it went back before. */
export const nothingHeldInWords = ({ paidYen }: Pick<DeskBooking, 'paidYen'>) =>
  paidYen > 0 ? 'All that was paid went back before.' : 'Nothing was paid.'

/** The four reasons, each with what it gives back before anything is chosen. */
export function whyChoices(booking: DeskBooking, now: string): RadioChoice[] {
  const isPaid = heldOf(booking) > 0
  const back = (why: Why) => (isPaid ? { aside: `Refund: ${formatYen(usualYen(why, booking))}` } : {})
  const all = isPaid ? ': all of it' : ''
  const isTooSoon = now < booking.noShowFrom
  return [
    { id: 'guest', label: 'The guest', detail: 'By the terms of the booking', ...back('guest') },
    { id: 'weather', label: 'Weather or road', detail: `Nobody’s fault${all}`, ...back('weather') },
    { id: 'office', label: 'We do', detail: `No crew, no car, our mistake${all}`, ...back('office') },
    ...(booking.moves.includes('no_show')
      ? [
          {
            ...{ id: 'no-show', label: 'Nobody came', ...back('no-show') },
            detail: isTooSoon ? `From ${moment(booking.noShowFrom)} only` : 'The day is closed',
            isDisabled: isTooSoon,
          },
        ]
      : []),
  ]
}

/** Asked plainly before a day is called off, or moved, while it is driven. */
export const underWayWords = {
  'on-board': { title: 'The guests are on board.', agree: 'I know that the guests are on board' },
  begun: { title: 'The day has begun.', agree: 'I know that the day has begun' },
} as const

/** The subject as the guest will read it, without the sums behind it. */
export const subjectOf = (cause: CancelCause, event: CancelEvent | null, { service, startsAt }: DeskBooking) =>
  `${cancelledHeadline(cause, event)}: ${service.title}, ${shortDay(startsAt.slice(0, 10))}`

const days = (offered: readonly string[]) => offered.map((day) => shortDay(day)).join(', ')

/** What the mail says, before it is sent. */
export function mailInWords(why: Why, offered: readonly string[] | null): string {
  if (why === 'no-show') return 'Nobody is written to.'
  if (why === 'guest') return 'Says the sum and how it arrives.'
  const sorry = why === 'office' ? 'Apologises, says why in your sentence,' : 'Says why in your sentence,'
  const money = `${sorry} the sum and how it arrives.`
  if (offered === null) return `${money} Offers other days.`
  return offered.length > 0
    ? `${money} Offers ${days(offered)}: free now.`
    : `${money} Leads to the calendar of free days.`
}

export const figuresInWords: Readonly<Record<Why, string>> = {
  guest: 'Counted as cancelled.',
  weather: 'Counted as weather: not in our cancel rate.',
  office: 'Counted as cancelled, by us.',
  'no-show': 'Counted as a day that was driven; nothing is refunded.',
}

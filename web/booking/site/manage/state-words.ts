import type { Booking } from '#contract/booking.ts'
import { inAll } from '#contract/cancel-words.ts'
import { formatYen } from '#contract/money.ts'
import { backInWords, weKeep } from '#contract/money-back.ts'
import { refundWorkingDays } from '#contract/refund-time.ts'
import { longMoment } from '#web/pricing/site/index.ts'
import { longDay } from '#web/ui/day.ts'
import { dayOf, heldUntilWords } from './booking-words.ts'
import { arrangedHeadline } from './next-steps.ts'

interface StateWords {
  headline: string
  sentence: string
  /** The one thing to do next, where there is one. */
  next?: { label: string; to: string }
}

const tourAgain = ({ service: { slug } }: Booking) =>
  slug === null
    ? { label: 'Ask for a car again', to: '/cabs/home' }
    : { label: 'Choose a day again', to: `/tour/detail/${slug}` }

/** Where a booking stands, said plainly, and what one can do. */
export function stateWords(booking: Booking, now: string): StateWords {
  switch (booking.state) {
    case 'confirmed':
      return {
        headline: arrangedHeadline(booking),
        sentence: `We look forward to ${longDay(dayOf(booking.startsAt))}.`,
      }
    case 'on_hold':
      return held(booking, now)
    case 'pending':
      return {
        headline: 'We are asking for you',
        sentence: booking.heldUntil
          ? `You hear from us by ${longMoment(booking.heldUntil)} Tokyo time at the latest. The car is kept until then.`
          : 'You hear from us as soon as everybody has said yes. The car is kept until then.',
      }
    case 'expired':
      return {
        headline: 'The hold has ended',
        sentence: moneyBack(booking) ?? `Nothing was charged. ${what(booking)} may still be free.`,
        next: tourAgain(booking),
      }
    case 'cancelled':
      return {
        headline: `${longDay(dayOf(booking.startsAt))} is cancelled`,
        sentence: moneyBack(booking) ?? 'Nothing is owed by either side.',
        next: tourAgain(booking),
      }
    case 'rejected':
      return {
        headline: booking.ride ? 'We could not arrange this ride' : 'We could not arrange this day',
        sentence:
          moneyBack(booking) ?? `Nothing was charged. Another ${booking.ride ? 'hour' : 'day'} may well be possible.`,
        next: tourAgain(booking),
      }
    case 'redeemed':
      return booking.ride
        ? { headline: 'Thank you for riding with us', sentence: 'We hope that it was a quiet one.' }
        : { headline: 'Thank you for the day', sentence: 'We hope that it was a good one.' }
    case 'no_show':
      return {
        headline: 'We waited, and did not find you',
        sentence: 'If something went wrong on our side, please write to the office below.',
      }
  }
}

const what = ({ ride }: Booking) => (ride ? 'The car' : 'The day')

function held({ payments, heldUntil, ride, startsAt }: Booking, now: string): StateWords {
  if (payments.some(({ state }) => state === 'needs_step_up'))
    return {
      headline: 'Your bank has a question',
      sentence: `The ${ride ? 'ride' : 'day'} is yours once the bank has said yes. Nothing is charged until then.`,
    }
  return {
    headline:
      heldUntil && heldUntil > now
        ? `Held for you until ${heldUntilWords(heldUntil, now)} in Tokyo`
        : 'Held, not paid yet',
    sentence: ride
      ? `The car and the chauffeur are kept for you on ${longDay(dayOf(startsAt))}. The ride is yours once it is paid.`
      : `The car and the crew are kept for you on ${longDay(dayOf(startsAt))}. The day is yours once it is paid.`,
  }
}

/** What comes back now, of what was paid; null when nothing was. */
function moneyBack({ paidYen, refundedYen, endBackYen, back: parts, ride }: Booking): string | null {
  if (paidYen === 0) return null
  const terms = `by the terms of this ${ride ? 'ride' : 'day'}.`
  if (refundedYen === 0) return `Of the ${formatYen(paidYen)} paid nothing comes back, ${terms}`
  const keptYen = paidYen - refundedYen
  if (endBackYen === 0)
    return `Nothing more comes back, ${terms} ${formatYen(refundedYen)} went back before, we keep ${formatYen(keptYen)}.`
  const back = backInWords(
    parts,
    (yen) =>
      `${yen} goes back to your card${inAll({ endBackYen, refundedYen })}; your bank shows it within ${refundWorkingDays} working days.`,
  )
  return keptYen > 0 ? `${back} ${weKeep} ${formatYen(keptYen)}.` : back
}

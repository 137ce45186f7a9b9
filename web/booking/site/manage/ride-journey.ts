import type { Booking } from '#contract/booking.ts'
import { formatYen } from '#contract/money.ts'
import { leftWithUs, paidAndRefunded } from '#contract/money-back.ts'

type Other = Booking['journey'][number]

/** One way of a journey, as it is called beside the other. */
export type JourneyWay = Other & { called: 'The way there' | 'The way back' }

/** All ways of a journey in their order, this one among them. */
export function waysOf(booking: Booking): JourneyWay[] {
  const { reference, startsAt, state, totalYen, paidYen, refundedYen } = booking
  const own: Other = { reference, title: booking.service.title, startsAt, state, totalYen, paidYen, refundedYen }
  return [own, ...booking.journey]
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .map((way, index) => ({ ...way, called: index === 0 ? 'The way there' : 'The way back' }))
}

/** The ways that stay as they are when this one is cancelled. */
export const staysBooked = (booking: Booking): JourneyWay[] =>
  waysOf(booking).filter(
    ({ reference, state }) =>
      reference !== booking.reference && (state === 'confirmed' || state === 'pending' || state === 'on_hold'),
  )

type Money = Pick<Other, 'totalYen' | 'paidYen' | 'refundedYen'>

/** The whole of it: what was paid, and what is not, or went back, in words. */
export function journeyMoney(ways: readonly Money[]): { label: string; yen: number; note: string } {
  const sum = (of: (way: Money) => number) => ways.reduce((all, way) => all + of(way), 0)
  const [totalYen, paidYen, refundedYen] = [
    sum((way) => way.totalYen),
    sum((way) => way.paidYen),
    sum((way) => way.refundedYen),
  ]
  if (refundedYen > 0)
    return {
      label: leftWithUs,
      yen: paidYen - refundedYen,
      note: paidAndRefunded({ paidYen, refundedYen }),
    }
  if (paidYen === totalYen)
    return { label: 'Paid for both ways', yen: paidYen, note: 'Two charges, one for each ride.' }
  return { label: 'Both ways', yen: totalYen, note: `${formatYen(paidYen)} of it is paid.` }
}

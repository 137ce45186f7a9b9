import { demoDeskId } from '#server/accounts/index.ts'
import type { PastPayment } from '#server/payments/index.ts'
import { addDays, addMinutes, tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import type { PastBooking } from '../past-bookings.store.ts'
import { type DemoBooking, demoKey } from './demo-booking.ts'
import { demoNumber, demoUuid } from './demo-key.rules.ts'

const dayMs = 86_400_000
const dayMinutes = 1440

/** In an hour of the evening somewhere, long enough before the day; never in time to come. */
export function madeAt(demo: DemoBooking, startsAt: Date, now: Date): Date {
  const key = demoKey(demo)
  const later = demo.end?.daysBefore ?? demo.changedCar?.daysBefore ?? 0
  const minute = demoNumber(key, 'minute', 600)
  if (demo.heldForDays !== undefined) return addMinutes(now, -60 - minute)
  if (demo.madeMinutesAgo !== undefined) return addMinutes(now, -demo.madeMinutesAgo)
  const isAhead = startsAt.getTime() > now.getTime() - dayMs
  const days = (isAhead ? 4 : 14) + demoNumber(key, 'days ahead', 50) + later
  const made = startsAt.getTime() - days * dayMs + minute * 60_000
  // Of those whose day is far the latest were made in the last three weeks, some of them this morning.
  const since = isAhead ? demoNumber(key, 'since', 21 * dayMinutes) + 40 : 6 * dayMinutes - minute
  return new Date(Math.min(made, now.getTime() - since * 60_000))
}

/** A deadline as the office sets one: ten in the evening, and never within the hour. */
export function heldUntilOf({ heldForDays }: DemoBooking, now: Date): Date | null {
  if (heldForDays === undefined) return null
  return tokyoInstant(addDays(tokyoDayOf(addMinutes(now, 180)), heldForDays), '22:00')
}

export interface Moments {
  createdAt: Date
  paidAt: Date
  startsAt: Date
  endsAt: Date
  now: Date
}

const daysBefore = (startsAt: Date, days: number) => new Date(startsAt.getTime() - days * dayMs)

const cancelledAt = ({ end }: DemoBooking, startsAt: Date) => daysBefore(startsAt, end?.daysBefore ?? 1)

export function movesOf(demo: DemoBooking, moments: Moments): PastBooking['moves'] {
  const { createdAt, paidAt, startsAt, endsAt, now } = moments
  const held = { to: 'on_hold', actor: 'guest', reason: 'Held for the guest', at: createdAt } as const
  const byTelephone = { ...held, actor: demoDeskId, reason: 'Held by telephone' }
  if (demo.heldForDays !== undefined) return [byTelephone]
  const bought: PastBooking['moves'][number][] = demo.payOnTheDay
    ? [byTelephone, { to: 'confirmed', actor: demoDeskId, reason: 'Pays on the day', at: paidAt }]
    : [held, { to: 'confirmed', actor: 'gateway', reason: 'Paid in full', at: paidAt }]
  if (demo.changedCar) {
    const at = daysBefore(startsAt, demo.changedCar.daysBefore)
    bought.push({ to: 'confirmed', actor: 'guest', reason: 'Changed: car', at })
  }
  const over = addMinutes(endsAt, 5)
  switch (demo.end?.state) {
    case 'confirmed':
      return bought
    case 'cancelled':
      return [
        ...bought,
        { to: 'cancelled', actor: 'guest', reason: 'Cancelled by the guest', at: cancelledAt(demo, startsAt) },
      ]
    case 'no_show':
      return [
        ...bought,
        { to: 'no_show', actor: 'clock', reason: 'Nobody came to the door', at: addMinutes(startsAt, 60) },
      ]
    default:
      return over > now ? bought : [...bought, { to: 'redeemed', actor: 'clock', reason: 'The day is over', at: over }]
  }
}

/** All of it where there was time enough, as the terms of every tour have it; or what another car costs less. */
export function refundOf(
  demo: DemoBooking,
  { totalYen, paidYen, startsAt }: { totalYen: number; paidYen: number; startsAt: Date },
): PastPayment['refund'] {
  const id = demoUuid(demoKey(demo), 'refund')
  const common = { id, gatewayId: `test_refund_${id}` }
  if (demo.end?.state === 'cancelled')
    return { ...common, amountYen: paidYen, reason: 'Cancelled', at: cancelledAt(demo, startsAt) }
  if (!demo.changedCar) return null
  const at = daysBefore(startsAt, demo.changedCar.daysBefore)
  return { ...common, amountYen: paidYen - totalYen, reason: 'The new day costs less', at }
}

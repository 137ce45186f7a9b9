import { itemReference } from '#core/references.ts'
import { demoGuestId, findAccountFacts } from '#server/accounts/index.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { takePlannedCrews } from '#server/inventory/index.ts'
import { addPastMoney } from '#server/payments/index.ts'
import type { Context } from '#server/platform/context.ts'
import { addQuotes } from '#server/pricing/index.ts'
import { demoPricing } from '#server/rides/index.ts'
import { addPastBookings, hasOneOf } from '../../past-bookings.store.ts'
import { demoBookingId } from '../demo-key.rules.ts'
import { waitForDemoTurn } from '../demo-turn.store.ts'
import { buildRide, soldAt, wishOf } from './build-demo-ride.ts'
import { type DemoRide, demoRides } from './demo-rides.ts'
import { eleanorsRides } from './eleanors-rides.ts'
import { planDemoRides } from './plan-demo-rides.ts'

/** Half a year of rides that have come and gone, those of the next weeks, and two of the demo guest. Laid once. */
export async function seedDemoRides(ctx: Context): Promise<void> {
  const hers = eleanorsRides.map((demo) => ({ demo, userId: demoGuestId }))
  const others = demoRides().map((demo) => ({ demo, userId: null }))
  const ids = [...hers, ...others].map(({ demo }) => demoBookingId(demo.key))
  if (await hasOneOf(ctx.db, ids)) return
  // Somebody else may have taken her address while demo data was off; then she is not here.
  const guest = await findAccountFacts(ctx.db, demoGuestId)
  const built = await buildAll(ctx, guest ? [...hers, ...others] : others)
  const needsCrew = ({ demo }: (typeof built)[number]) => demo.end !== 'cancelled'
  const crews = await planDemoRides(
    ctx,
    built.filter(needsCrew).map(({ ride: { booking, quote } }) => ({
      ...{ bookingId: booking.id, demand: quote.demand, startsAt: booking.startsAt },
    })),
  )
  const laid = wholeOrders(built.filter((one) => !needsCrew(one) || crews.has(one.ride.booking.id)))
  const fleet = await loadFleet(ctx)
  await ctx.db.transaction().execute(async (db) => {
    await waitForDemoTurn(db)
    if (await hasOneOf(db, ids)) return
    await addQuotes(
      db,
      laid.map(({ ride }) => ride.quote),
    )
    await addPastBookings(
      db,
      laid.map(({ ride }) => ride.booking),
    )
    await takePlannedCrews(
      db,
      fleet,
      laid.flatMap(({ ride }) => crews.get(ride.booking.id) ?? []),
    )
    await addPastMoney(
      db,
      laid.map(({ ride }) => ride.payment),
    )
  })
}

async function buildAll(ctx: Context, rides: readonly { demo: DemoRide; userId: string | null }[]) {
  const now = ctx.clock.now()
  const pricing = await demoPricing(ctx)
  return Promise.all(
    rides.map(async ({ demo, userId }) => {
      const wish = wishOf(demo, now)
      const createdAt = soldAt(demo, wish, now)
      const { prepared, fareTableId } = await pricing.prepare(wish, createdAt)
      return { demo, ride: buildRide(demo, { prepared, fareTableId, wish, createdAt, userId }, now) }
    }),
  )
}

type Built = Awaited<ReturnType<typeof buildAll>>[number]

/** The two ways of a journey are one order; a way whose other way found no car was booked by itself. */
function wholeOrders(laid: readonly Built[]): Built[] {
  return laid.map((one) => {
    const ways = laid.filter(({ demo }) => demo.journey !== null && demo.journey === one.demo.journey)
    const first = ways[0]
    if (ways.length < 2 || !first) return one
    const itemNumber = ways.indexOf(one) + 1
    const { orderId, reference } = first.ride.booking
    const place = { orderId, itemNumber, reference: itemReference(reference, itemNumber, ways.length) }
    return { ...one, ride: { ...one.ride, booking: { ...one.ride.booking, ...place } } }
  })
}

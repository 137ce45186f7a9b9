import { demoDeskId, demoGuestId, findAccountFacts } from '#server/accounts/index.ts'
import { findBookableTours } from '#server/catalogue/index.ts'
import { loadFleet } from '#server/fleet/index.ts'
import {
  addAbsence,
  openCrewPlan,
  type PlannedCrew,
  setTook,
  takePlannedCrews,
  withdrawFrom,
} from '#server/inventory/index.ts'
import { addPastMoney } from '#server/payments/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { addDays, tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { addQuotes, prepareWishFor, readPriceBook } from '#server/pricing/index.ts'
import { setNeedsCrew } from '../office/desk.store.ts'
import { addPastBookings, hasOneOf } from '../past-bookings.store.ts'
import { buildBooking, needsCrew, startOf, startsOf, wishOf } from './build-demo-bookings.ts'
import { type DemoBooking, demoKey } from './demo-booking.ts'
import { demoBookings } from './demo-bookings.ts'
import { demoBookingId } from './demo-key.rules.ts'
import { waitForDemoTurn } from './demo-turn.store.ts'
import { eleanorsTrips, layEleanorsThings } from './eleanors-things.ts'
import { tourTaken } from './stand-in-tours.ts'

/**
 * A year of bookings that have come and gone, those of the weeks ahead, and those of the demo guest with all that she
 * has saved. Laid once: what she takes away afterwards stays away.
 */
export async function seedDemoBookings(ctx: Context): Promise<void> {
  const trips = eleanorsTrips(demoGuestId)
  // Her trips come first, so that they have their day and hour.
  const all = [...trips, ...demoBookings]
  // Any of them says that they were laid: one may have found no crew.
  const ids = all.map((demo) => demoBookingId(demoKey(demo)))
  if (await hasOneOf(ctx.db, ids)) return
  // Somebody else may have taken her address while demo data was off; then she is not here.
  const guest = await findAccountFacts(ctx.db, demoGuestId)
  const planned = await planDemoBookings(ctx, guest ? all : demoBookings)
  const fleet = await loadFleet(ctx)
  await ctx.db.transaction().execute(async (db) => {
    await waitForDemoTurn(db)
    if (await hasOneOf(db, ids)) return
    await addQuotes(
      db,
      planned.map(({ built }) => built.quote),
    )
    await addPastBookings(
      db,
      planned.map(({ built }) => built.booking),
    )
    await takePlannedCrews(
      db,
      fleet,
      planned.flatMap(({ crew, built }) => (crew ? { ...crew, expiresAt: built.booking.heldUntil } : [])),
    )
    await layAbsences(db, planned, ctx.clock.now())
    await addPastMoney(
      db,
      planned.flatMap(({ built }) => built.payment ?? []),
    )
    if (guest) await layEleanorsThings(db, demoGuestId, ctx.clock.now())
  })
}

/** The trip that the demo guest makes next. */
export const nextDemoTripId = (userId: string) => demoBookingId(eleanorsTrips(userId).map(demoKey)[0] ?? '')

/** From today until the evening of the job that is lost. */
const absenceOf = ({ job }: PlannedCrew, now: Date) => ({
  firstDay: tokyoDayOf(now),
  lastDay: tokyoDayOf(job.startsAt),
})

const spanOf = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) => ({
  ...{ startsAt: tokyoInstant(firstDay, '00:00'), endsAt: tokyoInstant(addDays(lastDay, 1), '00:00') },
})

const loserOf = ({ loses }: DemoBooking, crew: PlannedCrew | undefined) =>
  crew?.members.find(({ kind }) => kind === loses)

/** Somebody who was to drive is ill, and a car is in repair: the work falls back, and nobody has it yet. */
async function layAbsences(db: Database, planned: Awaited<ReturnType<typeof planDemoBookings>>, now: Date) {
  const [desk] = (await findAccountFacts(db, demoDeskId)) ? [demoDeskId] : []
  for (const { demo, crew } of planned) {
    const lost = loserOf(demo, crew)
    if (!crew || !lost) continue
    const absence = await addAbsence(db, {
      ...{ resourceId: lost.id, kind: demo.loses === 'vehicle' ? 'repair' : 'ill', note: '' },
      ...spanOf(absenceOf(crew, now)),
      ...{ enteredBy: desk ?? null, enteredAt: now },
    })
    await withdrawFrom(db, crew.bookingId, lost.id)
    await setTook(db, absence.id, [{ bookingId: crew.bookingId, round: 1 }])
    await setNeedsCrew(db, crew.bookingId, true)
  }
}

/** With crews for all of them; whoever would find none is left out. */
async function planDemoBookings(ctx: Context, all: readonly DemoBooking[]) {
  const now = ctx.clock.now()
  const tours = new Map((await findBookableTours(ctx.db)).map((tour) => [tour.slug, tour]))
  const book = await readPriceBook(ctx.db)
  const wanted = []
  for (const demo of all) {
    const tour = tourTaken(demo, tours, now)
    if (!tour) continue
    const wish = wishOf(demo, tour)
    const prepared = await prepareWishFor(ctx, wish, tour, book)
    const firstWish = demo.changedCar && { ...wish, vehicleClass: demo.changedCar.from }
    const first = firstWish ? await prepareWishFor(ctx, firstWish, tour, book) : null
    wanted.push({ demo, prepared, first, bookingId: demoBookingId(demoKey(demo)), starts: startsOf(demo, tour, now) })
  }
  const fleet = await loadFleet(ctx)
  const toPlan = wanted.filter(({ demo }) => needsCrew(demo)).map((one) => ({ ...one, demand: one.prepared.demand }))
  const { planAll, keepAway } = await openCrewPlan(ctx.db, fleet, toPlan, now)
  // First those who lose somebody, so that whoever falls away has no other work in that time.
  const losing = planAll(
    fleet,
    toPlan.filter(({ demo }) => demo.loses !== undefined),
  )
  const away = toPlan.flatMap(({ demo, bookingId }) => {
    const crew = losing.get(bookingId)
    const lost = loserOf(demo, crew)
    return crew && lost ? { id: lost.id, ...spanOf(absenceOf(crew, now)) } : []
  })
  for (const { id, startsAt, endsAt } of away) keepAway(id, { startsAt, endsAt })
  const others = toPlan.filter(({ bookingId }) => !losing.has(bookingId))
  const crews = new Map([...losing, ...planAll(fleet, others)])
  return wanted.flatMap(({ demo, prepared, first, bookingId, starts }) => {
    const crew = crews.get(bookingId)
    const startsAt = startOf(crew, starts)
    if (!startsAt || (needsCrew(demo) && !crew)) return []
    return [{ demo, crew, built: buildBooking(demo, { prepared, first }, startsAt, now) }]
  })
}

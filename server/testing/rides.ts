import { randomUUID } from 'node:crypto'
import type { Booking } from '#contract/booking.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import type { Meeting } from '#contract/places.ts'
import type { Ride } from '#contract/rides.ts'
import { forgetFleet, loadFleet } from '#server/fleet/index.ts'
import { addMinutes, tokyoDayOf, tokyoIso, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { addQuotes, type KeptRideWish } from '#server/pricing/index.ts'
import { rideTimes, routeBetween } from '#server/rides/index.ts'
import type { TestAnnai } from './annai.ts'
import { type cards, cardToken, guest, type HeldBooking, post } from './bookings.ts'

export const terminal: Meeting = {
  ...{ kind: 'airport', name: 'Haneda Airport, Terminal 3', nameJa: '羽田空港第3ターミナル', area: 'haneda' },
  ...{ latitude: 35.5446, longitude: 139.7687 },
}
export const hotel: Meeting = {
  ...{ kind: 'hotel', name: 'Palace Hotel Tokyo', nameJa: 'パレスホテル東京', area: 'chiyoda-chuo' },
  ...{ latitude: 35.6847, longitude: 139.7614 },
}

export interface RideWished {
  /** The landing of a way from the airport, else the pick-up. */
  start: Date
  from?: Meeting
  to?: Meeting
  vehicleClass?: VehicleClass
  guests?: number
  userId?: string | null
  flight?: string
  /** A car by the hour, for so many. */
  hours?: number
  totalYen?: number
}

const customsMinutes = 50

/** The quote of a ride as if it had been priced: what it costs is nobody's matter here. */
export async function quoteOfRide({ ctx }: Pick<TestAnnai, 'ctx'>, wished: RideWished): Promise<string> {
  const { start, from = terminal, to = hotel, vehicleClass = 'sedan', guests = 2, totalYen = 14_000 } = wished
  const fleet = await loadFleet(ctx)
  const isArrival = from.kind === 'airport'
  const pickUpAt = isArrival ? addMinutes(start, customsMinutes) : start
  const route = routeBetween(fleet, from.area, to.area, pickUpAt)
  const ride: Ride = {
    ...{
      way: wished.hours ? 'hourly' : isArrival || to.kind === 'airport' ? 'transfer' : 'point',
      title: `${from.name} to ${to.name}`,
    },
    shortTitle: 'Haneda to Palace Hotel',
    ...{ airport: isArrival ? 'arrival' : null, terminal: isArrival ? 'haneda-terminal-3' : null },
    ...{ landsAt: isArrival ? tokyoIso(start) : null, customsMinutes: isArrival ? customsMinutes : 0 },
    ...{ freeWaitMinutes: isArrival ? 90 : 15, waitStepMinutes: 30, waitStepYen: 3_000, hours: wished.hours ?? null },
    ...{ ...route, meeting: isArrival ? 'board' : null },
  }
  const times = rideTimes(ride, start)
  const wish: KeptRideWish = {
    ...{ way: ride.way, day: tokyoDayOf(start), start: tokyoTimeOf(start), guests, childAges: [], largeCases: 1 },
    ...{ extras: [], pickUp: 'haneda-terminal-3', dropOff: 'palace-hotel-tokyo', vehicleClass, meeting: 'board' },
    ...{ flight: wished.flight ?? '', guide: false, guideLanguage: 'en', extraHalfHours: 0 },
  }
  const now = ctx.clock.now()
  const id = randomUUID()
  await addQuotes(ctx.db, [
    {
      ...{ id, userId: wished.userId ?? null, bookingId: null, tourId: null, ride, wish, pickUp: from, dropOff: to },
      demand: {
        ...{ vehicleClass, isBus: false, durationMinutes: times.durationMinutes, fromArea: from.area, toArea: to.area },
        ...{ drivingMinutes: ride.driveMinutes, longestDriveMinutes: ride.driveMinutes, seats: guests, largeCases: 1 },
        ...{ guides: 0, guideLanguage: 'en' },
      },
      cancellationTiers: [{ hoursBefore: 1, refundPercent: 100 }],
      ...{ startsAt: times.startsAt, endsAt: times.endsAt, vehicleClass, guides: 0 },
      lines: [{ kind: 'ride', label: 'Haneda to Marunouchi', explanation: 'Flat fare', amountYen: totalYen }],
      ...{ totalYen, createdAt: now, expiresAt: addMinutes(now, 30) },
    },
  ])
  return id
}

/** A flight is that of the first. */
export const askOrder = (annai: TestAnnai, quoteIds: readonly string[], more: object = {}, headers = {}) => {
  const { flight, ...ofAll } = more as { flight?: string }
  const items = quoteIds.map((quoteId, index) => ({ quoteId, ...(index === 0 && flight ? { flight } : {}) }))
  return post(annai, '/orders', { items, ...guest, ...ofAll }, headers)
}

/** One ride or two ways, held. */
export async function holdRides(annai: TestAnnai, wished: readonly RideWished[], more: object = {}) {
  const quoteIds: string[] = []
  for (const one of wished) quoteIds.push(await quoteOfRide(annai, one))
  const { status, body } = await askOrder(annai, quoteIds, more)
  if (status !== 200) throw new Error(`No hold: ${JSON.stringify(body)}`)
  return body.held as HeldBooking[]
}

export const payRides = async (
  annai: TestAnnai,
  held: readonly HeldBooking[],
  card: keyof typeof cards | { token: string } = 'good',
  headers: Record<string, string> = {},
) =>
  post(
    annai,
    '/orders/pay',
    {
      bookings: held.map(({ booking, token }) => ({ reference: booking.reference, token })),
      card: typeof card === 'string' ? { token: await cardToken(annai, card) } : card,
    },
    headers,
  )

/** A ride that is paid. */
export async function bookRide(annai: TestAnnai, wished: RideWished, more: object = {}): Promise<HeldBooking> {
  const [held] = await holdRides(annai, [wished], more)
  if (!held) throw new Error('Nothing is held.')
  const { status, body } = await payRides(annai, [held])
  if (status !== 200) throw new Error(`Not paid: ${JSON.stringify(body)}`)
  return { ...held, booking: body.paid[0].booking as Booking }
}

/** Takes everything of a class off the road, but so many; null: all of it is there again. */
export async function keepOnRoad(
  { ctx }: Pick<TestAnnai, 'ctx'>,
  counts: Readonly<Record<VehicleClass, number | null>>,
): Promise<void> {
  for (const [vehicleClass, count] of Object.entries(counts)) {
    const cars = await ctx.db
      .selectFrom('vehicles')
      .select('resource_id')
      .where('class', '=', vehicleClass)
      .orderBy('resource_id')
      .execute()
    for (const [index, { resource_id: id }] of cars.entries())
      await ctx.db
        .updateTable('resources')
        .set({ active: count === null || index < count })
        .where('id', '=', id)
        .execute()
  }
  forgetFleet(ctx)
}

import { expect, test } from 'vitest'
import type { VehicleClass } from '#contract/catalogue.ts'
import { closedOn } from '#contract/closed-days.ts'
import { type BookableTour, findBookableTour, runsOn } from '#server/catalogue/index.ts'
import { type Fleet, loadFleet } from '#server/fleet/index.ts'
import { addDays, tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { startTestAnnai } from '#server/testing/annai.ts'
import { chooseCrew } from './choose-crew.rules.ts'
import { demandOf } from './demand-of.ts'
import { loadBookingPolicy } from './load-booking-policy.ts'

const ahead = Array.from({ length: 365 }, (_, index) => index + 1)

/** The starts and classes of a tour that nobody could ever serve, with the calendar empty and the car full. */
function neverPossible(fleet: Fleet, tour: BookableTour, today: string, guestsPerGuide: number): string[] {
  const days = ahead
    .map((days) => addDays(today, days))
    .filter((day) => runsOn(tour.season, day) && !closedOn(tour.closed, day))
  const demand = (vehicleClass: VehicleClass, guests: number) =>
    demandOf({
      tour,
      fleet,
      guestsPerGuide,
      vehicleClass,
      guests,
      room: { guests, largeCases: 0 },
      guide: true,
      guideLanguage: 'en',
      extraHalfHours: 0,
      pickUpArea: null,
      dropOffArea: null,
    })
  return tour.prices.flatMap(({ vehicleClass, maxGuests }) =>
    tour.startTimes
      .filter((start) => {
        const wanted = demand(vehicleClass, maxGuests)
        return !days.some((day) => chooseCrew(fleet, new Map(), wanted, tokyoInstant(day, start)) !== null)
      })
      .map((start) => `${tour.slug} at ${start} with ${vehicleClass}`),
  )
}

test('every tour can be had at each of its starts in each of its classes, and a day too long in none', async () => {
  const { ctx } = await startTestAnnai({ demo: true })
  const fleet = await loadFleet(ctx)
  const { guestsPerGuide } = await loadBookingPolicy(ctx)
  const today = tokyoDayOf(ctx.clock.now())
  const slugs = await ctx.db.selectFrom('tours').select('slug').orderBy('slug').execute()
  const tours = await Promise.all(slugs.map(({ slug }) => findBookableTour(ctx.db, slug)))
  expect(tours.length).toBeGreaterThanOrEqual(36)
  expect(tours.flatMap((tour) => (tour ? neverPossible(fleet, tour, today, guestsPerGuide) : ['no tour']))).toEqual([])

  const long = await findBookableTour(ctx.db, 'fuji-and-hakone-in-one-long-day')
  if (!long) throw new Error('There is no such tour.')
  const thirteenHours = { ...long, durationMinutes: 780, startTimes: ['06:00'] }
  expect(neverPossible(fleet, thirteenHours, today, guestsPerGuide)).toHaveLength(long.prices.length)
})

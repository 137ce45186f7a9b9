import type { changeCars as changeCarsCall } from '#contract/booking-changes.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { balanceOf } from '#server/payments/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Caller } from '#server/platform/serve.ts'
import { atAgreedHour } from './agreed-hour.rules.ts'
import { askedForChange } from './balance-due.rules.ts'
import { changedWish } from './changed-wish.rules.ts'
import { kindOf } from './kinds.ts'
import { notPossible } from './move.ts'
import { openBooking } from './open-booking.ts'
import { keepCharged } from './price-overrides.rules.ts'

/** The cars that this booking could have for another party, and none that would be refused. */
export async function changeCars(
  ctx: Context,
  input: ReadInputOf<typeof changeCarsCall>,
  caller: Caller | null,
): Promise<OutputOf<typeof changeCarsCall>> {
  const booking = await openBooking(ctx, input, caller)
  if (booking.state !== 'confirmed' || booking.startsAt <= ctx.clock.now()) throw notPossible(booking)
  const wish = changedWish(booking, input)
  const cars = {
    bookingId: booking.id,
    adjust: (lines: typeof booking.lines) => keepCharged(atAgreedHour(booking, wish)(lines), booking.priceOverrides),
  }
  const found = await kindOf(wish).listCars(ctx, wish, cars)
  const owed = { ...booking, ...(await balanceOf(ctx.db, booking.id)) }
  return {
    why: found.why,
    cars: found.cars.map((car) => ({
      ...car,
      differenceYen: askedForChange(owed, car.totalYen),
      isPresent: car.vehicleClass === booking.vehicleClass,
    })),
  }
}

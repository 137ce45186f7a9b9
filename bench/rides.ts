import { RideAsk } from '#contract/rides.ts'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { listCars } from '#server/rides/list-cars.ts'
import { generateBookings } from './generate-bookings.ts'
import type { Tell } from './line.ts'
import { type House, withHouse } from './prepared-house.ts'
import { inFull } from './size.ts'
import { tellGrowth } from './tell-growth.ts'
import { percentile, timed } from './timed.ts'

const few = inFull(5_000, 50)
const many = inFull(50_000, 100)
const rounds = inFull(400, 4)
const mostGrowth = 1.5
/** A list of cars must feel instant; four frames are left for everything around it. */
const limitMilliseconds = 100

/**
 * All classes for a ride and its way back, priced and checked for availability, at 50,000 future bookings: against a bare
 * SELECT over the same pool, and against 5,000 bookings.
 */
export function measureRides(tell: Tell): Promise<void> {
  return withHouse(async (house) => {
    await generateBookings(house.pool, 0, few)
    const atFew = await measure(house)
    await generateBookings(house.pool, few, many)
    const atMany = await measure(house)
    const took = { few: { bookings: few, took: atFew }, many: { bookings: many, took: atMany } }
    tellGrowth(tell, 'A list of cars, there and back,', took, { limitMilliseconds, mostGrowth })
  })
}

async function measure({ ctx, pool }: House) {
  const today = tokyoDayOf(ctx.clock.now())
  // Another day and hour each time, by turns: what is free and what is not.
  const asks = Array.from({ length: 28 }, (_, index) =>
    RideAsk.parse({
      ...{ way: 'transfer', from: 'haneda-terminal-3', to: 'palace-hotel-tokyo', flight: 'NH 212' },
      ...{ day: addDays(today, 60 + index), time: `${String(8 + (index % 14)).padStart(2, '0')}:05` },
      ...{ returnDay: addDays(today, 64 + index), returnTime: '11:00' },
      ...{ guests: 3, largeCases: 2, childSeats: 1, strollers: 1, children: '5' },
    }),
  )
  const [byList, bare]: [number[], number[]] = [[], []]
  for (let round = inFull(-20, 0); round < rounds; round++) {
    const ask = asks[(round + asks.length) % asks.length]
    if (!ask) throw new Error('There is nothing to ask.')
    const [list, one] = [await timed(() => listCars(ctx, ask)), await timed(() => pool.query('SELECT 1'))]
    if (round < 0) continue
    byList.push(list)
    bare.push(one)
  }
  const summary = (values: number[]) => ({ p50: percentile(values, 0.5), p99: percentile(values, 0.99) })
  return { ...summary(byList), bare: summary(bare) }
}

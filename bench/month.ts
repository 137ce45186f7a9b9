import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { priceAvailability } from '#server/pricing/price-availability.ts'
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
/** A calendar that is turned to its next month must feel instant. */
const limitMilliseconds = 100

/** A month of one tour's availability at 50,000 future bookings, against a bare SELECT over the same pool. */
export function measureMonth(tell: Tell): Promise<void> {
  return withHouse(async (house) => {
    await generateBookings(house.pool, 0, few)
    const atFew = await measure(house)
    await generateBookings(house.pool, few, many)
    const atMany = await measure(house)
    const took = { few: { bookings: few, took: atFew }, many: { bookings: many, took: atMany } }
    tellGrowth(tell, 'A month of availability', took, { limitMilliseconds, mostGrowth })
  })
}

async function measure({ ctx, pool }: House) {
  const month = addDays(tokyoDayOf(ctx.clock.now()), 90).slice(0, 7)
  const input = {
    tour: 'kamakura-and-the-great-buddha',
    month,
    guests: 3,
    largeCases: 0,
    guide: 'yes' as const,
    guideLanguage: 'en',
    extraHalfHours: 0,
    halfSeats: 0,
    extraCases: 0,
    wheelchair: 'no' as const,
  }
  const [byMonth, bare]: [number[], number[]] = [[], []]
  for (let round = inFull(-20, 0); round < rounds; round++) {
    const [month, one] = [await timed(() => priceAvailability(ctx, input)), await timed(() => pool.query('SELECT 1'))]
    if (round < 0) continue
    byMonth.push(month)
    bare.push(one)
  }
  const summary = (values: number[]) => ({ p50: percentile(values, 0.5), p99: percentile(values, 0.99) })
  return { ...summary(byMonth), bare: summary(bare) }
}

import { measureBooking } from './booking.ts'
import { measureBookingsList } from './bookings-list.ts'
import { measureColdStart } from './cold-start.ts'
import { measureDispatch } from './dispatch.ts'
import { measureGrowth } from './growth.ts'
import { measureInteraction } from './interaction.ts'
import { measureLighthouse } from './lighthouse.ts'
import type { Line } from './line.ts'
import { measurePageBytes } from './page-bytes.ts'
import { measureRides } from './rides.ts'
import { measureSearch } from './search.ts'
import { measureWarmPages } from './warm-page.ts'

const measures: Record<string, () => Promise<Line[]>> = {
  pages: measureWarmPages,
  search: measureSearch,
  booking: measureBooking,
  'bookings-list': measureBookingsList,
  growth: measureGrowth,
  dispatch: measureDispatch,
  rides: measureRides,
  start: measureColdStart,
  bytes: measurePageBytes,
  interaction: measureInteraction,
  lighthouse: measureLighthouse,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !measures[name])
if (unknown.length > 0)
  throw new Error(`There is no measure called ${unknown[0]}: ${Object.keys(measures).join(', ')}.`)

const lines: Line[] = []
for (const [name, measure] of Object.entries(measures)) {
  if (asked.length === 0 || asked.includes(name)) lines.push(...(await measure()))
}

console.table(
  lines.map((line) => ({
    what: line.what,
    measured: line.measured,
    limit: line.limit,
    ratio: line.ratio.toFixed(2),
    '': line.holds ? 'holds' : 'FAILS',
  })),
)
process.exit(lines.every((line) => line.holds) ? 0 : 1)

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

/** One that breaks is a line that fails; what was measured before it stands, and the others are still measured. */
async function measureOne(name: string, measure: () => Promise<Line[]>): Promise<Line[]> {
  try {
    return await measure()
  } catch (error) {
    console.error(error)
    return [{ what: name, measured: 'broke', limit: '', ratio: Number.NaN, holds: false }]
  }
}

const inWords = ({ what, measured, limit, ratio, holds }: Line) =>
  `${holds ? 'holds' : 'FAILS'}  ${what}: ${measured}, limit ${limit} (${ratio.toFixed(2)})`

const lines: Line[] = []
for (const [name, measure] of Object.entries(measures)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const measured = await measureOne(name, measure)
  for (const line of measured) console.log(inWords(line))
  lines.push(...measured)
}

const failing = lines.filter(({ holds }) => !holds)
console.log(`${lines.length - failing.length} of ${lines.length} hold.`)
for (const line of failing) console.log(inWords(line))
process.exit(failing.length === 0 ? 0 : 1)

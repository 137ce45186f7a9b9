import { measureBooking } from './booking.ts'
import { measureBookingsList } from './bookings-list.ts'
import { measureColdStart } from './cold-start.ts'
import { measureDispatch } from './dispatch.ts'
import { measureGrowth } from './growth.ts'
import { measureImports } from './imports.ts'
import { measureInteraction } from './interaction.ts'
import { measureLighthouse } from './lighthouse.ts'
import type { Measure, Tell } from './line.ts'
import { measureAll } from './measure-all.ts'
import { measurePageBytes } from './page-bytes.ts'
import { measureRides } from './rides.ts'
import { measureSearch } from './search.ts'
import { isShort } from './size.ts'
import { countStolenTime } from './stolen-time.ts'
import { measureWarmPages } from './warm-page.ts'

const measures: Record<string, Measure> = {
  pages: measureWarmPages,
  search: measureSearch,
  booking: measureBooking,
  'bookings-list': measureBookingsList,
  growth: measureGrowth,
  dispatch: measureDispatch,
  rides: measureRides,
  imports: measureImports,
  start: measureColdStart,
  bytes: measurePageBytes,
  interaction: measureInteraction,
  lighthouse: measureLighthouse,
}

const given = process.argv.slice(2)
const pages = given.filter((name) => name.startsWith('/'))
const asked = given.filter((name) => !name.startsWith('/'))
const unknown = asked.filter((name) => !measures[name])
if (unknown.length > 0)
  throw new Error(`There is no measure called ${unknown[0]}: ${Object.keys(measures).join(', ')}.`)

const wanted = Object.entries(measures)
  .filter(([name]) => asked.length === 0 || asked.includes(name))
  .map(([name, measure]) => [name, (tell: Tell) => measure(tell, pages)] as const)
const stolen = countStolenTime()
const hold = await measureAll(wanted, isShort, console.log)
const share = stolen()
if (share && !isShort) console.log(`Meanwhile ${share} of the processor's time went to other machines.`)
process.exit(hold ? 0 : 1)

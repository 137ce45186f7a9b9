import { aheadBookings } from './demo-ahead.ts'
import { autumnBookings } from './demo-autumn.ts'
import { type DemoBooking, rowsToBookings } from './demo-booking.ts'
import { springBookings } from './demo-spring.ts'
import { summerBookings } from './demo-summer.ts'
import { weekBookings } from './demo-week.ts'
import { winterBookings } from './demo-winter.ts'

/** Whose days were only just now, whatever month it is. */
const recentBookings = rowsToBookings([
  ['shinjuku-lanes-after-dark', -47, 'Brent Hollis', 2],
  ['toyosu-and-tsukiji-breakfast', -6, 'Karl Lindner', 2],
  ['kamakura-and-the-great-buddha', -5, 'Oliver Grant', 3],
  ['asakusa-after-dark', -4, 'Monique Dubois', 2],
])

/** A year of guests, and those who are still to come. Who wrote about their day stands with the reviews. */
export const demoBookings: DemoBooking[] = [
  ...winterBookings,
  ...springBookings,
  ...summerBookings,
  ...autumnBookings,
  ...recentBookings,
  ...aheadBookings,
  ...weekBookings,
]

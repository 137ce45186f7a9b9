import { measureHolds } from './holds.ts'
import type { Tell } from './line.ts'
import { measureMonth } from './month.ts'

/** What the engine of bookings does in a second, and what a month of its calendar costs. */
export async function measureBooking(tell: Tell): Promise<void> {
  await measureHolds(tell)
  await measureMonth(tell)
}

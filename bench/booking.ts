import { measureHolds } from './holds.ts'
import type { Line } from './line.ts'
import { measureMonth } from './month.ts'

/** What the engine of bookings does in a second, and what a month of its calendar costs. */
export const measureBooking = async (): Promise<Line[]> => [...(await measureHolds()), ...(await measureMonth())]

import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import type { BookingRow } from './bookings.store.ts'
import { hasBoarded, isDone } from './landings/landings.store.ts'

/** How far the day of a confirmed booking is: guests may be on board before its hour, and still when it has ended. */
export type HowFar = 'ahead' | 'begun' | 'on-board' | 'over'

type Asked = Pick<BookingRow, 'id' | 'state' | 'startsAt' | 'endsAt'>

/** Under the booking's lock no crew marks anything meanwhile: their taps wait for the same one. */
export async function howFarIs(db: Database, booking: Asked, now: Date): Promise<HowFar> {
  if (booking.state !== 'confirmed') return 'ahead'
  if (await isDone(db, booking.id)) return 'over'
  if (await hasBoarded(db, booking.id)) return 'on-board'
  if (booking.endsAt <= now) return 'over'
  return booking.startsAt <= now ? 'begun' : 'ahead'
}

export const isUnderWay = (far: HowFar) => far === 'begun' || far === 'on-board'

const inWords: Readonly<Record<Exclude<HowFar, 'ahead'>, string>> = {
  begun: 'The day has begun',
  'on-board': 'The guests are on board',
  over: 'The day is over',
}

/** What a guest may do, and what is done to many at once, ends when the day begins. */
export async function refuseBegun(db: Database, booking: Asked, now: Date): Promise<void> {
  const far = await howFarIs(db, booking, now)
  if (far !== 'ahead') throw new AppError('booking.under-way', { how: inWords[far] })
}

/** The desk may do it to a single one, once it was told that guests are on board and agreed to it. */
export async function refuseUnasked(db: Database, booking: Asked, now: Date): Promise<void> {
  const far = await howFarIs(db, booking, now)
  if (far === 'begun' || far === 'on-board') throw new AppError('booking.under-way', { how: inWords[far] })
}

import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { type BookingRow, findByReference } from '../bookings.store.ts'
import { crewForDesk, type DeskCrew } from './desk-crew.ts'
import { refuseUnlessOpen } from './propose-change.ts'

export interface DeskJob {
  booking: BookingRow
  crew: DeskCrew
}

/** A booking that the desk may still move, with its crew. */
export async function openDeskJob(ctx: Context, db: Database, reference: string): Promise<DeskJob> {
  const booking = await findByReference(db, reference)
  if (!booking) throw new AppError('booking.unknown')
  refuseUnlessOpen(ctx, booking)
  const crew = await crewForDesk(ctx, db, booking)
  if (!crew) throw new AppError('booking.unknown')
  return { booking, crew }
}

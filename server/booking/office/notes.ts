import type { BookingNote } from '#contract/booking-notes.ts'
import { findFirstNames } from '#server/accounts/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { type BookingRow, findByReference } from '../bookings.store.ts'
import { notPossible } from '../move.ts'
import { addNote, dropNote, findNotes } from './notes.store.ts'

interface Notes {
  notes: BookingNote[]
}

async function open({ db }: Context, reference: string): Promise<BookingRow> {
  const booking = await findByReference(db, reference)
  if (!booking) throw new AppError('booking.unknown')
  return booking
}

async function view({ db }: Context, { id }: BookingRow): Promise<Notes> {
  const notes = await findNotes(db, id)
  const names = await findFirstNames(
    db,
    notes.flatMap(({ userId }) => userId ?? []),
  )
  return {
    notes: notes.map(({ userId, at, ...note }) => ({
      ...{ id: note.id, body: note.body, at: tokyoIso(at) },
      by: (userId && names.get(userId)) ?? null,
    })),
  }
}

export const readNotes = async (ctx: Context, reference: string): Promise<Notes> =>
  view(ctx, await open(ctx, reference))

export async function writeNote(
  ctx: Context,
  { reference, body }: { reference: string; body: string },
  userId: string,
): Promise<Notes> {
  const booking = await open(ctx, reference)
  // Nothing more is written down about somebody who asked to be forgotten.
  if (booking.erasedAt) throw notPossible(booking)
  await addNote(ctx.db, { bookingId: booking.id, body, userId, at: ctx.clock.now() })
  return view(ctx, booking)
}

export async function takeNoteAway(ctx: Context, { reference, id }: { reference: string; id: string }): Promise<Notes> {
  const booking = await open(ctx, reference)
  await dropNote(ctx.db, booking.id, id)
  return view(ctx, booking)
}

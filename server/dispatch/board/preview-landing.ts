import type { previewLanding as previewCall } from '#contract/dispatch-landing.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { findForBoard } from '#server/booking/index.ts'
import { namedCrewsOf } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Caller } from '#server/platform/serve.ts'
import { tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { landRide } from './set-landing.ts'

type Preview = OutputOf<typeof previewCall>

/** What was seen, and then undone with its transaction. */
class Seen extends Error {
  readonly preview: Preview
  constructor(preview: Preview) {
    super('seen')
    this.preview = preview
  }
}

const crewOf = async (db: Database, bookingId: string) =>
  ((await namedCrewsOf(db, [bookingId])).get(bookingId) ?? []).map(({ name }) => name)

/** Follows the landing as saving it would, looks, and undoes it: what it says is what would be done at this moment. */
export async function previewLanding(
  ctx: Context,
  input: ReadInputOf<typeof previewCall>,
  { userId }: Caller,
): Promise<Preview> {
  const [found] = await findForBoard(ctx.db, [input.reference])
  if (!found) throw new AppError('booking.unknown')
  if (found.service.kind !== 'ride')
    throw new AppError('dispatch.not-possible', { why: 'Only a ride follows its flight.' })
  const before = await crewOf(ctx.db, found.id)
  try {
    return await landRide(ctx, input, { bookingId: found.id, userId }, async (db, { booking }) => {
      const after = await crewOf(db, found.id)
      throw new Seen({ startsAt: tokyoIso(booking.startsAt), before, after, isShort: after.length < before.length })
    })
  } catch (error) {
    if (error instanceof Seen) return error.preview
    throw error
  }
}

import { type CandidatesFor, type OwnJobs, openQuestion, whoIsMissing } from '#server/inventory/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'

type Wanted = Pick<CandidatesFor, 'demand' | 'startsAt'>

/** The desk hears who is missing; that a time has just been taken is the guests' sentence, and seldom true here. */
export async function nobodyFree(
  ctx: Context,
  bookingId: string,
  { demand, startsAt }: Wanted,
  { nearest = [], fields }: Pick<AppError['details'], 'nearest' | 'fields'> = {},
  own?: OwnJobs,
): Promise<AppError> {
  const question = await openQuestion(ctx, ctx.db, { demand, startsAt, bookingId, vehicleClass: null, drives: null })
  const taken = own?.beside(question.taken) ?? question.taken
  return new AppError('booking.nobody-free', {
    why: whoIsMissing({ ...question, taken }),
    nearest,
    ...(fields && { fields }),
  })
}

/** What refuses a guest, said to the desk: who refused knows what was asked for. */
export const sayWhoIsMissing =
  (ctx: Context, bookingId: string) =>
  async (error: unknown): Promise<never> => {
    if (!(error instanceof AppError) || error.code !== 'inventory.sold-out') throw error
    const { demand, startsAt } = error.details as Partial<Wanted>
    if (!demand || !startsAt) throw error
    throw await nobodyFree(ctx, bookingId, { demand, startsAt }, error.details)
  }

import type {
  BookingBatch,
  beginBatch as beginCall,
  previewBatch as previewCall,
  runningBatches as runningCall,
} from '#contract/booking-batches.ts'
import { isEventOf } from '#contract/cancel-words.ts'
import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { balanceOf } from '#server/payments/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import { addJob } from '#server/platform/jobs.ts'
import type { Caller } from '#server/platform/serve.ts'
import { tokyoDayOf, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { canMove, stateInWords } from '../booking.rules.ts'
import { type BookingRow, findByIds } from '../bookings.store.ts'
import { kindOf } from '../kinds.ts'
import { transactWithRetries } from '../transact-with-retries.ts'
import { type HowFar, howFarIs, isUnderWay } from '../under-way.ts'
import { addBatch, findBatch, findBatchItems, findRunning } from './batches.store.ts'
import { findReachable } from './bookings-list.store.ts'
import { rehearseMoves } from './rehearse-moves.ts'
import { batchTask } from './work-batch.ts'

const briefly = ({ reference, leadName, service, startsAt }: BookingRow) => ({
  ...{ reference, leadName, title: service.title, startsAt: tokyoIso(startsAt) },
})

/** In the order of their days. Of a guest who left us there is nothing to decide any more. */
async function open(db: Database, references: readonly string[]): Promise<BookingRow[]> {
  const bookings = await findByIds(db, await findReachable(db, [...new Set(references)]))
  if (bookings.length === 0) throw new AppError('booking.unknown')
  return bookings.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1))
}

/** What could be decided without asking who is free. */
function whyNotOf(booking: BookingRow, far: HowFar, toDay: string | null): string | null {
  if (isUnderWay(far)) return 'It is under way.'
  if (far === 'over') return 'It is over.'
  if (toDay === null) return canMove(booking.state, 'cancelled') ? null : `It is ${stateInWords[booking.state]}.`
  const { priceMonth, words } = kindOf(booking.wish)
  if (!priceMonth) return `A ${words.noun} is moved on its own page.`
  if (booking.state !== 'confirmed') return `It is ${stateInWords[booking.state]}.`
  return tokyoDayOf(booking.startsAt) === toDay ? 'It is on that day already.' : null
}

async function decide(ctx: Context, booking: BookingRow, toDay: string | null) {
  const far = await howFarIs(ctx.db, booking, ctx.clock.now())
  const [whyNot, underWay] = [whyNotOf(booking, far, toDay), isUnderWay(far)]
  if (whyNot !== null || toDay !== null) return { refundYen: 0, whyNot, underWay }
  return { refundYen: (await balanceOf(ctx.db, booking.id)).heldYen, whyNot, underWay }
}

export async function previewBatch(
  ctx: Context,
  { references, toDay }: ReadInputOf<typeof previewCall>,
): Promise<OutputOf<typeof previewCall>> {
  const decided = []
  for (const booking of await open(ctx.db, references))
    decided.push({ booking, ...(await decide(ctx, booking, toDay)) })
  const able = decided.filter(({ whyNot }) => whyNot === null).map(({ booking }) => booking)
  const stay = toDay === null ? new Map<string, string>() : await rehearseMoves(ctx, able, toDay)
  const rows = decided.map(({ booking, whyNot, ...row }) => {
    const endsAt = tokyoIso(booking.endsAt)
    return { ...briefly(booking), endsAt, ...row, whyNot: whyNot ?? stay.get(booking.id) ?? null }
  })
  return { rows, refundYen: rows.reduce((sum, { refundYen }) => sum + refundYen, 0) }
}

const allUnderWay = () => new AppError('booking.under-way', { how: 'Every one of them is under way' })

/** Writes down what was decided; a job does it, one booking after the other. */
export async function beginBatch(
  ctx: Context,
  { references, refundYen, ...deed }: ReadInputOf<typeof beginCall>,
  caller: Caller,
  attempt: Attempt,
): Promise<BookingBatch> {
  if (!isEventOf(deed.cause, deed.event))
    throw new AppError('platform.invalid-input', { fields: { event: 'What happened?' } })
  const bookings = await open(ctx.db, references)
  const able: BookingRow[] = []
  const underWay: BookingRow[] = []
  let sumYen = 0
  for (const booking of bookings) {
    const decided = await decide(ctx, booking, deed.toDay)
    if (decided.whyNot === null) able.push(booking)
    if (decided.underWay) underWay.push(booking)
    sumYen += decided.refundYen
  }
  if (sumYen !== refundYen) throw new AppError('booking.refund-changed')
  if (able.length === 0) throw underWay.length > 0 ? allUnderWay() : new AppError('booking.unknown')
  return transactWithRetries(ctx, async (db) => {
    // Those under way are named in what became of it: the job refuses them as it comes to them.
    const ids = bookings.filter((one) => able.includes(one) || underWay.includes(one)).map(({ id }) => id)
    const id = await addBatch(db, { ...deed, byUser: caller.userId, createdAt: ctx.clock.now() }, ids)
    await addJob(db, batchTask, { batchId: id }, { queue: 'booking batches' })
    const answer = await viewBatch(db, id)
    await attempt.remember(db, answer)
    return answer
  })
}

async function viewBatch(db: Database, id: string): Promise<BookingBatch> {
  const batch = await findBatch(db, id)
  if (!batch) throw new AppError('booking.unknown-batch')
  const items = await findBatchItems(db, id)
  const bookings = new Map(
    (
      await findByIds(
        db,
        items.map(({ bookingId }) => bookingId),
      )
    ).map((one) => [one.id, one]),
  )
  const { cause, event, toDay, createdAt, finishedAt } = batch
  return {
    ...{ id, cause, event, toDay, createdAt: tokyoIso(createdAt), finishedAt: finishedAt && tokyoIso(finishedAt) },
    rows: items.flatMap(({ bookingId, state, refundYen, why }) => {
      const booking = bookings.get(bookingId)
      return booking ? [{ ...briefly(booking), state, refundYen, why }] : []
    }),
  }
}

export const readBatch = ({ db }: Context, id: string): Promise<BookingBatch> => viewBatch(db, id)

export async function runningBatches({ db }: Context): Promise<OutputOf<typeof runningCall>> {
  const batches = await findRunning(db)
  return { batches: batches.map(({ id, createdAt }) => ({ id, createdAt: tokyoIso(createdAt) })) }
}

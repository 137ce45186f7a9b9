import * as z from 'zod/mini'
import { accountMailQueue } from '#server/accounts/index.ts'
import { findMailQueue } from '#server/booking/index.ts'
import type { Context } from '#server/platform/context.ts'

const OfBooking = z.object({ bookingId: z.uuid() })
const OfAccount = z.object({ userId: z.uuid() })

/** Where a mail was before it had to wait. */
export const queueOfBooking = ({ db }: Context, payload: unknown): Promise<string> =>
  findMailQueue(db, OfBooking.parse(payload).bookingId)

export const queueOfAccount = async (_: Context, payload: unknown): Promise<string> =>
  accountMailQueue(OfAccount.parse(payload).userId)

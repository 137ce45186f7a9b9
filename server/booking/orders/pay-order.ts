import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { payOrder as payOrderCall } from '#contract/orders.ts'
import type { Context } from '#server/platform/context.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { dueOfHeld } from '../pay-booking.ts'
import { payTogether } from '../pay-together.ts'

/** All of what is held by one charge: all is paid, or nothing. */
export const payOrder = (
  ctx: Context,
  input: ReadInputOf<typeof payOrderCall>,
  caller: Caller | null,
  attempt: Attempt,
): Promise<OutputOf<typeof payOrderCall>> =>
  payTogether(ctx, input, { caller, attempt }, { due: dueOfHeld(ctx), answerOf: (paid) => ({ paid }) })

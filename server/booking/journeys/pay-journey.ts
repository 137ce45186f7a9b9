import type { OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import type { payJourney as payJourneyCall } from '#contract/journeys.ts'
import type { Context } from '#server/platform/context.ts'
import type { Attempt } from '#server/platform/idempotency.ts'
import type { Caller } from '#server/platform/serve.ts'
import { dueOfHeld } from '../pay-booking.ts'
import { payTogether } from '../pay-together.ts'

/** Both ways by one charge: both are paid, or none. */
export const payJourney = (
  ctx: Context,
  input: ReadInputOf<typeof payJourneyCall>,
  caller: Caller | null,
  attempt: Attempt,
): Promise<OutputOf<typeof payJourneyCall>> =>
  payTogether(ctx, input, { caller, attempt }, { due: dueOfHeld(ctx), answerOf: (paid) => ({ paid }) })

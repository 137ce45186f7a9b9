import { availability } from '#contract/availability.ts'
import { ApiError } from '#contract/call.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { makeQuote, type Quote, whatIf } from '#contract/pricing.ts'
import { call } from '#web/platform/api.ts'
import type { LaterReturn } from './later-returns.ts'

export type MonthQuestion = InputOf<typeof availability>
export type AskedWish = InputOf<typeof makeQuote>

export const month = (question: MonthQuestion) => call(availability, question)
export const quote = (wish: AskedWish) => call(makeQuote, wish)

/** Every difference is to the planned return, so that none changes when one is chosen. */
export async function later(
  wish: AskedWish,
  planned: Quote | null,
  returns: readonly { halfHours: number; at: string }[],
): Promise<LaterReturn[]> {
  const { id } = planned ?? (await quote({ ...wish, extraHalfHours: 0 }))
  const answers = await Promise.all(
    returns.map(({ halfHours, at }) =>
      call(whatIf, { id, returnAt: at }).then(
        ({ differenceYen, isFree, sentence }) => ({ halfHours, at, differenceYen, isFree, sentence }),
        (error: unknown) => {
          // Later than we drive at all: that one is not offered.
          if (error instanceof ApiError && error.status === 400) return null
          throw error
        },
      ),
    ),
  )
  return answers.filter((answer) => answer !== null)
}

import type { Availability } from '#contract/availability.ts'
import { ApiError } from '#contract/call.ts'
import type { Quote } from '#contract/pricing.ts'
import type { Choice } from './choice.ts'
import type { LaterReturn } from './later-returns.ts'
import type { AskedWish, MonthQuestion } from './live-calls.ts'

/** What asks comes with the first question. Where it does not come, that is a lost connection like any other. */
const calls = () =>
  import('./live-calls.ts').catch((cause: unknown) => {
    throw Object.assign(new ApiError(0, { error: 'We could not be reached.', code: 'network.no-code' }), { cause })
  })

/** So long a month is taken as it was. */
const freshMs = 30_000
const months = new Map<string, { at: number; answer: Promise<Availability> }>()

export function askMonth(question: MonthQuestion): Promise<Availability> {
  const key = JSON.stringify(question)
  const kept = months.get(key)
  if (kept && Date.now() - kept.at < freshMs) return kept.answer
  const answer = calls().then((live) => live.month(question))
  months.set(key, { at: Date.now(), answer })
  answer.catch(() => months.delete(key))
  return answer
}

export const askQuote = (wish: AskedWish): Promise<Quote> =>
  calls()
    .then((live) => live.quote(wish))
    .catch((error: unknown) => {
      // Somebody was faster: what we know of the months is no longer so.
      if (error instanceof ApiError && error.status === 409) months.clear()
      throw error
    })

/** What each later return would add; `planned` is the quote without any, where there is one already. */
export const askLater = (
  wish: AskedWish,
  planned: Quote | null,
  returns: readonly { halfHours: number; at: string }[],
): Promise<LaterReturn[]> => calls().then((live) => live.later(wish, planned, returns))

/** The wish that a price is asked for. The children's ages change none: they travel on to checkout. */
export const askedWish = (tour: string, day: string, choice: Choice): AskedWish => ({
  tour,
  day,
  start: choice.start,
  guests: choice.guests,
  largeCases: choice.cases,
  ...(choice.car && { vehicleClass: choice.car }),
  guide: choice.guide,
  extraHalfHours: choice.extraHalfHours,
  extras: [...choice.extras],
  ...(choice.code && { code: choice.code }),
})

export const monthQuestion = (tour: string, month: string, choice: Choice): MonthQuestion => ({
  tour,
  month,
  guests: choice.guests,
  largeCases: choice.cases,
  ...(choice.car && { vehicleClass: choice.car }),
  guide: choice.guide ? 'yes' : 'no',
  extraHalfHours: choice.extraHalfHours,
})

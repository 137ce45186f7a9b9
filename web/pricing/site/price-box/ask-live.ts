import type { Availability } from '#contract/availability.ts'
import { ApiError } from '#contract/call.ts'
import type { LaterReturns, Quote } from '#contract/pricing.ts'
import { halfSeatsOf, type RoomParty, roomNeeded } from '#contract/room.ts'
import type { Choice } from './choice.ts'
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

/** Which later returns the day of a quote can have. */
export const askReturns = (quoteId: string): Promise<LaterReturns> => calls().then((live) => live.returns(quoteId))

/** The wish that a price is asked for. The children's ages change none by themselves, only the seats that they need do. */
export const askedWish = (tour: string, day: string, choice: Choice): AskedWish => ({
  tour,
  day,
  start: choice.start,
  guests: choice.guests,
  largeCases: choice.largeCases,
  ...(choice.car && { vehicleClass: choice.car }),
  guide: choice.guide,
  extraHalfHours: choice.extraHalfHours,
  extras: [...choice.extras],
  ...(choice.code && { code: choice.code }),
})

export const monthQuestion = (tour: string, month: string, choice: Choice, room: RoomParty): MonthQuestion => ({
  tour,
  month,
  guests: choice.guests,
  largeCases: choice.largeCases,
  ...(choice.car && { vehicleClass: choice.car }),
  guide: choice.guide ? 'yes' : 'no',
  extraHalfHours: choice.extraHalfHours,
  halfSeats: halfSeatsOf(room),
  extraCases: roomNeeded(room).largeCases - choice.largeCases,
  ...(choice.extras.some(({ code }) => code === 'wheelchair') && { wheelchair: 'yes' as const }),
})

import { availability } from '#contract/availability.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { laterReturns, makeQuote } from '#contract/pricing.ts'
import { call } from '#web/platform/api.ts'

export type MonthQuestion = InputOf<typeof availability>
export type AskedWish = InputOf<typeof makeQuote>

export const month = (question: MonthQuestion) => call(availability, question)
export const quote = (wish: AskedWish) => call(makeQuote, wish)
export const returns = (id: string) => call(laterReturns, { id })

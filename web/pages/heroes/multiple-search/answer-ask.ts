import { ApiError, type Call } from '#contract/call.ts'
import { findTours } from '#contract/tour-search.ts'
import { type Ask, readAsks } from '#web/catalogue/site/search/asks.ts'

const shown = 3

/** One wish with what was found for it. Each has its own: where one could not be answered, the others still are. */
export async function answerAsk(call: Call, ask: Ask, guests: string) {
  try {
    const { tours, total, readAs, words, without } = await call(findTours, {
      q: ask.q || undefined,
      day: ask.day || undefined,
      guests: guests || undefined,
    })
    return { ask, found: { tours: tours.slice(0, shown), total, readAs, words, without } }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ask, failure: { message: error.message, isOutage: error.isOutage } }
  }
}

export type Answer = Awaited<ReturnType<typeof answerAsk>>
export type Found = NonNullable<Answer['found']>

/** Everything that an address asks for. */
export async function answerAll(ask: Call, url: string) {
  const { guests, asks } = readAsks(new URL(url).searchParams)
  return { guests, answers: await Promise.all(asks.map((one) => answerAsk(ask, one, guests))) }
}

import type { OutputOf } from '#contract/endpoint.ts'
import { Fares, tryFares } from '#contract/fares.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { useAsked } from '#web/platform/use-asked.ts'

export type Trial = OutputOf<typeof tryFares>

/** What a month's rides would have cost; the last answer stays while the next is on its way. */
export function useTrial(month: string, fares: Fares, at: string) {
  // Some figure is no fare yet, and is not asked.
  const isWaiting = !Fares.safeParse(fares).success
  const { ask, key } = questionOf(tryFares, { month, at, fares })
  const { answer, isAsking, failure, askAgain } = useAsked({
    ...{ key, about: month, mustWait: isWaiting },
    ask: async () => ({ month, of: await ask() }),
  })
  return { trial: answer?.month === month ? answer.of : null, failure, isAsking, isWaiting, again: askAgain }
}

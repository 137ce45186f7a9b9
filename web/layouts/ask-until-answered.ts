import { ApiError } from '#contract/call.ts'

/** So long after somebody did not answer, the same is asked again. */
export const askAgainMs = 5000

/** Asks until there is an answer: who is out of reach is asked again, a refusal is the end of it. Answers what stops it. */
export function askUntilAnswered<T>(ask: () => Promise<T>, hear: (answer: T) => void): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const go = () =>
    ask().then(
      (answer) => {
        if (!isOver) hear(answer)
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (error.isOutage && !isOver) timer = setTimeout(go, askAgainMs)
      },
    )
  void go()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

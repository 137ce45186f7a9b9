import { ApiError } from '#contract/call.ts'

/** What a page asked for: there, refused or out of reach, or still on its way. */
export type Read<T> = { here: T } | { failed: ApiError }
export type Reading<T> = Read<T> | { late: Promise<Read<T>> }

/** Long enough that a quick answer comes whole, short enough that a slow one does not seem like nothing. */
const patienceMs = 300

/** For the loader of a member's page: a slow answer is waited for on the page itself, with its shape in view. */
export function readForPage<T>(ask: () => Promise<T>): Promise<Reading<T>> {
  const answer = ask().then(
    (here): Read<T> => ({ here }),
    (error: unknown): Read<T> => {
      if (error instanceof ApiError) return { failed: error }
      throw error
    },
  )
  const late = new Promise<Reading<T>>((resolve) => setTimeout(() => resolve({ late: answer }), patienceMs))
  return Promise.race([answer, late])
}

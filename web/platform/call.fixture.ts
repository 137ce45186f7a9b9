import { ApiError, type Call } from '#contract/call.ts'
import type { Endpoint } from '#contract/endpoint.ts'

export const refusal = (code: string, status = 409, more: object = {}) =>
  new ApiError(status, { error: code, code, ...more })

export interface Sent {
  path: string
  input: Record<string, unknown>
  key: string | undefined
}

export type Answers = Record<string, (sent: Sent, time: number) => unknown>

/** A server of a few lines: what it was asked, and what it answers by path. */
export function fakeCall(answers: Answers) {
  const asked: Sent[] = []
  const times = new Map<string, number>()
  const call = (async (endpoint: Endpoint, input?: object, options?: { idempotencyKey?: string }) => {
    const path = `${endpoint.method} ${endpoint.path}`
    const sent = { path, input: { ...input }, key: options?.idempotencyKey }
    asked.push(sent)
    const time = (times.get(path) ?? 0) + 1
    times.set(path, time)
    const answer = answers[path]?.(sent, time)
    if (answer instanceof Error) throw answer
    if (answer === undefined) throw new Error(`nobody answers ${path}`)
    return answer
  }) as Call
  return { call, asked, paths: () => asked.map(({ path }) => path) }
}

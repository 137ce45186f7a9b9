import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { WireError } from '#contract/call.ts'
import { type Endpoint, type InputOf, type OutputOf, takesJson } from '#contract/endpoint.ts'
import { clearSession } from '#web/platform/session.ts'

/** A refusal as the server would word it. */
export class Refusal {
  readonly status: number
  readonly wire: WireError

  constructor(status: number, wire: WireError) {
    this.status = status
    this.wire = wire
  }
}

type Answer<E extends Endpoint> = (input: InputOf<E>) => OutputOf<E> | Refusal | Promise<OutputOf<E> | Refusal>

interface Served {
  endpoint: Endpoint
  answer: (input: unknown) => unknown
}

/**
 * A server of a few lines behind the browser's own `fetch`: it answers what a test says, in the shape that the contract
 * declares, and fails the test that asks for anything else. Each test begins with nobody signed in.
 */
export function fakeServer() {
  let served: Served[] = []
  let isAway = false
  let unanswered: string[] = []
  const asked: { path: string; input: unknown; key: string | undefined }[] = []

  beforeEach(() => {
    clearSession()
    ;[served, isAway, unanswered, asked.length] = [[], false, [], 0]
    vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
      if (isAway) throw new TypeError('Failed to fetch')
      const { pathname, searchParams } = new URL(address, location.href)
      const path = pathname.replace(/^\/api/, '')
      const found = served.findLast(({ endpoint }) => endpoint.method === method && matcherOf(endpoint).test(path))
      if (!found) {
        unanswered.push(`${method} ${path}`)
        return new Response(JSON.stringify({ error: 'Nobody answers this.', code: 'test.unanswered' }), { status: 500 })
      }
      const input = {
        ...namesIn(found.endpoint, path),
        ...(takesJson(found.endpoint) ? JSON.parse(String(body ?? '{}')) : Object.fromEntries(searchParams)),
      }
      const key = new Headers(headers).get('idempotency-key') ?? undefined
      asked.push({ path: `${method} ${found.endpoint.path}`, input, key })
      const answer = await found.answer(input)
      if (answer instanceof Refusal) return new Response(JSON.stringify(answer.wire), { status: answer.status })
      found.endpoint.output?.parse(answer)
      return new Response(JSON.stringify(answer ?? null), { status: 200 })
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    // A page may ask once more before it is taken away; what it then hears must not lead to a call in the next test.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(unanswered, 'asked for, and nobody answers').toEqual([])
  })

  const askedOf = ({ method, path }: Endpoint) => asked.filter((one) => one.path === `${method} ${path}`)

  return {
    /** Answers a call from now on; what is said last counts. */
    on: <E extends Endpoint>(endpoint: E, answer: Answer<E>) => {
      served.push({ endpoint, answer: answer as Served['answer'] })
    },
    /** Pulls the plug, or puts it in again. */
    setAway: (away: boolean) => {
      isAway = away
    },
    /** What it was asked, in order. */
    asked: (endpoint: Endpoint) => askedOf(endpoint).map(({ input }) => input),
    /** Under which names it was asked what must be done once. */
    keys: (endpoint: Endpoint) => askedOf(endpoint).map(({ key }) => key),
  }
}

const matcherOf = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

/** What stands in the path, as it was before it was made part of an address. */
const namesIn = (endpoint: Endpoint, path: string) =>
  Object.fromEntries(
    Object.entries(matcherOf(endpoint).exec(path)?.groups ?? {}).map(([name, written]) => [
      name,
      decodeURIComponent(written),
    ]),
  )

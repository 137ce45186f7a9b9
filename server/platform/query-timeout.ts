import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { AppError } from './app-error.ts'
import { patienceNow } from './patience.ts'
import { createStatementNames } from './statement-names.ts'

/** Also who has no patience left may still undo what it began. */
const leastMs = 1000

/**
 * The pool as the stores use it: no statement is waited for longer than its limit, nor longer than the request that asks
 * has patience. A connection that did not answer in time is closed, since its answer may still come, to the wrong question.
 */
export function boundedPool(pool: pg.Pool, answerMs: number): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const nameOf = createStatementNames()
  return {
    async connect() {
      const patience = patienceNow()
      if (patience && patience.leftMs() <= 0) throw new AppError('platform.busy')
      const client = await (patience ? patience.wait(() => pool.connect()) : pool.connect())
      // One for each connection: Kysely knows its connections by them.
      const bounded = known.get(client) ?? boundedClient(client, answerMs, nameOf)
      known.set(client, bounded)
      return bounded
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

function boundedClient(
  client: pg.PoolClient,
  answerMs: number,
  nameOf: (text: string) => string | undefined,
): PostgresPoolClient {
  async function query<R>(text: unknown, values?: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (typeof text !== 'string') throw new Error('Nothing is read through a cursor here.')
    const patience = patienceNow()
    const left = patience ? Math.max(leastMs, patience.leftMs()) : Number.POSITIVE_INFINITY
    const most = Math.min(left, answerMs > 0 ? answerMs : Number.POSITIVE_INFINITY)
    const name = nameOf(text)
    const ask = () =>
      client.query({
        text,
        ...(name !== undefined && { name }),
        values: [...(values ?? [])],
        ...(Number.isFinite(most) ? { query_timeout: Math.ceil(most) } : {}),
      })
    try {
      return (await (patience ? patience.wait(ask) : ask())) as unknown as PostgresQueryResult<R>
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') hangUp(client)
      throw error
    }
  }
  return { query, release: (destroy?: boolean) => client.release(destroy) } as PostgresPoolClient
}

/** Closes at once, without a word to who does not answer; the pool drops it when it comes back. */
function hangUp(client: pg.PoolClient) {
  if ('end' in client && typeof client.end === 'function') void client.end()
}

import { onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import type { Context } from '#server/platform/context.ts'
import { openDatabase } from '#server/platform/database.ts'
import { houseKey } from '#server/platform/house-keys.ts'
import { createHttp } from '#server/platform/http.ts'
import { createAttempts } from '#server/platform/idempotency.ts'
import { createLogger } from '#server/platform/log.ts'
import { type Call, serve } from '#server/platform/serve.ts'
import { readSettings } from '#server/platform/settings.ts'
import { createTestDatabase } from './database.ts'
import { TestClock } from './test-clock.ts'
import { testEnv } from './test-env.ts'

const declaration = {
  method: 'POST',
  access: 'public',
  summary: '',
  input: z.strictObject({ text: z.string(), loud: z._default(z.boolean(), false) }),
  output: z.object({ number: z.int(), text: z.string() }),
} as const
const costly = endpoint({ ...declaration, path: '/costly', costs: true })
const free = endpoint({ ...declaration, path: '/free' })
const guarded = endpoint({ ...declaration, path: '/guarded', access: 'user', costs: true })
const silent = endpoint({ ...declaration, path: '/silent', costs: true, output: undefined })

export const one = 'A'.repeat(43)
export const other = 'B'.repeat(43)
const people = new Map(
  [one, other].map((token, at) => [token, { userId: `person-${at}`, sessionId: 's', role: 'user', officeRoles: [] }]),
)

type Handle = (
  call: Pick<Call<typeof costly>, 'input' | 'attempt'>,
  ctx: Context,
) => Promise<{ number: number; text: string }>

/** One process of a small server whose costly call does what the test says; counts how often it was done. */
export async function startProcess(databaseUrl: string, clock: TestClock, handle?: Handle) {
  const log = createLogger('silent')
  const database = openDatabase(databaseUrl, log)
  const settings = readSettings({ ...testEnv, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' })
  const ctx: Context = { db: database.db, log, clock, settings }
  // As a start does.
  await houseKey(ctx, 'attempts')
  const app = createHttp(settings, log)
  const done = { times: 0 }
  const handler = async (call: Pick<Call<typeof costly>, 'input' | 'attempt'>) => {
    done.times++
    return handle ? handle(call, ctx) : { number: done.times, text: call.input.text }
  }
  const api = {
    app,
    basePath: '/api',
    identify: async (token: string) => people.get(token) ?? null,
    attempts: createAttempts(ctx),
  }
  for (const call of [costly, free, guarded]) serve(api, call, handler)
  serve(api, silent, async (call) => void (await handler(call)))
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  const post = (key: string | undefined, payload: object = { text: 'hello' }, token?: string, path = '/costly') =>
    app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload,
      headers: { ...(key && { 'idempotency-key': key }), ...(token && { authorization: `Bearer ${token}` }) },
    })
  return { ctx, post, done }
}

export async function start(handle?: Handle) {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const clock = new TestClock()
  return { ...(await startProcess(database.url, clock, handle)), clock, databaseUrl: database.url }
}

export const fifty = <T>(make: (at: number) => T) => Promise.all(Array.from({ length: 50 }, (_, at) => make(at)))

/** A door that a handler waits behind until the test opens it. */
export function door() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  let reach = () => {}
  const reached = new Promise<void>((resolve) => (reach = resolve))
  return { opened, open, reached, reach }
}

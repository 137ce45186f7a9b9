import { InsertQueryNode, type KyselyPlugin, type QueryId, UpdateQueryNode } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { TestClock } from '#server/testing/annai.ts'
import { cuttableConnection } from '#server/testing/cuttable-connection.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { AppError } from './app-error.ts'
import type { Context } from './context.ts'
import { openDatabase } from './database.ts'
import { createHttp } from './http.ts'
import { createAttempts, forgetOldKeys } from './idempotency.ts'
import { createLogger } from './log.ts'
import { type Call, serve } from './serve.ts'
import { readSettings } from './settings.ts'

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

const one = 'A'.repeat(43)
const other = 'B'.repeat(43)
const people = new Map(
  [one, other].map((token, at) => [token, { userId: `person-${at}`, sessionId: 's', role: 'user' }]),
)

type Handle = (
  call: Pick<Call<typeof costly>, 'input' | 'attempt'>,
  ctx: Context,
) => Promise<{ number: number; text: string }>

/** One process of a small server whose costly call does what the test says; counts how often it was done. */
async function startProcess(databaseUrl: string, clock: TestClock, handle?: Handle) {
  const log = createLogger('silent')
  const database = openDatabase(databaseUrl, log)
  const settings = readSettings({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' })
  const ctx: Context = { db: database.db, log, clock, settings }
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

async function start(handle?: Handle) {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const clock = new TestClock()
  return { ...(await startProcess(database.url, clock, handle)), clock, databaseUrl: database.url }
}

const fifty = <T>(make: (at: number) => T) => Promise.all(Array.from({ length: 50 }, (_, at) => make(at)))

/** A door that a handler waits behind until the test opens it. */
function door() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  let reach = () => {}
  const reached = new Promise<void>((resolve) => (reach = resolve))
  return { opened, open, reached, reach }
}

test('fifty parallel posts with one key are done once and get one answer', async () => {
  const { post, done, ctx } = await start(async ({ input, attempt }, { db }) => {
    const answer = { number: Math.random(), text: input.text }
    await db.transaction().execute((deed) => attempt.remember(deed, answer))
    return answer
  })
  const answers = await fifty(() => post('attempt-0001'))
  expect(done.times).toBe(1)
  expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1)
  expect(answers.filter((answer) => answer.headers['idempotency-replayed'] === undefined)).toHaveLength(1)
  const later = await post('attempt-0001', { loud: false, text: 'hello' })
  expect(later.body).toBe(answers[0]?.body)
  expect(later.headers).toMatchObject({ 'idempotency-replayed': 'true', 'cache-control': 'no-store' })
  expect(await ctx.db.selectFrom('idempotency_keys').select('key').execute()).toHaveLength(1)
})

test('a call that costs nothing is done as often as it is sent, key or not (the control)', async () => {
  const { post, done } = await start()
  await fifty((at) => post(at % 2 ? 'attempt-0001' : undefined, { text: 'hello' }, undefined, '/free'))
  expect(done.times).toBe(50)
})

test('fifty parallel posts with fifty keys are done fifty times', async () => {
  const { post, done } = await start()
  const answers = await fifty((at) => post(`attempt-${at}-`))
  expect(done.times).toBe(50)
  expect(answers.every((answer) => answer.statusCode === 200)).toBe(true)
})

test('the same key for a changed body is refused, while the first is at work and after', async () => {
  const gate = door()
  const { post, done } = await start(async ({ input }) => {
    gate.reach()
    await gate.opened
    return { number: 1, text: input.text }
  })
  const first = post('attempt-0001')
  await gate.reached
  expect((await post('attempt-0001', { text: 'changed' })).json()).toMatchObject({ code: 'platform.key-reused' })
  gate.open()
  expect((await first).statusCode).toBe(200)
  const after = await post('attempt-0001', { text: 'hello', loud: true })
  expect([after.statusCode, after.json().code]).toEqual([409, 'platform.key-reused'])
  expect(done.times).toBe(1)
})

test('keys of two people, of a guest and of two calls do not meet', async () => {
  const { post, done } = await start()
  for (const token of [one, other, undefined])
    expect((await post('attempt-0001', { text: 'hello' }, token)).headers).not.toHaveProperty('idempotency-replayed')
  expect((await post('attempt-0001', { text: 'hello' }, one, '/silent')).statusCode).toBe(204)
  expect(done.times).toBe(4)
  expect((await post('attempt-0001', { text: 'hello' }, other)).json().number).toBe(2)
})

test('a call without an answer is replayed without one', async () => {
  const { post, done } = await start()
  for (const replayed of [undefined, 'true']) {
    const answer = await post('attempt-0001', { text: 'hello' }, one, '/silent')
    expect([answer.statusCode, answer.body, answer.headers['idempotency-replayed']]).toEqual([204, '', replayed])
  }
  expect(done.times).toBe(1)
})

test('a refusal can be mended: the same key may be sent again, also with another body', async () => {
  const { post, done, ctx } = await start(async ({ input }) => {
    if (input.text === 'declined') throw new AppError('payments.declined')
    if (input.text === 'broken') throw new Error('a fault of ours')
    return { number: 1, text: input.text }
  })
  const statuses = []
  for (const text of ['declined', 'declined', 'broken', 'fine', 'fine'])
    statuses.push((await post('attempt-0001', { text })).statusCode)
  expect(statuses).toEqual([402, 402, 500, 200, 200])
  expect(done.times).toBe(4)
  expect((await post('attempt-0002', { text: 7 })).json().code).toBe('platform.invalid-input')
  expect(await ctx.db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'attempt-0001' }])
})

test('those who wait for a refusal get the same refusal', async () => {
  const gate = door()
  const { post, done } = await start(async () => {
    gate.reach()
    await gate.opened
    throw new AppError('payments.declined')
  })
  const all = fifty(() => post('attempt-0001'))
  await gate.reached
  gate.open()
  expect(new Set((await all).map((answer) => answer.statusCode))).toEqual(new Set([402]))
  expect(done.times).toBe(1)
})

test('an answer outlives the process that gave it', async () => {
  const { post, clock, databaseUrl } = await start()
  const first = await post('attempt-0001')
  const next = await startProcess(databaseUrl, clock)
  const again = await next.post('attempt-0001')
  expect(again.body).toBe(first.body)
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(next.done.times).toBe(0)
})

test('a deed that was committed with its answer is not done again, even if the process fails right after', async () => {
  const { post, done, clock, databaseUrl } = await start(async ({ input, attempt }, { db }) => {
    await db.transaction().execute((deed) => attempt.remember(deed, { number: 7, text: input.text }))
    throw new Error('the line was cut while the commit was confirmed')
  })
  const first = await post('attempt-0001')
  expect([first.statusCode, first.json().number]).toEqual([200, 7])
  const next = await startProcess(databaseUrl, clock)
  expect((await next.post('attempt-0001')).json().number).toBe(7)
  expect([done.times, next.done.times]).toEqual([1, 0])
})

test('an answer that was remembered in a transaction that failed is forgotten with it', async () => {
  const { post, done } = await start(async ({ input, attempt }, { db }) => {
    await db.transaction().execute(async (deed) => {
      await attempt.remember(deed, { number: 1, text: input.text })
      if (done.times === 1) throw new AppError('platform.busy')
    })
    return { number: 1, text: input.text }
  })
  expect((await post('attempt-0001')).statusCode).toBe(503)
  expect((await post('attempt-0001')).statusCode).toBe(200)
  expect(done.times).toBe(2)
})

test('while another process works on an attempt, it is asked to wait; what that one left behind is taken over after a minute, once', async () => {
  const gate = door()
  const { post, clock, databaseUrl } = await start(async ({ input, attempt }, { db }) => {
    gate.reach()
    await gate.opened
    const answer = { number: 99, text: input.text }
    await db.transaction().execute((deed) => attempt.remember(deed, answer))
    return answer
  })
  const stuck = post('attempt-0001')
  await gate.reached
  const [second, third] = [await startProcess(databaseUrl, clock), await startProcess(databaseUrl, clock)]
  clock.advance(59_999)
  const early = await second.post('attempt-0001')
  expect([early.statusCode, early.headers['retry-after']]).toEqual([409, '1'])
  expect(early.json()).toMatchObject({ code: 'platform.key-in-use', retryAfterSeconds: 1 })

  clock.advance(1)
  await Promise.all([second.post('attempt-0001'), third.post('attempt-0001')])
  expect(second.done.times + third.done.times).toBe(1)

  // The first was only slow: its deed must not be done beside that of the one who took over.
  gate.open()
  const late = await stuck
  expect([late.statusCode, late.json().number]).toEqual([200, 1])
  expect((await second.post('attempt-0001')).json().number).toBe(1)
  expect(second.done.times + third.done.times).toBe(1)
})

test('an attempt that an outage broke off can be sent again as soon as the database is back', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const way = await cuttableConnection(database.url)
  const clock = new TestClock()
  const { post, done } = await startProcess(way.url, clock, async ({ input, attempt }, { db }) => {
    if (done.times === 1) way.cut()
    await db.transaction().execute((deed) => attempt.remember(deed, { number: 1, text: input.text }))
    return { number: 1, text: input.text }
  })
  expect((await post('attempt-0001')).statusCode).toBe(503)
  way.mend()
  expect((await post('attempt-0001')).statusCode).toBe(200)
  expect(done.times).toBe(2)
})

/** Loses the answers to the first insert and the first update: they were done, and nobody hears of it. */
function losingAnswers(): KyselyPlugin {
  const lost = { insert: false, update: false }
  const kinds = new WeakMap<QueryId, keyof typeof lost>()
  return {
    transformQuery({ node, queryId }) {
      if (InsertQueryNode.is(node)) kinds.set(queryId, 'insert')
      if (UpdateQueryNode.is(node)) kinds.set(queryId, 'update')
      return node
    },
    async transformResult({ result, queryId }) {
      const kind = kinds.get(queryId)
      if (!kind || lost[kind]) return result
      lost[kind] = true
      throw new Error('Connection terminated unexpectedly')
    },
  }
}

test('so can one that it broke off while the key was taken, or taken over', async () => {
  const { ctx } = await start()
  const attempts = createAttempts({ ...ctx, db: ctx.db.withPlugin(losingAnswers()) })
  const call = { caller: 'guest', endpoint: 'POST /costly', key: 'attempt-0001', input: {} }
  const send = () =>
    attempts.once({ ...call, toAnswer: () => ({ status: 200, body: '{}' }) }, async () => ({ text: 'done' }))
  await expect(send()).rejects.toThrow('Connection terminated')
  await expect(send()).rejects.toThrow('Connection terminated')
  expect((await send()).answer.status).toBe(200)
})

test('a call that costs needs a key, and says so after access and before it looks at the input', async () => {
  const { post, done } = await start()
  for (const key of [undefined, 'short', 'x'.repeat(201), 'with a blank', 'two-of-them, two-of-them']) {
    const answer = await post(key, { text: 7 })
    expect([answer.statusCode, answer.json().code], key).toEqual([400, 'platform.key-needed'])
  }
  expect((await post('x'.repeat(200))).statusCode).toBe(200)
  const codes = [undefined, one].map(async (token) => (await post(undefined, {}, token, '/guarded')).json().code)
  expect(await Promise.all(codes)).toEqual(['platform.not-signed-in', 'platform.key-needed'])
  expect(done.times).toBe(1)
})

test('keys are forgotten after a day, and not before', async () => {
  const { post, done, clock, ctx } = await start()
  await post('attempt-0001')
  clock.advance(24 * 3_600_000)
  await forgetOldKeys(ctx)
  expect((await post('attempt-0001')).headers['idempotency-replayed']).toBe('true')
  clock.advance(1)
  await forgetOldKeys(ctx)
  await post('attempt-0001')
  expect(done.times).toBe(2)
})

import { InsertQueryNode, type KyselyPlugin, type QueryId, UpdateQueryNode } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { door, start, startProcess } from '#server/testing/costly-calls.ts'
import { cuttableConnection } from '#server/testing/cuttable-connection.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { TestClock } from '#server/testing/test-clock.ts'
import { AppError } from './app-error.ts'
import { createAttempts } from './idempotency.ts'

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

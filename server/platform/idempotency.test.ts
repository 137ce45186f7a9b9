import { expect, test } from 'vitest'
import { door, fifty, one, other, start } from '#server/testing/costly-calls.ts'
import { whereWordsStand } from '#server/testing/words-in-database.ts'
import { AppError } from './app-error.ts'
import { houseKey } from './house-keys.ts'
import { forgetOldKeys } from './idempotency.ts'
import { openAnswer } from './idempotency-seal.rules.ts'

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
  expect(await ctx.db.selectFrom('idempotency_keys').select('key').execute()).toHaveLength(1)
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

test('what is kept of an attempt tells neither its name nor its answer, and opens by that name alone', async () => {
  const { post, ctx } = await start(async ({ input }) => ({ number: 1, text: `token-for-${input.text}` }))
  expect((await post('attempt-0001')).body).toContain('token-for-hello')
  expect(await whereWordsStand(ctx.db, ['attempt-0001', 'token-for-hello'])).toEqual([])
  // Control: whoever looks does find what lies open.
  expect(await whereWordsStand(ctx.db, ['POST /costly'])).toEqual(['idempotency_keys.endpoint: POST /costly'])
  const { caller, endpoint, answer } = await ctx.db.selectFrom('idempotency_keys').selectAll().executeTakeFirstOrThrow()
  const ours = await houseKey(ctx, 'attempts')
  const open = (key: string) => openAnswer(ours, { caller, endpoint, key }, answer ?? Buffer.alloc(0))
  expect(open('attempt-0001').body).toContain('token-for-hello')
  expect(() => open('attempt-0002')).toThrow('authenticate')
  const guessed = () =>
    openAnswer(Buffer.alloc(32), { caller, endpoint, key: 'attempt-0001' }, answer ?? Buffer.alloc(0))
  expect(guessed).toThrow('authenticate')
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

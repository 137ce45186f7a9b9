import { spawnSync } from 'node:child_process'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#server/testing/database.ts'
import { balanceOf, gatewayOf, ledgerSum, refuseDeclined, toPayment } from './index.ts'
import { addBooking, openMoney, pay, settle, testToken } from './money.fixture.ts'
import { findPayment } from './payments.store.ts'
import { answerTestStepUp } from './settle-charge.ts'

test('a good card pays at once, and the money stands in the ledger once', async () => {
  const { ctx } = await openMoney(await createTestDatabase())
  const bookingId = await addBooking(ctx.db)
  const { payment, outcome, changed } = await pay(ctx, bookingId, 88_000, testToken('success'))
  const card = { brand: 'visa', last4: '4242' }
  expect(outcome).toEqual({ gatewayId: `test_pay_${payment.id}`, state: 'succeeded', card })
  expect(changed).toBe(true)
  expect(await settle(ctx, payment.id, outcome)).toBe(false)
  expect(await balanceOf(ctx.db, bookingId)).toEqual({ paidYen: 88_000, refundedYen: 0, heldYen: 88_000, giftYen: 0 })
  expect(await ledgerSum(ctx.db)).toBe(0)
  const row = await findPayment(ctx.db, payment.id)
  expect(row && toPayment(row, 'unneeded')).toEqual({
    id: payment.id,
    gateway: 'test',
    state: 'succeeded',
    amountYen: 88_000,
    refundedYen: 0,
    card,
    clientSecret: null,
    takenHow: null,
  })
  expect(row?.paidAt).toEqual(ctx.clock.now())
})

test('a card that was refused leaves no trace on its payment, and a step-up keeps it until the bank has answered', async () => {
  const { ctx } = await openMoney(await createTestDatabase())
  const bookingId = await addBooking(ctx.db)
  const { payment: refused } = await pay(ctx, bookingId, 1_000, testToken('declined'))
  expect(await findPayment(ctx.db, refused.id)).toMatchObject({ card: null, paidAt: null })
  const { payment } = await pay(ctx, bookingId, 1_000, testToken('step-up').replace('visa_4242', 'jcb_0505'))
  await ctx.db.transaction().execute((tx) => answerTestStepUp(ctx, tx, { chargeId: payment.chargeId, approve: true }))
  expect(await findPayment(ctx.db, payment.id)).toMatchObject({
    state: 'succeeded',
    card: { brand: 'jcb', last4: '0505' },
    paidAt: ctx.clock.now(),
  })
})

test('a refused card charges nothing, and says which way it was refused', async () => {
  const { ctx } = await openMoney(await createTestDatabase())
  const bookingId = await addBooking(ctx.db)
  for (const reason of ['declined', 'insufficient-funds']) {
    const { payment, outcome } = await pay(ctx, bookingId, 88_000, testToken(reason))
    expect(outcome).toMatchObject({ state: 'declined', declineReason: reason })
    expect(() => refuseDeclined(outcome)).toThrow(`payments.${reason}`)
    expect(await findPayment(ctx.db, payment.id)).toMatchObject({ state: 'declined', declineReason: reason })
  }
  const expired = testToken('success').replace('203004', '202610')
  expect((await pay(ctx, bookingId, 88_000, expired)).outcome.state).toBe('declined')
  await expect(pay(ctx, bookingId, 88_000, 'pm_visa_1')).rejects.toThrow('payments.card-not-accepted')
  expect((await balanceOf(ctx.db, bookingId)).paidYen).toBe(0)
})

test('the same payment asked for again gets the same answer, whatever card comes with it', async () => {
  const { ctx } = await openMoney(await createTestDatabase())
  const bookingId = await addBooking(ctx.db)
  const first = await pay(ctx, bookingId, 1_000, testToken('declined'))
  const again = { chargeId: first.payment.chargeId, amountYen: 1_000, customerReference: '', memo: '' }
  const answer = await (await gatewayOf(ctx)).start({ ...again, cardToken: testToken('success') })
  expect(answer).toEqual(first.outcome)
  // Another payment with that card is another matter.
  expect((await pay(ctx, bookingId, 1_000, testToken('success'))).outcome.state).toBe('succeeded')
})

test('a step-up waits for the bank, is answered once, and may be answered late', async () => {
  const { ctx } = await openMoney(await createTestDatabase())
  const bookingId = await addBooking(ctx.db)
  const answer = (chargeId: string, approve: boolean) =>
    ctx.db.transaction().execute((tx) => answerTestStepUp(ctx, tx, { chargeId, approve }))

  const refused = (await pay(ctx, bookingId, 5_000, testToken('step-up'))).payment
  expect(await (await gatewayOf(ctx)).find(refused.gatewayId)).toMatchObject({ state: 'needs_step_up' })
  expect(await answer(refused.id, false)).toBe(true)
  expect(await answer(refused.id, true)).toBe(false)
  expect((await balanceOf(ctx.db, bookingId)).paidYen).toBe(0)

  const approved = (await pay(ctx, bookingId, 5_000, testToken('step-up'))).payment
  // The hold has long ended; the money comes all the same, and booking decides what to do with it.
  await ctx.db.updateTable('bookings').set({ state: 'expired' }).where('id', '=', bookingId).execute()
  const answers = await Promise.all(Array.from({ length: 5 }, () => answer(approved.id, true)))
  expect(answers.filter((wasWaiting) => wasWaiting)).toHaveLength(1)
  expect(await balanceOf(ctx.db, bookingId)).toMatchObject({ paidYen: 5_000 })
  expect(await (await gatewayOf(ctx)).find(approved.gatewayId)).toMatchObject({ state: 'succeeded' })
})

test('money does not move outside a transaction', async () => {
  const { ctx } = await openMoney(await createTestDatabase())
  const bookingId = await addBooking(ctx.db)
  const { payment } = await pay(ctx, bookingId, 5_000, testToken('step-up'))
  await expect(answerTestStepUp(ctx, ctx.db, { chargeId: payment.chargeId, approve: true })).rejects.toThrow(
    'transaction',
  )
})

test('a card number is in no table and no line of the log', async () => {
  const database = await createTestDatabase()
  const { ctx, app } = await openMoney(database)
  const number = '5555 5555 5555 4444'
  const entered = { number, expires: '2030-04', securityCode: '987' }
  const { token } = (await app.inject({ method: 'POST', url: '/api/test-gateway/cards', payload: entered })).json()
  await pay(ctx, await addBooking(ctx.db), 5_000, token)

  const { rows: tables } = await sql<{
    name: string
  }>`SELECT quote_ident(schemaname) || '.' || quote_ident(relname) AS name
    FROM pg_stat_user_tables`.execute(ctx.db)
  expect(tables.map(({ name }) => name)).toContain('public.payments')
  const holding = async (text: string) => {
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql`SELECT FROM ${sql.raw(name)} AS t WHERE t::text LIKE ${`%${text}%`} LIMIT 1`.execute(
        ctx.db,
      )
      if (rows.length > 0) found.push(name)
    }
    return found
  }
  for (const digits of [number, number.replaceAll(' ', ''), '555555555555']) expect(await holding(digits)).toEqual([])
  // The search does find what is there.
  expect(await holding('test_pay_')).toEqual(['public.payments'])

  const logged = logOf(database.url, [
    entered,
    { ...entered, number: '4111 1111 1111 1111' },
    { ...entered, surplus: 1 },
  ])
  expect(logged.match(/"path":"\/api\/test-gateway\/cards"/g)).toHaveLength(3)
  // Whole groups and values: fewer digits stand in a request's id by chance.
  for (const digits of ['5555 5555', '55555555', '4111 1111', '41111111', '1111 1111', '"987"'])
    expect(logged).not.toContain(digits)
})

/** In a process of its own, since the log goes to standard output; with the most talkative level there is. */
function logOf(databaseUrl: string, bodies: object[]): string {
  const script = `
    import { createHttp } from './server/platform/http.ts'
    import { openDatabase } from './server/platform/database.ts'
    import { createLogger } from './server/platform/log.ts'
    import { readSettings } from './server/platform/settings.ts'
    import { paymentsRoutes } from './server/payments/payments.routes.ts'
    import { testEnv } from './server/testing/test-env.ts'
    const settings = readSettings({ ...testEnv, DATABASE_URL: ${JSON.stringify(databaseUrl)}, LOG_LEVEL: 'trace' })
    const log = createLogger('trace')
    const { db, close } = openDatabase(settings.databaseUrl, log)
    const app = createHttp(settings, log)
    const ctx = { db, log, settings, clock: { now: () => new Date() } }
    paymentsRoutes({ app, basePath: '/api', identify: async () => null }, ctx, async () => {})
    for (const payload of ${JSON.stringify(bodies)})
      await app.inject({ method: 'POST', url: '/api/test-gateway/cards', payload })
    await app.close()
    await close()
    log.flush(() => undefined)`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return stdout + stderr
}

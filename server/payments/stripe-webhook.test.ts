import { expect, test } from 'vitest'
import { createTestDatabase } from '#server/testing/database.ts'
import { runTask } from '#server/testing/run-task.ts'
import { askRefund, balanceOf, ledgerSum, openCharge, refundsOf } from './index.ts'
import {
  addBooking,
  eventOf,
  type MoneyOptions,
  openMoney,
  pay,
  sendWebhook,
  settle,
  sign,
  stripeAt,
  stripeToken,
} from './money.fixture.ts'
import { findPayment } from './payments.store.ts'
import { startStripeStandIn } from './stripe-stand-in.fixture.ts'

/** A payment that waits for the guest's bank, and what Stripe knows of it. */
async function openWaiting(options: MoneyOptions = {}) {
  const standIn = await startStripeStandIn()
  const money = await openMoney(await createTestDatabase(), { stripe: stripeAt(standIn.url), ...options })
  const bookingId = await addBooking(money.ctx.db)
  const { payment, outcome } = await pay(money.ctx, bookingId, 30_000, stripeToken('stepup'))
  const intent = standIn.intents.get(outcome.gatewayId)
  if (!intent) throw new Error('The stand-in lost the payment.')
  const stateOf = async (id = payment.id) => (await findPayment(money.ctx.db, id))?.state
  return { ...money, money, standIn, bookingId, payment, intent, stateOf }
}

test('a webhook settles a payment once, however often it is sent', async () => {
  const { money, ctx, bookingId, payment, intent, news, stateOf } = await openWaiting()
  const event = eventOf('payment_intent.succeeded', intent)
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendWebhook(money, event)))
  answers.push(await sendWebhook(money, event), await sendWebhook(money, eventOf('payment_intent.succeeded', intent)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  expect(await stateOf()).toBe('succeeded')
  expect(news).toEqual([{ chargeId: payment.id, state: 'succeeded' }])
  expect(await balanceOf(ctx.db, bookingId)).toMatchObject({ paidYen: 30_000 })
  expect(await ledgerSum(ctx.db)).toBe(0)
})

test('webhooks may come in any order: a success stands, whatever is told before and after', async () => {
  const failedFirst = await openWaiting()
  const failed = {
    ...failedFirst.intent,
    last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
  }
  await sendWebhook(failedFirst.money, eventOf('payment_intent.payment_failed', failed))
  expect(await findPayment(failedFirst.ctx.db, failedFirst.payment.id)).toMatchObject({
    state: 'declined',
    declineReason: 'insufficient-funds',
  })
  await sendWebhook(failedFirst.money, eventOf('payment_intent.succeeded', failedFirst.intent))
  expect(await findPayment(failedFirst.ctx.db, failedFirst.payment.id)).toMatchObject({
    state: 'succeeded',
    declineReason: null,
  })
  expect(failedFirst.news.map(({ state }) => state)).toEqual(['declined', 'succeeded'])

  const { money, intent, news, stateOf, ctx, bookingId } = await openWaiting()
  for (const type of ['succeeded', 'payment_failed', 'canceled', 'requires_action', 'processing'])
    expect((await sendWebhook(money, eventOf(`payment_intent.${type}`, intent))).statusCode).toBe(200)
  expect(await stateOf()).toBe('succeeded')
  expect(news.map(({ state }) => state)).toEqual(['succeeded'])
  expect((await balanceOf(ctx.db, bookingId)).paidYen).toBe(30_000)
})

test('a webhook that overtakes the answer finds its payment, and the answer then only tells the card', async () => {
  const { money, ctx, bookingId, intent, stateOf } = await openWaiting()
  const payment = await openCharge(ctx, ctx.db, [{ bookingId, amountYen: 30_000 }])
  const other = { ...intent, id: 'pi_quick', metadata: { payment_id: payment.id } }
  await sendWebhook(money, eventOf('payment_intent.succeeded', other))
  expect(await findPayment(ctx.db, payment.id)).toMatchObject({ state: 'succeeded', gatewayId: 'pi_quick', card: null })
  expect(await settle(ctx, payment.id, { gatewayId: 'pi_quick', state: 'needs_step_up' })).toBe(false)
  const card = { brand: 'jcb', last4: '0505' }
  expect(await settle(ctx, payment.id, { gatewayId: 'pi_quick', state: 'succeeded', card })).toBe(false)
  // Only the answer knows which card it was.
  expect(await findPayment(ctx.db, payment.id)).toMatchObject({ card })
  expect(await stateOf(payment.id)).toBe('succeeded')
  expect((await balanceOf(ctx.db, bookingId)).paidYen).toBe(30_000)
})

test('of a payment that only a webhook told of, the card is asked for afterwards, and told once', async () => {
  const { money, standIn, ctx, bookingId, intent, payment: known } = await openWaiting()
  const payment = await openCharge(ctx, ctx.db, [{ bookingId, amountYen: 30_000 }])
  const other = { ...intent, id: 'pi_quick', status: 'succeeded', metadata: { payment_id: payment.id } }
  standIn.intents.set(other.id, other)
  await sendWebhook(money, eventOf('payment_intent.succeeded', other))
  await sendWebhook(money, eventOf('payment_intent.succeeded', intent))
  const waiting = await ctx.db
    .selectFrom('graphile_worker._private_jobs' as never)
    .select('payload' as never)
    .execute()
  expect(waiting.map((row) => (row as { payload: unknown }).payload)).toEqual([{ paymentId: payment.id }])
  const cardOf = async (id: string) => (await findPayment(ctx.db, id))?.card
  // Told when it was begun, so nobody needs to ask.
  expect(await cardOf(known.id)).toEqual({ brand: 'visa', last4: '4242' })
  expect(await cardOf(payment.id)).toBeNull()
  standIn.faults.push('cut', 'cut', 'cut')
  const learn = () => runTask(ctx, 'payments.learn-card', { paymentId: payment.id })
  await expect(learn()).rejects.toThrow('payments.gateway-unreachable')
  await learn()
  expect(await cardOf(payment.id)).toEqual({ brand: 'visa', last4: '4242' })
  const asked = standIn.requests.length
  await learn()
  expect(standIn.requests).toHaveLength(asked)
})

test('what is not signed with our secret, or is not what was signed, is refused and changes nothing', async () => {
  const { money, ctx, intent, news, stateOf, app } = await openWaiting()
  const event = eventOf('payment_intent.succeeded', intent)
  const forged: [what: string, payload: string, signature: string][] = [
    ['another secret', event, sign(ctx, event, 'whsec_other')],
    ['no signature', event, ''],
    ['nonsense', event, 't=1,v1=aa'],
    ['only a time', event, 't=1'],
    ['a byte changed', event.replace('30000', '30001'), sign(ctx, event)],
    ['a space more', `${event} `, sign(ctx, event)],
    ['six minutes old', event, sign(ctx, event, undefined, 360)],
    ['no JSON', '{"id":', sign(ctx, '{"id":')],
  ]
  for (const [what, payload, signature] of forged) {
    const answer = await sendWebhook(money, payload, signature)
    expect([answer.statusCode, answer.json().code], what).toEqual([400, 'payments.bad-signature'])
  }
  const bare = await app.inject({ method: 'POST', url: '/api/gateway/stripe', payload: event })
  expect(bare.json().code).toBe('payments.bad-signature')
  expect([await stateOf(), news]).toEqual(['needs_step_up', []])
  // The same event, signed as it is, does settle.
  expect((await sendWebhook(money, event)).statusCode).toBe(200)
  expect(await stateOf()).toBe('succeeded')
})

test('payments that are not ours, or not for that amount, are ignored without a fuss', async () => {
  const { money, ctx, intent, news, stateOf } = await openWaiting()
  const strange = [
    { ...intent, id: 'pi_unknown', metadata: {} },
    { ...intent, id: 'pi_unknown', metadata: { payment_id: 'not a payment' } },
    { ...intent, id: 'pi_unknown', metadata: { payment_id: '00000000-0000-4000-8000-000000000000' } },
    { ...intent, amount: 1 },
    { ...intent, currency: 'usd' },
  ]
  for (const object of strange) {
    const answer = await sendWebhook(money, eventOf('payment_intent.succeeded', object))
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }])
  }
  for (const type of ['customer.created', 'refund.failed'])
    expect((await sendWebhook(money, eventOf(type, { id: 'x', metadata: {} }))).statusCode).toBe(200)
  expect([await stateOf(), news]).toEqual(['needs_step_up', []])
  expect(await ledgerSum(ctx.db)).toBe(0)
})

test('news that booking could not take in are undone whole, and taken in when they are sent again', async () => {
  let isWilling = false
  const tell = async () => {
    if (!isWilling) throw new Error('not now')
  }
  const { money, ctx, bookingId, intent, stateOf, news } = await openWaiting({ tell })
  const event = eventOf('payment_intent.succeeded', intent)
  expect((await sendWebhook(money, event)).statusCode).toBe(500)
  expect([await stateOf(), (await balanceOf(ctx.db, bookingId)).paidYen]).toEqual(['needs_step_up', 0])
  isWilling = true
  expect((await sendWebhook(money, event)).statusCode).toBe(200)
  expect([await stateOf(), (await balanceOf(ctx.db, bookingId)).paidYen]).toEqual(['succeeded', 30_000])
  expect(news).toHaveLength(1)
})

test('booking hears of a charge inside the transaction that settles it', async () => {
  const seen: (string | undefined)[] = []
  const { money, intent } = await openWaiting({
    tell: async ({ chargeId }, db) =>
      void seen.push((await findPayment(db, chargeId))?.state, String(db.isTransaction)),
  })
  await sendWebhook(money, eventOf('payment_intent.succeeded', intent))
  expect(seen).toEqual(['succeeded', 'true'])
})

test('a refund that comes back from the bank is marked for the office, once for each time it comes back', async () => {
  const { money, ctx, bookingId } = await openWaiting()
  await pay(ctx, bookingId, 50_000, stripeToken('visa'))
  const [refund] = await ctx.db
    .transaction()
    .execute((tx) => askRefund(tx, { bookingId, amountYen: 1_000, reason: 'A test', at: ctx.clock.now() }))
  const stateAfter = async (event: string) => {
    expect((await sendWebhook(money, event)).statusCode).toBe(200)
    return (await refundsOf(ctx.db, bookingId))[0]?.state
  }
  const object = { id: 're_1', object: 'refund', metadata: { refund_id: refund?.id } }
  const event = eventOf('refund.failed', object)
  expect(await stateAfter(event)).toBe('failed')
  await runTask(ctx, 'payments.refund', { refundId: refund?.id })
  // The old news again is no news; another piece of it is.
  expect(await stateAfter(event)).toBe('done')
  expect(await stateAfter(eventOf('refund.failed', object))).toBe('failed')
})

test('without Stripe there is no such address, and other calls read their bodies as ever', async () => {
  const money = await openMoney(await createTestDatabase())
  const answer = await sendWebhook(money, '{}', 't=1,v1=aa')
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'payments.not-here'])
  const url = '/api/test-gateway/cards'
  const send = (headers: Record<string, string>, payload: string) =>
    money.app.inject({ method: 'POST', url, headers, payload })
  expect((await send({ 'content-type': 'application/json' }, '{"number":')).json().code).toBe('platform.malformed-json')
  expect((await send({ 'content-type': 'text/plain' }, 'number')).json().code).toBe('platform.unsupported-type')
})

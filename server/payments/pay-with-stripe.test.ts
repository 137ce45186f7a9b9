import { expect, test } from 'vitest'
import { createTestDatabase } from '#server/testing/database.ts'
import { runTask } from '#server/testing/run-task.ts'
import { abandonCharges, askRefund, balanceOf, gatewayOf, refundsOf } from './index.ts'
import { addBooking, openMoney, pay, stripeAt, stripeToken } from './money.fixture.ts'
import { findPayment } from './payments.store.ts'
import { startStripeStandIn } from './stripe-stand-in.fixture.ts'

const visa = { brand: 'visa', last4: '4242' }

async function openStripe() {
  const standIn = await startStripeStandIn()
  const money = await openMoney(await createTestDatabase(), { stripe: stripeAt(standIn.url) })
  return { ...money, standIn, bookingId: await addBooking(money.ctx.db) }
}

test('Stripe is asked for whole yen, at once, with our payment as the key', async () => {
  const { ctx, standIn, bookingId } = await openStripe()
  const { payment, outcome } = await pay(ctx, bookingId, 88_000, stripeToken('visa'))
  const [request] = standIn.requests
  expect(request).toMatchObject({ method: 'POST', path: '/v1/payment_intents', key: payment.id })
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toMatchObject({
    amount: '88000',
    currency: 'jpy',
    confirm: 'true',
    description: 'A day in Nikko',
    'metadata[payment_id]': payment.id,
  })
  expect(payment.gatewayId).toBe(`pending:${payment.id}`)
  expect(await findPayment(ctx.db, payment.id)).toMatchObject({
    state: 'succeeded',
    gatewayId: outcome.gatewayId,
    card: visa,
    paidAt: ctx.clock.now(),
  })
  expect(await balanceOf(ctx.db, bookingId)).toMatchObject({ paidYen: 88_000 })
})

test('what the bank says at Stripe is said in our words', async () => {
  const { ctx, standIn, bookingId } = await openStripe()
  const declined = await pay(ctx, bookingId, 1_000, stripeToken('declined'))
  expect(declined.outcome).toMatchObject({ state: 'declined', declineReason: 'declined' })
  const poor = await pay(ctx, bookingId, 1_000, stripeToken('funds'))
  expect(poor.outcome).toMatchObject({ state: 'declined', declineReason: 'insufficient-funds' })
  const waiting = await pay(ctx, bookingId, 1_000, stripeToken('stepup'))
  expect(waiting.outcome).toMatchObject({
    state: 'needs_step_up',
    clientSecret: expect.stringMatching(/^pi_\w+_secret_/),
  })
  for (const wrong of ['pm_unknown', 'test_success_visa_4242_203004_a1b2c3d4', '4242424242424242'])
    await expect(pay(ctx, bookingId, 1_000, wrong), wrong).rejects.toThrow('payments.card-not-accepted')
  expect(standIn.requests.map(({ body }) => body).join()).not.toContain('4242')
  expect((await balanceOf(ctx.db, bookingId)).paidYen).toBe(0)

  const { gatewayId } = waiting.outcome
  expect(await (await gatewayOf(ctx)).find(gatewayId)).toMatchObject({
    state: 'needs_step_up',
    clientSecret: waiting.outcome.clientSecret,
  })
  const intent = standIn.intents.get(gatewayId)
  if (intent) standIn.endStepUp(intent, true)
  expect(await (await gatewayOf(ctx)).find(gatewayId)).toEqual({ gatewayId, state: 'succeeded', card: visa })
})

test('a cut line or a fault at Stripe charges once at most, and a payment asked for twice is one payment', async () => {
  const { ctx, standIn, bookingId } = await openStripe()
  standIn.faults.push('cut', '500')
  expect((await pay(ctx, bookingId, 1_000, stripeToken('visa'))).outcome.state).toBe('succeeded')
  standIn.faults.push('cut-after-work')
  const { payment, outcome } = await pay(ctx, bookingId, 2_000, stripeToken('visa'))
  expect(standIn.intents.size).toBe(2)
  const cardToken = new URLSearchParams(standIn.requests.at(-1)?.body).get('payment_method') ?? ''
  const again = {
    chargeId: payment.chargeId,
    amountYen: 2_000,
    cardToken,
    customerReference: 'AN-TEST',
    memo: 'A day in Nikko',
  }
  expect(await (await gatewayOf(ctx)).start(again)).toEqual(outcome)
  expect(standIn.intents.size).toBe(2)
  // Another payment is charged anew, so the count can rise.
  await pay(ctx, bookingId, 2_000, stripeToken('visa'))
  expect(standIn.intents.size).toBe(3)
})

test('while Stripe does not answer, a guest is told so, and the payment can still be found afterwards', async () => {
  const { ctx, standIn, bookingId } = await openStripe()
  standIn.faults.push('500', '500', '500')
  await expect(pay(ctx, bookingId, 1_000, stripeToken('visa'))).rejects.toThrow('payments.gateway-unreachable')
  expect(standIn.requests).toHaveLength(3)
  standIn.faults.push('cut', 'cut', 'cut-after-work')
  await expect(pay(ctx, bookingId, 1_000, stripeToken('visa'))).rejects.toThrow('payments.gateway-unreachable')
  const [intent] = standIn.intents.values()
  const paymentId = intent?.metadata.payment_id ?? ''
  expect(await findPayment(ctx.db, paymentId)).toMatchObject({ state: 'started', gatewayId: `pending:${paymentId}` })
  expect(await (await gatewayOf(ctx)).find(`pending:${paymentId}`)).toEqual({
    gatewayId: intent?.id,
    state: 'succeeded',
    card: visa,
  })
  const never = 'pending:00000000-0000-4000-8000-000000000000'
  expect(await (await gatewayOf(ctx)).find(never)).toEqual({ gatewayId: never, state: 'started' })

  const dead = { ...ctx, settings: { ...ctx.settings, stripe: stripeAt('http://127.0.0.1:9') } }
  await expect(pay(dead, bookingId, 1_000, stripeToken('visa'))).rejects.toThrow('payments.gateway-unreachable')
})

test('a fault of our own at Stripe, such as a wrong key, is not told to the guest as theirs', async () => {
  const { ctx } = await openStripe()
  const error: unknown = await (await gatewayOf(ctx)).find('pi_nowhere').catch((error: unknown) => error)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toHaveProperty('statusCode')
})

test('a refund goes to Stripe once, however often its job runs and even when Stripe has forgotten the key', async () => {
  const { ctx, standIn, bookingId } = await openStripe()
  await pay(ctx, bookingId, 10_000, stripeToken('visa'))
  const ask = () =>
    ctx.db
      .transaction()
      .execute((tx) => askRefund(tx, { bookingId, amountYen: 4_000, reason: 'Cancelled', at: ctx.clock.now() }))
  const run = async (refundId: string | undefined) => runTask(ctx, 'payments.refund', { refundId })
  const refundId = (await ask())[0]?.id
  const loseAnswer = async () => {
    standIn.faults.push('none', 'cut-after-work', 'cut', 'cut')
    await expect(run(refundId)).rejects.toThrow('payments.gateway-unreachable')
    standIn.faults.length = 0
  }
  await loseAnswer()
  expect(standIn.refunds).toHaveLength(1)
  standIn.forgetKeys()
  await run(refundId)
  await run(refundId)
  expect(standIn.refunds.map(({ amount, metadata }) => [amount, metadata.refund_id])).toEqual([[4_000, refundId]])
  expect(standIn.requests.find(({ path }) => path === '/v1/refunds')?.key).toBe(refundId)
  expect(await refundsOf(ctx.db, bookingId)).toMatchObject([{ state: 'done', gatewayId: standIn.refunds[0]?.id }])
  await run((await ask())[0]?.id)
  expect(standIn.refunds).toHaveLength(2)
})

test('a refund that Stripe refuses is marked for the office, and its job fails', async () => {
  const { ctx, standIn, bookingId } = await openStripe()
  const { outcome } = await pay(ctx, bookingId, 10_000, stripeToken('visa'))
  const [refund] = await ctx.db
    .transaction()
    .execute((tx) => askRefund(tx, { bookingId, amountYen: 4_000, reason: 'Cancelled', at: ctx.clock.now() }))
  const intent = standIn.intents.get(outcome.gatewayId)
  if (intent) intent.status = 'canceled'
  await expect(runTask(ctx, 'payments.refund', { refundId: refund?.id })).rejects.toThrow('charge_already_refunded')
  expect(await refundsOf(ctx.db, bookingId)).toMatchObject([{ state: 'failed' }])
  if (intent) intent.status = 'succeeded'
  // For a day, Stripe answers the same key with the same refusal.
  standIn.forgetKeys()
  await runTask(ctx, 'payments.refund', { refundId: refund?.id })
  expect(await refundsOf(ctx.db, bookingId)).toMatchObject([{ state: 'done' }])
})

test('payments that nobody waits for are cancelled at Stripe, unless they have succeeded', async () => {
  const { ctx, standIn, bookingId } = await openStripe()
  const paid = await pay(ctx, bookingId, 1_000, stripeToken('visa'))
  const waiting = await pay(ctx, bookingId, 1_000, stripeToken('stepup'))
  const quick = await pay(ctx, bookingId, 1_000, stripeToken('stepup'))
  await ctx.db.transaction().execute((tx) => abandonCharges(tx, bookingId))
  const approved = standIn.intents.get(quick.outcome.gatewayId)
  if (approved) standIn.endStepUp(approved, true)
  for (const { payment } of [paid, waiting, quick, waiting])
    await runTask(ctx, 'payments.cancel', { paymentId: payment.id })
  const statusOf = ({ outcome }: typeof paid) => standIn.intents.get(outcome.gatewayId)?.status
  expect([paid, waiting, quick].map(statusOf)).toEqual(['succeeded', 'canceled', 'succeeded'])
  expect((await findPayment(ctx.db, paid.payment.id))?.state).toBe('succeeded')
  expect((await findPayment(ctx.db, waiting.payment.id))?.state).toBe('abandoned')
})

import { afterAll, describe, expect, test } from 'vitest'
import { balanceOf, refundsOf } from '#server/payments/index.ts'
import { runDueJobs, shareTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { cards, get, type HeldBooking, holdFor, post } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { askChange, keepOneCoaster, movePrice, ownDays, pathOf, signIn, wholeCoaster } from '#server/testing/scene.ts'
import {
  payWithStripe,
  type StandInIntent,
  startWithStripe,
  stripeToken,
  tellOfIntent,
} from '#server/testing/stripe.ts'
import { findByReference } from './bookings.store.ts'
import { expireHolds } from './expire-holds.ts'

/** Laid out once; each test has its own Annai and its own stand-in for Stripe on the same database. */
const laidOut = shareTestAnnai({ demo: true }, keepOneCoaster)
const ownDay = ownDays()
afterAll(async () => expect(await brokenPromises(laidOut())).toEqual([]))

const payWith = (annai: TestAnnai, held: HeldBooking, bank: string) =>
  payWithStripe(annai, held, { token: stripeToken(bank) })
const read = async (annai: TestAnnai, held: HeldBooking) =>
  (await get(annai, `${pathOf(held)}?token=${held.token}`)).body
const moneyOf = async ({ ctx }: TestAnnai, { booking }: HeldBooking) => {
  const id = (await findByReference(ctx.db, booking.reference))?.id ?? ''
  return { ...(await balanceOf(ctx.db, id)), refunds: await refundsOf(ctx.db, id) }
}

/** A held booking whose payment waits for the guest's bank. */
async function holdAndWait(wish: object = {}) {
  const { annai, standIn } = await startWithStripe(laidOut())
  const held = await holdFor(annai, { day: ownDay(), ...wish })
  const { status, body } = await payWith(annai, held, 'stepup')
  expect([status, body.payment.state, body.booking.state]).toEqual([200, 'needs_step_up', 'on_hold'])
  expect(body.payment.clientSecret).toMatch(/^pi_\w+_secret_/)
  const intent = standIn.intentOf(body.payment.id)
  if (!intent) throw new Error('The stand-in lost the payment.')
  standIn.endStepUp(intent, true)
  return { annai, standIn, held, intent, totalYen: held.booking.totalYen }
}

test('the bank’s step is confirmed by a webhook, once, however often it is sent', async () => {
  const { annai, held, intent, totalYen } = await holdAndWait()
  const statuses = [
    await tellOfIntent(annai, 'succeeded', intent, 'evt_same'),
    await tellOfIntent(annai, 'succeeded', intent, 'evt_same'),
    await tellOfIntent(annai, 'succeeded', intent),
    await tellOfIntent(annai, 'payment_failed', intent),
  ].map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([200, 200, 200, 200])
  const booking = await read(annai, held)
  expect(booking).toMatchObject({ state: 'confirmed', paidYen: totalYen, refundedYen: 0 })
  expect(booking.moves).toHaveLength(2)
})

test('a webhook that overtakes our own request is harmless', async () => {
  const { annai, standIn } = await startWithStripe(laidOut())
  const held = await holdFor(annai, { day: ownDay() })
  const overtake = new Promise<StandInIntent>((resolve) => {
    const add = standIn.intents.set.bind(standIn.intents)
    standIn.intents.set = (id, intent) => {
      resolve(intent)
      return add(id, intent)
    }
  })
  // The line is cut after the work was done: the SDK asks again, and the webhook is here before the answer.
  standIn.faults.push('cut-after-work')
  const [paid, told] = await Promise.all([
    payWith(annai, held, 'visa'),
    overtake.then((intent) => tellOfIntent(annai, 'succeeded', intent)),
  ])
  expect([paid.status, paid.body.booking.state, told.statusCode]).toEqual([200, 'confirmed', 200])
  expect(await read(annai, held)).toMatchObject({ paidYen: held.booking.totalYen, refundedYen: 0 })
  expect(standIn.intents.size).toBe(1)
})

test('a bank that says no leaves the hold, and another card works', async () => {
  const { annai } = await startWithStripe(laidOut())
  const held = await holdFor(annai, { day: ownDay() })
  expect((await payWith(annai, held, 'declined')).body.code).toBe('payments.declined')
  expect((await payWith(annai, held, 'funds')).body.code).toBe('payments.insufficient-funds')
  expect((await read(annai, held)).state).toBe('on_hold')
  expect((await payWith(annai, held, 'visa')).body.booking.state).toBe('confirmed')
})

test('a gateway that does not answer keeps the hold; what it took after all is seen when it tells', async () => {
  const { annai, standIn } = await startWithStripe(laidOut())
  const held = await holdFor(annai, { day: ownDay() })
  standIn.faults.push(...Array(8).fill('cut-after-work'))
  const { status, body } = await payWith(annai, held, 'visa')
  expect([status, body.code]).toEqual([503, 'payments.gateway-unreachable'])
  standIn.faults.length = 0
  expect((await read(annai, held)).state).toBe('on_hold')
  const [intent] = standIn.intents.values()
  if (!intent) throw new Error('The stand-in took nothing.')
  await tellOfIntent(annai, 'succeeded', intent)
  expect(await read(annai, held)).toMatchObject({ state: 'confirmed', paidYen: held.booking.totalYen })
})

describe('a webhook after the hold expired', () => {
  test('books the day again while the car is free', async () => {
    const { annai, held, intent, totalYen } = await holdAndWait(wholeCoaster)
    annai.clock.advance(16 * 60_000)
    await expireHolds(annai.ctx)
    expect((await read(annai, held)).state).toBe('expired')
    await tellOfIntent(annai, 'succeeded', intent)
    expect(await read(annai, held)).toMatchObject({ state: 'confirmed', paidYen: totalYen, refundedYen: 0 })
  })

  test('gives everything back, once, when somebody else has the car', async () => {
    const day = ownDay()
    const { annai, standIn, held, intent, totalYen } = await holdAndWait({ ...wholeCoaster, day })
    annai.clock.advance(16 * 60_000)
    await holdFor(annai, { ...wholeCoaster, day })
    await tellOfIntent(annai, 'succeeded', intent)
    expect(await read(annai, held)).toMatchObject({ state: 'expired', paidYen: totalYen, refundedYen: totalYen })
    for (let round = 0; round < 2; round++) {
      await tellOfIntent(annai, 'succeeded', intent)
      expect(await runDueJobs(annai)).toEqual([])
    }
    expect(standIn.refunds).toMatchObject([{ payment_intent: intent.id, amount: totalYen }])
    expect((await moneyOf(annai, held)).refunds).toMatchObject([{ state: 'done' }])
  })

  test('gives everything back when the booking was cancelled meanwhile', async () => {
    const { annai, standIn, held, intent, totalYen } = await holdAndWait()
    await post(annai, pathOf(held, 'cancel'), { token: held.token, refundYen: 0 })
    await tellOfIntent(annai, 'succeeded', intent)
    expect(await runDueJobs(annai)).toEqual([])
    expect(await read(annai, held)).toMatchObject({ state: 'cancelled', refundedYen: totalYen })
    expect(standIn.refunds).toMatchObject([{ amount: totalYen }])
  })
})

test('a hold that is cancelled has its waiting payment cancelled at Stripe, too', async () => {
  const { annai, standIn } = await startWithStripe(laidOut())
  const held = await holdFor(annai, { day: ownDay() })
  const { body } = await payWith(annai, held, 'stepup')
  await post(annai, pathOf(held, 'cancel'), { token: held.token, refundYen: 0 })
  expect(await runDueJobs(annai)).toEqual([])
  expect(standIn.intentOf(body.payment.id)?.status).toBe('canceled')
})

test('of two changes that wait for the bank the later is kept, though Stripe tells of the earlier first', async () => {
  const { annai, standIn } = await startWithStripe(laidOut())
  const held = await holdFor(annai, { day: ownDay(), ...wholeCoaster })
  await payWith(annai, held, 'visa')
  const intents: StandInIntent[] = []
  const days = [ownDay(), ownDay()]
  for (const day of days) {
    await movePrice(annai, 3_000)
    const { body } = await askChange(annai, held, day)
    const card = { token: stripeToken('stepup') }
    await post(annai, pathOf(held, 'reschedule'), { token: held.token, quoteId: body.quote.id, card })
    intents.push(...[...standIn.intents.values()].slice(-1))
  }
  await movePrice(annai, -6_000)
  for (const intent of intents) await tellOfIntent(annai, 'succeeded', intent)
  const { totalYen } = held.booking
  expect(await read(annai, held)).toMatchObject({
    startsAt: `${days[1]}T08:00:00+09:00`,
    totalYen: totalYen + 6_000,
    paidYen: totalYen + 9_000,
    refundedYen: 3_000,
  })
})

test('a dearer change whose bank asks for a step hands out what Stripe’s script needs for it, in that answer alone', async () => {
  const { annai, standIn } = await startWithStripe(laidOut())
  const held = await holdFor(annai, { day: ownDay() })
  await payWith(annai, held, 'visa')
  await movePrice(annai, 3_000)
  const { body } = await askChange(annai, held, ownDay())
  await movePrice(annai, -3_000)
  const card = { token: stripeToken('stepup') }
  const answer = await post(annai, pathOf(held, 'reschedule'), { token: held.token, quoteId: body.quote.id, card })
  const waiting = answer.body.payments.find(({ state }: { state: string }) => state === 'needs_step_up')
  expect(waiting.clientSecret).toMatch(/^pi_\w+_secret_/)
  const others = [...answer.body.payments, ...(await read(annai, held)).payments].filter((one) => one !== waiting)
  expect(others.map(({ clientSecret }: { clientSecret: unknown }) => clientSecret)).toEqual([null, null, null])
  const intent = standIn.intentOf(waiting.id)
  if (!intent) throw new Error('The stand-in lost the payment.')
  await tellOfIntent(annai, 'succeeded', intent)
  expect(await read(annai, held)).toMatchObject({ startsAt: body.quote.startsAt, totalYen: body.quote.totalYen })
})

test('no card number is taken anywhere', async () => {
  const { annai, standIn } = await startWithStripe(laidOut())
  const held = await holdFor(annai, { day: ownDay() })
  const { headers } = await signIn(annai)
  const number = cards.good
  const entered = { number, expires: '2031-05', securityCode: '123' }
  for (const [path, body] of [
    ['/test-gateway/cards', entered],
    ['/test-gateway/step-up', { reference: held.booking.reference, token: held.token, approve: true }],
  ] as const) {
    const answer = await post(annai, path, body)
    expect([answer.status, answer.body.code]).toEqual([404, 'payments.not-here'])
  }
  const numbers = [number, number.replaceAll(' ', ''), `test_success_visa_4242_203105_0123456789`]
  const tries: [path: string, body: object][] = [
    ...numbers.flatMap((token): [string, object][] => [
      [pathOf(held, 'pay'), { token: held.token, card: { token } }],
      ['/cards', { token }],
    ]),
    [pathOf(held, 'pay'), { token: held.token, card: entered }],
    [pathOf(held, 'pay'), { token: held.token, card: { token: stripeToken('visa'), ...entered } }],
    [pathOf(held, 'pay'), { token: held.token, ...entered }],
    ['/cards', { token: stripeToken('visa'), ...entered }],
    ['/bookings', { quoteId: crypto.randomUUID(), leadName: 'Mika', email: 'mika@example.com', ...entered }],
  ]
  for (const [path, body] of tries) expect((await post(annai, path, body, headers)).status, path).toBe(400)
  expect(await read(annai, held)).toMatchObject({ state: 'on_hold', paidYen: 0 })
  expect(standIn.requests.filter(({ body }) => body.includes('4242'))).toEqual([])
})

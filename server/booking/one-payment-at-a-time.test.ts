import { randomUUID } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'
import { get, holdFor } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { ownDays, pathOf } from '#server/testing/scene.ts'
import { payWithStripe, startWithStripe, stripeToken, tellOfIntent } from '#server/testing/stripe.ts'

const laidOut = shareTestAnnai({ demo: true })
const ownDay = ownDays()
afterAll(async () => expect(await brokenPromises(laidOut())).toEqual([]))

async function scene() {
  const { annai, standIn } = await startWithStripe(laidOut())
  const held = await holdFor(annai, { day: ownDay() })
  const read = async () => (await get(annai, `${pathOf(held)}?token=${held.token}`)).body
  /** Stripe works, and cuts the line before its answer, however often it is asked. */
  const cutOff = () => standIn.faults.push(...Array(3).fill('cut-after-work'))
  return { annai, standIn, held, read, cutOff, totalYen: held.booking.totalYen }
}

type Scene = Awaited<ReturnType<typeof scene>>

const patiently = { timeout: 30_000 }

/** Two tabs, each with a card of its own; the second presses while Stripe has not answered the first. */
async function twoTabs({ annai, standIn, held }: Scene, secondsLater: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  standIn.patience = promise
  const first = payWithStripe(annai, held)
  await vi.waitUntil(() => standIn.intents.size === 1, patiently)
  annai.clock.advance(secondsLater * 1_000)
  let isAnswered = false
  const second = payWithStripe(annai, held).finally(() => {
    isAnswered = true
  })
  await vi.waitUntil(() => isAnswered || standIn.intents.size === 2, patiently)
  resolve()
  return { first: await first, second: await second }
}

test('while a payment is under way, a second tab cannot begin another', async () => {
  const its = await scene()
  const { first, second } = await twoTabs(its, 5)
  expect([second.status, second.body.code]).toEqual([409, 'payments.under-way'])
  expect([first.status, first.body.booking.state]).toEqual([200, 'confirmed'])
  expect(await its.read()).toMatchObject({ paidYen: its.totalYen, refundedYen: 0, payments: [{}] })
  expect(its.standIn.intents.size).toBe(1)
})

test('after longer than a gateway is ever asked, another may; what then comes twice goes back once', async () => {
  const its = await scene()
  const { first, second } = await twoTabs(its, 46)
  expect([first.status, second.status]).toEqual([200, 200])
  expect(its.standIn.intents.size).toBe(2)
  const { totalYen } = its
  expect(await its.read()).toMatchObject({ state: 'confirmed', paidYen: 2 * totalYen, refundedYen: totalYen })
  expect(await runDueJobs(its.annai)).toEqual([])
  expect(its.standIn.refunds).toMatchObject([{ amount: totalYen }])
})

test('the same try after an answer that was lost is the same payment for Stripe; another try would be a second one', async () => {
  const its = await scene()
  const { annai, standIn, held, totalYen } = its
  const same = { key: randomUUID(), token: stripeToken('visa') }
  its.cutOff()
  expect((await payWithStripe(annai, held, same)).body.code).toBe('payments.gateway-unreachable')
  expect((await payWithStripe(annai, held)).body.code).toBe('payments.under-way')
  expect((await payWithStripe(annai, held, same)).body.booking.state).toBe('confirmed')
  expect(standIn.intents.size).toBe(1)
  expect(await its.read()).toMatchObject({ paidYen: totalYen, payments: [{ state: 'succeeded' }] })

  const other = await scene()
  other.cutOff()
  await payWithStripe(other.annai, other.held)
  other.annai.clock.advance(46_000)
  await payWithStripe(other.annai, other.held)
  expect(other.standIn.intents.size).toBe(2)
  const [unheard] = other.standIn.intents.values()
  if (!unheard) throw new Error('The stand-in took nothing.')
  await tellOfIntent(other.annai, 'succeeded', unheard)
  expect(await other.read()).toMatchObject({ paidYen: 2 * totalYen, refundedYen: totalYen })
  expect(await runDueJobs(other.annai)).toEqual([])
})

test('a card that is not accepted is not under way: another may pay at once', async () => {
  const { annai, held } = await scene()
  const used = stripeToken('visa')
  const before = await holdFor(annai, { day: ownDay() })
  await payWithStripe(annai, before, { token: used })
  expect((await payWithStripe(annai, held, { token: used })).body.code).toBe('payments.card-not-accepted')
  expect((await payWithStripe(annai, held)).body.booking.state).toBe('confirmed')
})

test('once another card has paid, the payment that waits for its bank is cancelled there; money that comes all the same goes back', async () => {
  const its = await scene()
  const { annai, standIn, held, totalYen } = its
  const waiting = await payWithStripe(annai, held, { token: stripeToken('stepup') })
  await payWithStripe(annai, held)
  expect(await runDueJobs(annai)).toEqual([])
  const intent = standIn.intentOf(waiting.body.payment.id)
  expect(intent?.status).toBe('canceled')
  if (!intent) throw new Error('The stand-in lost the payment.')
  // The bank had been quicker than the cancelling.
  standIn.endStepUp(intent, true)
  await tellOfIntent(annai, 'succeeded', intent)
  expect(await its.read()).toMatchObject({ state: 'confirmed', paidYen: 2 * totalYen, refundedYen: totalYen })
  expect(await runDueJobs(annai)).toEqual([])
})

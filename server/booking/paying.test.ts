import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { balanceOf, refundsOf } from '#server/payments/index.ts'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, cards, cardToken, get, type HeldBooking, holdFor, pay, post } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import {
  answerBank,
  atTime,
  inMinutes,
  keepOneCoaster,
  ownDays,
  pathOf,
  signIn,
  wholeCoaster,
} from '#server/testing/scene.ts'
import { findByReference } from './bookings.store.ts'
import { expireHolds } from './expire-holds.ts'

const annai = shareTestAnnai({ demo: true }, keepOneCoaster)
const ownDay = ownDays()
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

const read = async ({ booking, token }: HeldBooking) =>
  (await get(annai(), `${pathOf({ booking })}?token=${token}`)).body

const moneyOf = async ({ booking }: HeldBooking) => {
  const { db } = annai().ctx
  const id = (await findByReference(db, booking.reference))?.id ?? ''
  return { ...(await balanceOf(db, id)), refunds: await refundsOf(db, id) }
}

test.for([
  ['declined', 'payments.declined'],
  ['poor', 'payments.insufficient-funds'],
] as const)('a card that is %s leaves the hold as it was, and a second card works', async ([card, code]) => {
  const held = await holdFor(annai(), { day: ownDay() })
  const { status, body } = await pay(annai(), held, card)
  expect([status, body.code]).toEqual([402, code])
  expect(await read(held)).toMatchObject({ ...held.booking, payments: [{ state: 'declined' }] })
  const second = await pay(annai(), held)
  expect(second.body).toMatchObject({ payment: { state: 'succeeded' }, booking: { state: 'confirmed' } })
  expect(await moneyOf(held)).toMatchObject({ paidYen: held.booking.totalYen, refundedYen: 0 })
})

describe('a bank that wants a step more', () => {
  test('confirms the booking when the guest approves', async () => {
    const held = await holdFor(annai(), { day: ownDay() })
    const { status, body } = await pay(annai(), held, 'stepUp')
    expect([status, body.payment.state, body.booking.state]).toEqual([200, 'needs_step_up', 'on_hold'])
    expect((await moneyOf(held)).paidYen).toBe(0)
    const approved = await answerBank(annai(), held, true)
    expect(approved.body).toMatchObject({ state: 'confirmed', paidYen: held.booking.totalYen })
  })

  test('leaves the hold as it was when the guest does not', async () => {
    const held = await holdFor(annai(), { day: ownDay() })
    await pay(annai(), held, 'stepUp')
    const refused = await answerBank(annai(), held, false)
    expect(refused.body).toMatchObject({ state: 'on_hold', paidYen: 0, heldUntil: held.booking.heldUntil })
    const again = await answerBank(annai(), held, true)
    expect([again.status, again.body.code]).toEqual([409, 'booking.not-possible-now'])
    expect((await pay(annai(), held)).status).toBe(200)
  })
})

describe('money that comes after the hold ended', () => {
  const holdAndWait = async (wish: object) => {
    const held = await holdFor(annai(), wish)
    await pay(annai(), held, 'stepUp')
    return held
  }

  test.for(['before anybody noticed', 'after the sweep'])(
    'books the day again while the car is free, %s',
    async (when) => {
      const held = await holdAndWait({ ...wholeCoaster, day: ownDay() })
      await atTime(annai(), inMinutes(annai(), 16), async () => {
        if (when === 'after the sweep') await expireHolds(annai().ctx)
        const { status, body } = await answerBank(annai(), held, true)
        expect([status, body.state, body.crew.length]).toEqual([200, 'confirmed', 4])
      })
      expect(await moneyOf(held)).toMatchObject({ paidYen: held.booking.totalYen, refundedYen: 0 })
    },
  )

  test('goes back in full when somebody else has the car, and the record says why', async () => {
    const day = ownDay()
    const held = await holdAndWait({ ...wholeCoaster, day })
    await atTime(annai(), inMinutes(annai(), 16), async () => {
      const other = await holdFor(annai(), { ...wholeCoaster, day })
      const { body } = await answerBank(annai(), held, true)
      const { totalYen } = held.booking
      expect(body).toMatchObject({ state: 'expired', paidYen: totalYen, refundedYen: totalYen })
      expect(body.payments).toMatchObject([{ state: 'succeeded', refundedYen: totalYen }])
      expect((await moneyOf(held)).refunds).toMatchObject([
        { amountYen: totalYen, reason: 'The hold had expired and the car was taken', state: 'asked' },
      ])
      expect((await read(other)).state).toBe('on_hold')
    })
    expect(await runDueJobs(annai())).toEqual([])
    expect((await moneyOf(held)).refunds).toMatchObject([{ state: 'done' }])
  })

  test.for(['before anybody noticed', 'after the sweep'])(
    'goes back in full once the day has begun, %s',
    async (when) => {
      const held = await holdAndWait({ day: ownDay() })
      await atTime(annai(), new Date(held.booking.startsAt), async () => {
        if (when === 'after the sweep') await expireHolds(annai().ctx)
        const { body } = await answerBank(annai(), held, true)
        expect(body).toMatchObject({ state: 'expired', refundedYen: held.booking.totalYen })
      })
    },
  )
})

describe('money that comes twice', () => {
  test('is not taken from the bank that was still asked when another card had paid', async () => {
    const held = await holdFor(annai(), { day: ownDay() })
    await pay(annai(), held, 'stepUp')
    expect((await pay(annai(), held)).body.booking.state).toBe('confirmed')
    const { status, body } = await answerBank(annai(), held, true)
    expect([status, body.code]).toEqual([409, 'booking.not-possible-now'])
    expect(await moneyOf(held)).toMatchObject({ paidYen: held.booking.totalYen, refunds: [] })
  })

  test('is not taken where the booking is paid already', async () => {
    const booked = await bookAndPay(annai(), { day: ownDay() })
    const { status, body } = await pay(annai(), booked)
    expect([status, body.code]).toEqual([409, 'booking.not-possible-now'])
    expect((await read(booked)).payments).toHaveLength(1)
  })

  test('is taken once when the same request is sent twice, and refused when its body changes', async () => {
    const held = await holdFor(annai(), { day: ownDay() })
    const key = { 'idempotency-key': randomUUID() }
    const body = { token: held.token, card: { token: await cardToken(annai()) } }
    const first = await post(annai(), pathOf(held, 'pay'), body, key)
    const again = await post(annai(), pathOf(held, 'pay'), body, key)
    expect([again.status, again.body]).toEqual([200, first.body])
    const changed = await post(annai(), pathOf(held, 'pay'), { ...body, card: { token: 'another' } }, key)
    expect([changed.status, changed.body.code]).toEqual([409, 'platform.key-reused'])
    expect(await moneyOf(held)).toMatchObject({ paidYen: held.booking.totalYen })
  })

  test('a card that was declined may be mended under the same key', async () => {
    const held = await holdFor(annai(), { day: ownDay() })
    const key = { 'idempotency-key': randomUUID() }
    expect((await pay(annai(), held, 'declined', key)).status).toBe(402)
    expect((await pay(annai(), held, 'good', key)).body.booking.state).toBe('confirmed')
  })
})

describe('saved cards', () => {
  const saveCard = async (headers: Record<string, string>) => {
    const token = await cardToken(annai())
    const { body } = await post(annai(), '/cards', { token }, headers)
    return { token, id: body.id as string }
  }
  const payWith = (held: HeldBooking, card: object, headers: Record<string, string> = {}) =>
    post(annai(), pathOf(held, 'pay'), { token: held.token, card }, headers)

  test('pay for whoever saved them', async () => {
    const mika = await signIn(annai())
    const held = await holdFor(annai(), { day: ownDay() }, mika.headers)
    const card = await saveCard(mika.headers)
    expect((await payWith(held, { savedCard: card.id }, mika.headers)).body.booking.state).toBe('confirmed')
    const kept = await holdFor(annai(), { day: ownDay() }, mika.headers)
    const saved = await payWith(kept, { token: await cardToken(annai()), save: true }, mika.headers)
    expect(saved.body.booking.state).toBe('confirmed')
    expect((await get(annai(), '/cards', mika.headers)).body.cards).toHaveLength(2)
  })

  test('are nobody else’s: neither by id nor by token, to pay with or to save', async () => {
    const [mika, other] = [await signIn(annai()), await signIn(annai())]
    const card = await saveCard(mika.headers)
    const held = await holdFor(annai(), { day: ownDay() })
    for (const headers of [other.headers, {}]) {
      const byId = await payWith(held, { savedCard: card.id }, headers)
      expect([byId.status, byId.body.code]).toEqual([404, 'payments.unknown-card'])
      const byToken = await payWith(held, { token: card.token }, headers)
      expect([byToken.status, byToken.body.code]).toEqual([400, 'payments.card-not-accepted'])
    }
    const kept = await payWith(held, { token: card.token, save: true }, other.headers)
    expect([kept.status, kept.body.code]).toEqual([400, 'payments.card-not-accepted'])
    expect((await post(annai(), '/cards', { token: card.token }, other.headers)).status).toBe(400)
    expect((await read(held)).state).toBe('on_hold')
    expect((await post(annai(), '/cards', { token: card.token }, mika.headers)).body.id).toBe(card.id)
  })
})

test('what is no card is refused, and the hold stays', async () => {
  const held = await holdFor(annai(), { day: ownDay() })
  for (const card of [
    { token: 'nonsense' },
    { token: cards.good },
    { number: cards.good },
    { savedCard: 'x' },
    {},
    null,
  ]) {
    const { status } = await post(annai(), pathOf(held, 'pay'), { token: held.token, card })
    expect(status, JSON.stringify(card)).toBe(400)
  }
  expect(await read(held)).toMatchObject({ state: 'on_hold', paidYen: 0 })
})

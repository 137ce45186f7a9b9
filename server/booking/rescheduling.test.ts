import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'
import {
  bookAndPay,
  type cards,
  cardToken,
  get,
  guest,
  type HeldBooking,
  holdFor,
  pay,
  post,
  quoteFor,
} from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import {
  answerBank,
  askChange,
  atTime,
  inMinutes,
  keepOneCoaster,
  ownDays,
  pathOf,
  wholeCoaster,
  withPriceMoved,
} from '#server/testing/scene.ts'
import { redeemFinished } from './redeem-finished.ts'

const annai = shareTestAnnai({ demo: true }, keepOneCoaster)
const ownDay = ownDays()
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

const read = async ({ booking, token }: HeldBooking) =>
  (await get(annai(), `${pathOf({ booking })}?token=${token}`)).body

const change = async (held: HeldBooking, quoteId: string, card?: keyof typeof cards, headers = {}) => {
  const chosen = card && { card: { token: await cardToken(annai(), card) } }
  return post(annai(), pathOf(held, 'reschedule'), { token: held.token, quoteId, ...chosen }, headers)
}

/** A booking, and a quote for another day that costs so much more, or less. */
async function bookAndAsk(byYen: number, wish: object = {}) {
  const [oldDay, newDay] = [ownDay(), ownDay()]
  const held = await bookAndPay(annai(), { ...wish, day: oldDay })
  const { body } = await withPriceMoved(annai(), byYen, () => askChange(annai(), held, newDay))
  expect(body.differenceYen).toBe(byYen)
  return { held, oldDay, newDay, quoteId: body.quote.id as string, totalYen: held.booking.totalYen }
}

test('another day at the same price costs nothing, and the crew goes along', async () => {
  const { held, newDay, quoteId, totalYen } = await bookAndAsk(0)
  const { status, body } = await change(held, quoteId)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    state: 'confirmed',
    startsAt: `${newDay}T08:00:00+09:00`,
    endsAt: `${newDay}T16:00:00+09:00`,
    totalYen,
    paidYen: totalYen,
    refundedYen: 0,
  })
  expect(body.crew).toHaveLength(3)
  expect(body.moves.at(-1)).toMatchObject({ from: 'confirmed', to: 'confirmed', actor: 'guest' })
  expect(body.moves.at(-1).reason).toContain(`to ${newDay} 08:00`)
})

test('a cheaper day gives back exactly the difference', async () => {
  const { held, quoteId, totalYen } = await bookAndAsk(-7_001)
  const { body } = await change(held, quoteId)
  expect(body).toMatchObject({ totalYen: totalYen - 7_001, paidYen: totalYen, refundedYen: 7_001 })
  expect(await runDueJobs(annai())).toEqual([])
  // What is left can be given back, and no more.
  const refund = await get(annai(), `${pathOf(held, 'refund')}?token=${held.token}`)
  expect(refund.body.refundYen).toBe(totalYen - 7_001)
})

describe('a dearer day', () => {
  test('charges exactly the difference', async () => {
    const { held, newDay, quoteId, totalYen } = await bookAndAsk(4_321)
    const { body } = await change(held, quoteId, 'good')
    expect(body).toMatchObject({ startsAt: `${newDay}T08:00:00+09:00`, totalYen: totalYen + 4_321, refundedYen: 0 })
    expect(body.paidYen).toBe(totalYen + 4_321)
    expect(body.payments.map(({ amountYen }: { amountYen: number }) => amountYen).toSorted()).toEqual(
      [4_321, totalYen].toSorted(),
    )
  })

  test('needs a card', async () => {
    const { held, quoteId } = await bookAndAsk(4_000)
    const { status, body } = await change(held, quoteId)
    expect([status, body.code]).toEqual([400, 'booking.card-needed'])
    expect(await read(held)).toEqual(held.booking)
  })

  test.for(['declined', 'poor'] as const)(
    'keeps the old hour and frees the new one when the card is %s',
    async (card) => {
      const { held, newDay, quoteId } = await bookAndAsk(4_000, wholeCoaster)
      const { status } = await change(held, quoteId, card)
      expect(status).toBe(402)
      const { payments: _, ...before } = held.booking
      expect(await read(held)).toMatchObject(before)
      await holdFor(annai(), { ...wholeCoaster, day: newDay })
    },
  )

  test('keeps the old hour and frees the new one when the card is none', async () => {
    const { held, newDay, quoteId } = await bookAndAsk(4_000, wholeCoaster)
    const body = { token: held.token, quoteId, card: { token: 'nonsense' } }
    expect((await post(annai(), pathOf(held, 'reschedule'), body)).body.code).toBe('payments.card-not-accepted')
    expect((await read(held)).startsAt).toBe(held.booking.startsAt)
    await holdFor(annai(), { ...wholeCoaster, day: newDay })
  })

  test('keeps both hours while the bank is asked, and the new one when it approves', async () => {
    const { held, oldDay, newDay, quoteId, totalYen } = await bookAndAsk(4_000, wholeCoaster)
    const { body: waiting } = await change(held, quoteId, 'stepUp')
    expect(waiting).toMatchObject({ startsAt: held.booking.startsAt, paidYen: totalYen })
    for (const day of [oldDay, newDay])
      await expect(holdFor(annai(), { ...wholeCoaster, day })).rejects.toThrow('sold-out')
    const { body } = await answerBank(annai(), held, true)
    expect(body).toMatchObject({ startsAt: `${newDay}T08:00:00+09:00`, paidYen: totalYen + 4_000, refundedYen: 0 })
    await holdFor(annai(), { ...wholeCoaster, day: oldDay })
  })

  test('frees the new hour at once when the bank refuses', async () => {
    const { held, newDay, quoteId } = await bookAndAsk(4_000, wholeCoaster)
    await change(held, quoteId, 'stepUp')
    const { body } = await answerBank(annai(), held, false)
    expect(body).toMatchObject({ state: 'confirmed', startsAt: held.booking.startsAt, refundedYen: 0 })
    await holdFor(annai(), { ...wholeCoaster, day: newDay })
  })

  test('is given back when it was paid too late and the new hour is somebody else’s', async () => {
    const { held, newDay, quoteId, totalYen } = await bookAndAsk(4_000, wholeCoaster)
    await change(held, quoteId, 'stepUp')
    await atTime(annai(), inMinutes(annai(), 15), async () => {
      const other = await holdFor(annai(), { ...wholeCoaster, day: newDay })
      const { body } = await answerBank(annai(), held, true)
      expect(body).toMatchObject({ startsAt: held.booking.startsAt, totalYen, paidYen: totalYen + 4_000 })
      expect(body.refundedYen).toBe(4_000)
      expect((await read(other)).state).toBe('on_hold')
    })
  })

  test('is given back when it was paid after the new hour had begun, and the old one stays', async () => {
    const [newDay, oldDay] = [ownDay(), ownDay()]
    const held = await bookAndPay(annai(), { day: oldDay })
    const { body: asked } = await withPriceMoved(annai(), 4_000, () => askChange(annai(), held, newDay))
    await change(held, asked.quote.id, 'stepUp')
    await atTime(annai(), new Date(`${newDay}T08:00:00+09:00`), async () => {
      const { body } = await answerBank(annai(), held, true)
      expect(body).toMatchObject({ state: 'confirmed', startsAt: held.booking.startsAt, refundedYen: 4_000 })
    })
  })

  test('whose bank is slower than another change is given back, and the later wish holds', async () => {
    const { held, newDay, quoteId, totalYen } = await bookAndAsk(4_000, wholeCoaster)
    await change(held, quoteId, 'stepUp')
    const thirdDay = ownDay()
    const { body: asked } = await withPriceMoved(annai(), 6_000, () => askChange(annai(), held, thirdDay))
    await change(held, asked.quote.id, 'stepUp')
    // The first wish is given up with its hour.
    await holdFor(annai(), { ...wholeCoaster, day: newDay })
    const { body } = await answerBank(annai(), held, true)
    expect(body).toMatchObject({ startsAt: `${thirdDay}T08:00:00+09:00`, paidYen: totalYen + 6_000, refundedYen: 0 })
    expect((await answerBank(annai(), held, true)).status).toBe(409)
  })

  test('that still waits for the bank is given up when the day is over', async () => {
    const { held, quoteId } = await bookAndAsk(4_000)
    await change(held, quoteId, 'stepUp')
    await atTime(annai(), new Date(held.booking.endsAt), async () => {
      await redeemFinished(annai().ctx)
      const { body } = await answerBank(annai(), held, true)
      expect(body).toMatchObject({ state: 'redeemed', startsAt: held.booking.startsAt, refundedYen: 4_000 })
    })
  })
})

test('a new hour that was taken meanwhile is refused, and the old one is kept', async () => {
  const { held, oldDay, newDay, quoteId } = await bookAndAsk(0, wholeCoaster)
  await holdFor(annai(), { ...wholeCoaster, day: newDay })
  const { status, body } = await change(held, quoteId)
  expect([status, body.code]).toEqual([409, 'inventory.sold-out'])
  expect(body.nearest.length).toBeGreaterThan(0)
  expect(await read(held)).toEqual(held.booking)
  await expect(holdFor(annai(), { ...wholeCoaster, day: oldDay })).rejects.toThrow('sold-out')
})

test('the old hour is free for others afterwards, and the new one is not', async () => {
  const { held, oldDay, newDay, quoteId } = await bookAndAsk(0, wholeCoaster)
  await change(held, quoteId)
  await expect(holdFor(annai(), { ...wholeCoaster, day: newDay })).rejects.toThrow('sold-out')
  expect((await bookAndPay(annai(), { ...wholeCoaster, day: oldDay })).booking.state).toBe('confirmed')
})

test('a booking may move to an hour that overlaps its own', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { ...wholeCoaster, day })
  const { status, body } = await askChange(annai(), held, day, '08:30')
  expect(status).toBe(200)
  const moved = await change(held, body.quote.id)
  expect(moved.body).toMatchObject({ startsAt: `${day}T08:30:00+09:00`, endsAt: `${day}T16:30:00+09:00` })
})

describe('a quote for another day', () => {
  test('is used once', async () => {
    const { held, quoteId } = await bookAndAsk(0)
    const key = { 'idempotency-key': randomUUID() }
    const first = await change(held, quoteId, undefined, key)
    const replayed = await change(held, quoteId, undefined, key)
    expect([replayed.status, replayed.body]).toEqual([200, first.body])
    const { status, body } = await change(held, quoteId)
    expect([status, body.code]).toEqual([409, 'booking.quote-used'])
  })

  test('is used once, also by two requests at the same moment', async () => {
    const { held, quoteId, totalYen } = await bookAndAsk(-3_000)
    const answers = await Promise.all([change(held, quoteId), change(held, quoteId), change(held, quoteId)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const { moves, refundedYen, paidYen } = await read(held)
    expect([moves.length, paidYen, refundedYen]).toEqual([3, totalYen, 3_000])
  })

  test('is used up, as is the booking’s first one, when the booking moves on', async () => {
    const first = await quoteFor(annai(), { day: ownDay() })
    const { body: held } = await post(annai(), '/bookings', { quoteId: first.id, ...guest })
    await pay(annai(), held)
    const used = (await askChange(annai(), held, ownDay())).body.quote.id
    expect((await change(held, used)).status).toBe(200)
    expect((await change(held, (await askChange(annai(), held, ownDay())).body.quote.id)).status).toBe(200)
    const again = [await post(annai(), '/bookings', { quoteId: first.id, ...guest }), await change(held, used)]
    for (const { status, body } of again) expect([status, body.code]).toEqual([409, 'pricing.quote-expired'])
  })

  test('belongs to its booking, and makes no other', async () => {
    const { held, quoteId } = await bookAndAsk(0)
    const other = await bookAndPay(annai(), { day: ownDay() })
    const plain = await quoteFor(annai(), { day: ownDay() })
    const answers = [
      await change(other, quoteId),
      await change(held, plain.id),
      await change(held, randomUUID()),
      await post(annai(), '/bookings', { quoteId, leadName: 'Mika', email: 'mika@example.com' }),
    ]
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'pricing.unknown-quote'])
    expect([await read(held), await read(other)]).toEqual([held.booking, other.booking])
  })

  test('lives 30 minutes', async () => {
    const { held, quoteId } = await bookAndAsk(0)
    await atTime(annai(), inMinutes(annai(), 30), async () => {
      const { status, body } = await change(held, quoteId)
      expect([status, body.code]).toEqual([409, 'pricing.quote-expired'])
    })
  })

  test('is for bookings that are confirmed and have not begun', async () => {
    const held = await holdFor(annai(), { day: ownDay() })
    expect((await askChange(annai(), held, ownDay())).body.code).toBe('booking.not-possible-now')
    const booked = await bookAndPay(annai(), { day: ownDay() })
    await atTime(annai(), new Date(booked.booking.startsAt), async () => {
      expect((await askChange(annai(), booked, '2027-05-12')).body.code).toBe('booking.not-possible-now')
    })
  })
})

test('a change that waits for the bank ends with the booking, and nothing of it is kept', async () => {
  const { held, newDay, quoteId, totalYen } = await bookAndAsk(4_000, wholeCoaster)
  await change(held, quoteId, 'stepUp')
  const { body } = await post(annai(), pathOf(held, 'cancel'), { token: held.token, refundYen: totalYen })
  expect(body).toMatchObject({ state: 'cancelled', paidYen: totalYen, refundedYen: totalYen })
  expect((await answerBank(annai(), held, true)).status).toBe(409)
  await holdFor(annai(), { ...wholeCoaster, day: newDay })
})

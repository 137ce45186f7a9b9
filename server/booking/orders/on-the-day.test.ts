import { expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai, startTestAnnai } from '#server/testing/annai.ts'
import { cardToken, get, type HeldBooking, holdFor, post } from '#server/testing/bookings.ts'
import { holdRides, hotel, terminal } from '#server/testing/rides.ts'
import { askChange, atTime, inMinutes, movePrice, ownDays, pathOf, signIn } from '#server/testing/scene.ts'

/** Laid out once; a house without cards and one with test cards stand on the same database. */
const laidOut = shareTestAnnai({ demo: true })
const withoutCards = () =>
  startTestAnnai({ databaseUrl: laidOut().databaseUrl, settings: { onTheDayOnly: true, stripe: null } })
const ownDay = ownDays('2027-03-01')

const agree = (annai: ReturnType<typeof laidOut>, ...held: HeldBooking[]) =>
  post(annai, '/orders/on-the-day', {
    bookings: held.map(({ booking: { reference }, token }) => ({ reference, token })),
  })
const read = async ({ booking, token }: HeldBooking) =>
  (await get(laidOut(), `${pathOf({ booking })}?token=${token}`)).body

test('without cards a held day is sure by the guest’s word, and is owed in full', async () => {
  const annai = await withoutCards()
  expect((await get(annai, '/payment-setup')).body).toEqual({ gateway: 'cash', publishableKey: null })
  const held = await holdFor(annai, { day: ownDay() })
  const { status, body } = await agree(annai, held)
  const { totalYen } = held.booking
  expect(status).toBe(200)
  expect(body.bookings).toMatchObject([{ state: 'confirmed', paidYen: 0, dueYen: totalYen, heldUntil: null }])
  expect(body.bookings[0].moves.at(-1)).toMatchObject({ actor: 'guest', reason: 'To be paid on the day' })
  const again = await agree(annai, held)
  expect([again.status, again.body.code]).toEqual([409, 'booking.not-possible-now'])
})

test('a way there and back are sure together, or none is', async () => {
  const annai = await withoutCards()
  const ways = (day: string) => [
    { start: tokyoInstant(day, '10:00') },
    { start: tokyoInstant(day, '16:00'), from: hotel, to: terminal },
  ]
  const [there, back] = (await holdRides(annai, ways(ownDay()))) as [HeldBooking, HeldBooking]
  const stranger = 'nobody-was-given-this-token'
  const refused = await post(annai, '/orders/on-the-day', {
    bookings: [
      { reference: there.booking.reference, token: there.token },
      { reference: back.booking.reference, token: stranger },
    ],
  })
  expect([refused.status, (await read(there)).state]).toEqual([404, 'on_hold'])
  const twice = await agree(annai, there, there)
  expect([twice.status, (await read(there)).state]).toEqual([400, 'on_hold'])
  const late = await atTime(annai, inMinutes(annai, 16), () => agree(annai, there, back))
  expect([late.status, late.body.code]).toEqual([409, 'booking.hold-expired'])
  const { body } = await agree(annai, there, back)
  expect(body.bookings.map(({ state }: { state: string }) => state)).toEqual(['confirmed', 'confirmed'])
})

test('where cards are taken nobody gets by without one', async () => {
  const held = await holdFor(laidOut(), { day: ownDay() })
  const { status, body } = await agree(laidOut(), held)
  expect([status, body.code]).toEqual([409, 'booking.paid-by-card'])
  expect((await read(held)).state).toBe('on_hold')
})

test('without cards none is charged and none is kept, whoever asks', async () => {
  const annai = await withoutCards()
  const held = await holdFor(annai, { day: ownDay() })
  const token = await cardToken(laidOut())
  const paid = await post(annai, pathOf(held, 'pay'), { token: held.token, card: { token } })
  expect([paid.status, paid.body.code]).toEqual([409, 'payments.no-cards'])
  const { headers } = await signIn(annai)
  const kept = await post(annai, '/cards', { token }, headers)
  expect([kept.status, kept.body.code]).toEqual([409, 'payments.no-cards'])
  expect((await get(annai, '/cards', headers)).body).toEqual({ cards: [] })
})

test('a dearer day is agreed to without a card, and is owed with the rest on the day', async () => {
  const annai = await withoutCards()
  const held = await holdFor(annai, { day: ownDay() })
  await agree(annai, held)
  const other = ownDay()
  await movePrice(annai, 5_000)
  const { body: asked } = await askChange(annai, held, other)
  await movePrice(annai, -5_000)
  const dearer = asked.quote.totalYen
  expect(dearer).toBeGreaterThan(held.booking.totalYen)
  expect(asked).toMatchObject({ differenceYen: 0, stillDueYen: dearer })
  expect(asked.sentence).toMatch(/^Nothing to pay now\. ¥[\d,]+ is due on the day\./)
  const { status, body } = await post(annai, pathOf(held, 'reschedule'), {
    token: held.token,
    quoteId: asked.quote.id,
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ state: 'confirmed', totalYen: dearer, dueYen: dearer, paidYen: 0 })
})

import { afterAll, describe, expect, test } from 'vitest'
import { BookingState } from '#contract/booking.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, cardToken, get, guest, holdFor, pay, post, quoteFor } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { answerBank, atTime, inMinutes, ownDays, pathOf, signIn } from '#server/testing/scene.ts'
import { canMove } from './booking.rules.ts'
import { expireHolds } from './expire-holds.ts'
import { redeemFinished } from './redeem-finished.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays()
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

test('the moves of a booking are those of the product, and there is no other', () => {
  // As product.md says it: "Booking states".
  const graph = [
    'on_hold → confirmed',
    'on_hold → expired',
    'on_hold → cancelled',
    'on_hold → pending',
    'pending → confirmed',
    'pending → rejected',
    'pending → cancelled',
    'pending → expired',
    'expired → confirmed',
    'confirmed → redeemed',
    'confirmed → cancelled',
    'confirmed → no_show',
  ]
  const states = BookingState.options
  const pairs = states.flatMap((from) => states.map((to) => ({ from, to })))
  const allowed = pairs.filter(({ from, to }) => canMove(from, to)).map(({ from, to }) => `${from} → ${to}`)
  expect(allowed.toSorted()).toEqual(graph.toSorted())
})

describe('each move is written down with who, when and why', () => {
  const movesOf = async (held: Awaited<ReturnType<typeof holdFor>>) =>
    (await get(annai(), `${pathOf(held)}?token=${held.token}`)).body.moves

  test('from the hold to the end of the day', async () => {
    const day = ownDay()
    const held = await holdFor(annai(), { day })
    await atTime(annai(), inMinutes(annai(), 5), () => pay(annai(), held))
    await atTime(annai(), new Date(`${day}T16:00:00+09:00`), () => redeemFinished(annai().ctx))
    expect(await movesOf(held)).toEqual([
      { from: null, to: 'on_hold', actor: 'guest', reason: 'Held for the guest', at: '2026-11-15T10:30:00+09:00' },
      { from: 'on_hold', to: 'confirmed', actor: 'gateway', reason: 'Paid in full', at: '2026-11-15T10:35:00+09:00' },
      { from: 'confirmed', to: 'redeemed', actor: 'clock', reason: 'The day is over', at: `${day}T16:00:00+09:00` },
    ])
  })

  test('what somebody signed in does is the guest’s doing, and not the office’s', async () => {
    const mika = await signIn(annai())
    const quote = await quoteFor(annai(), { day: ownDay() }, mika.headers)
    const { body: held } = await post(annai(), '/bookings', { quoteId: quote.id, ...guest }, mika.headers)
    await post(annai(), pathOf(held, 'cancel'), { refundYen: 0, reason: 'A cold' }, mika.headers)
    expect(await movesOf(held)).toMatchObject([
      { to: 'on_hold', actor: 'guest' },
      { from: 'on_hold', to: 'cancelled', actor: 'guest', reason: 'A cold' },
    ])
  })

  test('what the office does bears its name inside, and is the office’s to the guest', async () => {
    const held = await holdFor(annai(), { day: ownDay() })
    const desk = await signIn(annai(), 'admin')
    const move = { to: 'confirmed', reason: 'Pays on the day' }
    await post(annai(), `/admin/bookings/${held.booking.reference}/move`, move, desk.headers)
    expect((await movesOf(held)).at(-1)).toMatchObject({ to: 'confirmed', actor: 'office', reason: 'Pays on the day' })
    const kept = await annai()
      .ctx.db.selectFrom('booking_moves')
      .innerJoin('bookings', 'bookings.id', 'booking_id')
      .select('actor')
      .where('reference', '=', held.booking.reference)
      .orderBy('number')
      .execute()
    expect(kept.map(({ actor }) => actor)).toEqual(['guest', desk.userId])
  })

  test('money that comes late', async () => {
    const held = await holdFor(annai(), { day: ownDay() })
    await pay(annai(), held, 'stepUp')
    await atTime(annai(), inMinutes(annai(), 20), async () => {
      await expireHolds(annai().ctx)
      await answerBank(annai(), held, true)
    })
    expect((await movesOf(held)).slice(1)).toMatchObject([
      { from: 'on_hold', to: 'expired', actor: 'clock', reason: 'The hold ended' },
      { from: 'expired', to: 'confirmed', actor: 'gateway', reason: 'Paid late; the car was still free' },
    ])
  })
})

test('a day that is over redeems its booking, once, unless the office said that nobody came', async () => {
  const day = ownDay()
  const [came, stayedAway] = [await bookAndPay(annai(), { day }), await bookAndPay(annai(), { day })]
  let desk = await signIn(annai(), 'admin')
  const stateOf = async ({ booking, token }: typeof came) =>
    (await get(annai(), `/bookings/${booking.reference}?token=${token}`)).body.state
  const noShow = { to: 'no_show', reason: 'Nobody at the hotel' }
  const away = () => post(annai(), `/admin/bookings/${stayedAway.booking.reference}/move`, noShow, desk.headers)
  expect((await away()).body.code, 'not before the crew has waited').toBe('booking.no-show-too-soon')
  await atTime(annai(), new Date(`${day}T08:14:59+09:00`), async () => {
    desk = await signIn(annai(), 'admin')
    expect((await away()).status).toBe(409)
  })
  await atTime(annai(), new Date(`${day}T08:15:00+09:00`), away)
  await atTime(annai(), new Date(`${day}T15:59:59+09:00`), () => redeemFinished(annai().ctx))
  expect(await stateOf(came)).toBe('confirmed')
  await atTime(annai(), new Date(`${day}T16:00:00+09:00`), async () => {
    await redeemFinished(annai().ctx)
    await redeemFinished(annai().ctx)
  })
  expect([await stateOf(came), await stateOf(stayedAway)]).toEqual(['redeemed', 'no_show'])
})

describe('nobody else can do anything with a booking', () => {
  const attempts = async (
    { booking }: { booking: { reference: string } },
    by: { token?: string; headers?: object },
  ) => {
    const { token, headers = {} } = by
    const path = `/bookings/${booking.reference}`
    const query = token === undefined ? '' : `?token=${token}`
    const body = token === undefined ? {} : { token }
    const card = { token: await cardToken(annai()) }
    const sent = { ...headers }
    return [
      await get(annai(), path + query, sent),
      await get(annai(), `${path}/refund${query}`, sent),
      await post(annai(), `${path}/extend`, body, sent),
      await post(annai(), `${path}/pay`, { ...body, card }, sent),
      await post(annai(), `${path}/cancel`, { ...body, refundYen: 0 }, sent),
      await post(annai(), `${path}/change-quote`, { ...body, day: '2027-01-12', start: '08:00' }, sent),
      await post(annai(), `${path}/reschedule`, { ...body, quoteId: '00000000-0000-4000-8000-000000000000' }, sent),
      await post(annai(), '/test-gateway/step-up', { ...body, reference: booking.reference, approve: true }, sent),
    ].map(({ status, body: { code } }) => `${status} ${code}`)
  }
  const unknown = Array(8).fill('404 booking.unknown')

  test('without its link, or with the link of another booking', async () => {
    const [held, other] = [await holdFor(annai(), { day: ownDay() }), await holdFor(annai(), { day: ownDay() })]
    expect(await attempts(held, {})).toEqual(unknown)
    expect(await attempts(held, { token: other.token })).toEqual(unknown)
    expect(await attempts(held, { token: 'x'.repeat(43) })).toEqual(unknown)
    expect(await attempts({ booking: { reference: 'AN-222222' } }, { token: held.token })).toEqual(unknown)
    // Nothing of it was done: the right link finds it as it was, and does all of it.
    const { body } = await get(annai(), `${pathOf(held)}?token=${held.token}`)
    expect([body.state, body.payments]).toEqual(['on_hold', []])
    expect((await pay(annai(), held)).status).toBe(200)
  })

  test('as somebody else who is signed in', async () => {
    const [mika, other] = [await signIn(annai()), await signIn(annai())]
    const held = await holdFor(annai(), { day: ownDay() }, mika.headers)
    expect(await attempts(held, { headers: other.headers })).toEqual(unknown)
    expect((await get(annai(), pathOf(held), mika.headers)).status).toBe(200)
    expect((await get(annai(), pathOf(held), other.headers)).status).toBe(404)
  })
})

import { randomUUID } from 'node:crypto'
import { type KyselyPlugin, SelectQueryNode, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf, openCharge, settleCharge } from '#server/payments/index.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, type cards, cardToken, get, type HeldBooking, holdFor, post } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { answerBank, atTime, ownDays, pathOf, type SignedIn, signIn } from '#server/testing/scene.ts'
import { findByReference } from './bookings.store.ts'
import { redeemFinished } from './redeem-finished.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays()
let desk: SignedIn
beforeAll(async () => {
  desk = await signIn(annai(), 'admin')
})
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

/** Confirmed by the office, with everything still due. */
async function onTheDay(day = ownDay()): Promise<HeldBooking> {
  const held = await holdFor(annai(), { day })
  const move = { to: 'confirmed', reason: 'Pays on the day' }
  const { body } = await post(annai(), `/admin/bookings/${held.booking.reference}/move`, move, desk.headers)
  return { ...held, booking: body }
}
const payBalance = async (held: HeldBooking, card: keyof typeof cards = 'good', headers = {}) =>
  post(
    annai(),
    pathOf(held, 'pay-balance'),
    { token: held.token, card: { token: await cardToken(annai(), card) } },
    headers,
  )
const takeByHand = (held: HeldBooking, amountYen: number, headers: Record<string, string> = {}) =>
  post(
    annai(),
    `/admin/bookings/${held.booking.reference}/take-on-the-day`,
    { amountYen },
    { ...desk.headers, ...headers },
  )
const idOf = async ({ booking }: HeldBooking) => (await findByReference(annai().ctx.db, booking.reference))?.id ?? ''
const moneyOf = async (held: HeldBooking) => balanceOf(annai().ctx.db, await idOf(held))
const read = async (held: HeldBooking) => (await get(annai(), `${pathOf(held)}?token=${held.token}`)).body

test('a balance is paid through the link of the booking, once, to the yen', async () => {
  const held = await onTheDay()
  expect(held.booking.dueYen).toBe(held.booking.totalYen)
  const { status, body } = await payBalance(held)
  expect([status, body.booking.state, body.booking.dueYen, body.booking.paidYen]).toEqual([
    ...[200, 'confirmed', 0, held.booking.totalYen],
  ])
  const again = await payBalance(held)
  expect([again.status, again.body.code]).toEqual([409, 'booking.nothing-due'])
  expect((await moneyOf(held)).heldYen).toBe(held.booking.totalYen)
})

test('a declined card leaves the balance as it was; a bank that asks first pays it when it says yes', async () => {
  const held = await onTheDay()
  expect((await payBalance(held, 'declined')).body.code).toBe('payments.declined')
  expect(await read(held)).toMatchObject({ state: 'confirmed', dueYen: held.booking.totalYen })
  expect((await payBalance(held, 'stepUp')).body.payment.state).toBe('needs_step_up')
  expect((await answerBank(annai(), held, true)).body).toMatchObject({ state: 'confirmed', dueYen: 0 })
})

test('the same try sent twice is charged once', async () => {
  const held = await onTheDay()
  const input = { token: held.token, card: { token: await cardToken(annai()) } }
  const headers = { 'idempotency-key': randomUUID() }
  const first = await post(annai(), pathOf(held, 'pay-balance'), input, headers)
  const again = await post(annai(), pathOf(held, 'pay-balance'), input, headers)
  expect(again.body).toEqual(first.body)
  expect((await moneyOf(held)).paidYen).toBe(held.booking.totalYen)
})

test('of cards that pay at once no more is kept than was due', async () => {
  const held = await onTheDay()
  await Promise.all(Array.from({ length: 4 }, () => payBalance(held)))
  expect((await moneyOf(held)).heldYen).toBe(held.booking.totalYen)
  expect((await read(held)).dueYen).toBe(0)
})

test('without the booking hearing of its payments two cards would be kept: what is told apart above is real', async () => {
  const held = await onTheDay()
  const bookingId = await idOf(held)
  const undone = new Error('Enough seen.')
  const look = annai()
    .ctx.db.transaction()
    .execute(async (db) => {
      for (let card = 0; card < 2; card++) {
        const charge = await openCharge(annai().ctx, db, [{ bookingId, amountYen: held.booking.totalYen }])
        await settleCharge(db, charge.id, { state: 'succeeded' }, annai().clock.now())
      }
      expect((await balanceOf(db, bookingId)).heldYen).toBe(2 * held.booking.totalYen)
      throw undone
    })
  await expect(look).rejects.toBe(undone)
})

test('money by hand is written down with a receipt, never more than is due, and by the office alone', async () => {
  const held = await onTheDay()
  const { totalYen } = held.booking
  const tooMuch = await takeByHand(held, totalYen + 1)
  expect([tooMuch.status, tooMuch.body.code]).toEqual([409, 'booking.more-than-due'])
  expect((await takeByHand(held, 10_000)).body.dueYen).toBe(totalYen - 10_000)
  const rest = await takeByHand(held, totalYen - 10_000)
  expect(rest.body).toMatchObject({ dueYen: 0, paidYen: totalYen, payments: [{ gateway: 'cash', card: null }, {}] })
  expect((await takeByHand(held, 1)).body.code).toBe('booking.nothing-due')
  const guest = await signIn(annai())
  expect((await takeByHand(held, 1, guest.headers)).status).toBe(403)
})

test('of two desks that take the same money at once, one writes it down', async () => {
  const held = await onTheDay()
  const answers = await Promise.all([1, 2, 3].map(() => takeByHand(held, held.booking.totalYen)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await moneyOf(held)).heldYen).toBe(held.booking.totalYen)
})

const openYen = async (held: HeldBooking) =>
  (
    await annai()
      .ctx.db.selectFrom('open_balances')
      .select('due_yen')
      .where('booking_id', '=', await idOf(held))
      .executeTakeFirst()
  )?.due_yen ?? 0

test('parts that come at once, by hand and by card, leave open what is really due', async () => {
  const held = await onTheDay()
  await Promise.all([1_000, 2_000, 3_000, 4_000].map((part) => takeByHand(held, part)))
  expect(await openYen(held)).toBe(held.booking.totalYen - 10_000)
  await Promise.all([payBalance(held), takeByHand(held, 5_000), takeByHand(held, 6_000)])
  expect([await openYen(held), (await read(held)).dueYen]).toEqual([0, 0])
})

const withoutLocks: KyselyPlugin = {
  transformQuery({ node }) {
    if (!SelectQueryNode.is(node) || !node.endModifiers) return node
    const { endModifiers: _, ...unlocked } = node
    return Object.freeze(unlocked)
  },
  transformResult: async ({ result }) => result,
}

test('without the lock of the booking a balance would stay open that is paid, and the promises name it', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const [{ ctx, clock }, bookingId] = [annai(), await idOf(held)]
  await ctx.db.transaction().execute(async (dearer) => {
    await sql`UPDATE bookings SET total_yen = total_yen + 5000 WHERE id = ${bookingId}`.execute(dearer)
    // Counted at this moment, as at the end of a transaction that is still being written down.
    await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(dearer)
    await ctx.db.transaction().execute(async (tx) => {
      const paid = tx.withPlugin(withoutLocks)
      const charge = await openCharge(ctx, paid, [{ bookingId, amountYen: 5_000 }])
      await settleCharge(paid, charge.id, { state: 'succeeded' }, clock.now())
    })
  })
  expect(await brokenPromises(annai())).toEqual([`${held.booking.reference}: 5000 yen are kept as open, 0 are due`])
  await sql`SELECT count_balance(${bookingId}::uuid)`.execute(ctx.db)
})

test('a card and a hand at once: what comes twice goes back', async () => {
  const held = await onTheDay()
  await Promise.all([payBalance(held), takeByHand(held, held.booking.totalYen)])
  expect((await moneyOf(held)).heldYen).toBe(held.booking.totalYen)
})

test('a balance may still come once the day is over; a day that was called off owes nothing', async () => {
  const day = ownDay()
  const held = await onTheDay(day)
  await atTime(annai(), new Date(`${day}T23:59:00+09:00`), async () => {
    await redeemFinished(annai().ctx)
    expect(await read(held)).toMatchObject({ state: 'redeemed', dueYen: held.booking.totalYen })
    expect((await payBalance(held)).body.booking).toMatchObject({ state: 'redeemed', dueYen: 0 })
  })
  const off = await onTheDay()
  await post(annai(), pathOf(off, 'cancel'), { token: off.token, refundYen: 0 })
  expect(await read(off)).toMatchObject({ state: 'cancelled', dueYen: 0 })
  expect((await payBalance(off)).body.code).toBe('booking.not-possible-now')
  expect((await takeByHand(off, 1)).body.code).toBe('booking.not-possible-now')
})

test('what was paid in full owes nothing', async () => {
  expect((await bookAndPay(annai(), { day: ownDay() })).booking.dueYen).toBe(0)
})

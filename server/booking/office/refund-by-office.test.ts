import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { DeskBooking } from '#contract/booking-desk.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, cardToken, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { newsOf } from '#server/testing/news.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-03-15')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

const path = ({ booking }: Pick<HeldBooking, 'booking'>, call = '') =>
  `/admin/tour-bookings/${booking.reference}${call && `/${call}`}`
const read = async (held: HeldBooking): Promise<DeskBooking> => (await get(annai(), path(held), desk.headers)).body
const refund = (held: HeldBooking, body: object, headers: object = {}) =>
  post(annai(), path(held, 'refund'), body, { ...desk.headers, ...headers })

test('a refund outside the terms goes back once, is not owed again, and is told with its reason', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const { version, totalYen } = await read(held)
  const key = { 'idempotency-key': randomUUID() }
  const body = { version, amountYen: 11_500, reason: 'The guide joined late, our side' }
  const [one, two] = [await refund(held, body, key), await refund(held, body, key)]
  expect([one.status, two.body]).toEqual([200, one.body])
  expect(one.body).toMatchObject({ refundedYen: 11_500, dueYen: 0, totalYen, state: 'confirmed' })
  expect(one.body.history[0]).toMatchObject({ by: 'Test', deed: 'refunded ¥11,500', reason: body.reason })
  expect((await newsOf(annai(), held)).filter(({ occasion }) => occasion === 'refunded')).toHaveLength(1)
  const seen = (await get(annai(), `/bookings/${held.booking.reference}?token=${held.token}`)).body
  expect(seen, 'the guest is not asked for it again').toMatchObject({ dueYen: 0, refundedYen: 11_500 })
  const card = { token: await cardToken(annai()) }
  const paid = await post(annai(), `/bookings/${held.booking.reference}/pay-balance`, { token: held.token, card })
  expect([paid.status, paid.body.code]).toEqual([409, 'booking.nothing-due'])
  const memos = await annai().ctx.db.selectFrom('ledger_lines').select('memo').execute()
  expect(
    memos.some(({ memo }) => memo.includes('guide joined late')),
    'the ledger keeps no typed words',
  ).toBe(false)
})

test('only what is beyond the terms is a kindness: what was paid too much may be owed again (the control)', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const { totalYen, lines } = await read(held)
  const [first] = lines
  if (!first) throw new Error('A booking has lines.')
  const charge = async (amountYen: number) =>
    post(
      annai(),
      path(held, 'change'),
      {
        ...{ version: (await read(held)).version, difference: 'stays' },
        charged: [{ kind: first.kind, label: first.label, amountYen, reason: 'Agreed on the telephone' }],
      },
      desk.headers,
    )
  expect((await charge(first.amountYen - 5000)).body.dueYen).toBe(-5000)
  const back = { version: (await read(held)).version, amountYen: 5000, reason: 'Paid too much' }
  expect((await refund(held, back)).body).toMatchObject({ dueYen: 0, refundedYen: 5000 })
  expect((await charge(first.amountYen)).body).toMatchObject({ totalYen, dueYen: 5000 })
})

test('never more than is paid and not given back, and never without a reason', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const { version, paidYen } = await read(held)
  const { status, body } = await refund(held, { version, amountYen: paidYen + 1, reason: 'Too kind' })
  expect([status, body.code]).toEqual([409, 'booking.too-much-back'])
  expect(Object.keys(body.fields)).toEqual(['amountYen'])
  for (const bad of [{ amountYen: 1 }, { amountYen: 1, reason: ' ' }, { amountYen: 0, reason: 'x' }])
    expect((await refund(held, { version, ...bad })).status).toBe(400)
  expect((await refund(held, { version, amountYen: paidYen, reason: 'All of it' })).body.refundedYen).toBe(paidYen)
})

test('two people who give back at once: the second looks again', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const { version } = await read(held)
  const answers = await Promise.all(
    [1000, 2000].map((amountYen) => refund(held, { version, amountYen, reason: 'Rain' })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await read(held)).money.filter(({ kind }) => kind === 'refund')).toHaveLength(1)
})

test('a lower price after a refund: what went back counts, or stays on top, and neither is done unseen', async () => {
  const lower = async (held: HeldBooking, byYen: number, difference: string) => {
    const { version, lines } = await read(held)
    const [first] = lines
    if (!first) throw new Error('A booking has lines.')
    const amountYen = first.amountYen - byYen
    const charged = [{ kind: first.kind, label: first.label, amountYen, reason: 'Agreed on the telephone' }]
    return (await post(annai(), path(held, 'change'), { version, difference, charged }, desk.headers)).body
  }
  const kindTo = async () => {
    const held = await bookAndPay(annai(), { day: ownDay() })
    const { version } = await read(held)
    const after = (await refund(held, { version, amountYen: 8000, reason: 'The guide came late' })).body
    expect(after).toMatchObject({ giftYen: 8000, dueYen: 0 })
    return { held, paidYen: after.paidYen as number }
  }
  const counted = await kindTo()
  expect(await lower(counted.held, 13_500, 'refund'), 'we keep the new price').toMatchObject({
    ...{ refundedYen: 13_500, giftYen: 0, dueYen: 0, totalYen: counted.paidYen - 13_500 },
  })
  const onTop = await kindTo()
  expect(await lower(onTop.held, 13_500, 'refund-on-top')).toMatchObject({
    ...{ refundedYen: 21_500, giftYen: 8000, dueYen: 0, totalYen: onTop.paidYen - 13_500 },
  })
  const covered = await kindTo()
  expect(await lower(covered.held, 5500, 'refund'), 'nothing more goes back').toMatchObject({
    ...{ refundedYen: 8000, giftYen: 2500, dueYen: 0 },
  })
})

import { afterAll, expect, test } from 'vitest'
import { formatYen } from '#contract/money.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, cardToken, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { atTime, pathOf, signIn } from '#server/testing/scene.ts'

/** From Monday to Friday until 15 March, 10% off; booked until 23 February. */
const wish = { tour: 'hakone-for-art', start: '08:00', code: 'kanbare' }
const annai = shareTestAnnai({ demo: true })
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

type Line = { kind: string; amountYen: number }
const offOf = ({ lines }: { lines: Line[] }) => -(lines.find(({ kind }) => kind === 'offer-code')?.amountYen ?? 0)
const ask = (held: HeldBooking, change: object) =>
  post(annai(), pathOf(held, 'change-quote'), { token: held.token, ...change })
const move = async (held: HeldBooking, quoteId: string, isDearer = true) => {
  const card = isDearer && { card: { token: await cardToken(annai()) } }
  return post(annai(), pathOf(held, 'reschedule'), { token: held.token, quoteId, ...card })
}

test('a booking with a code moves to a day without it for the true difference, which is said before, and back again', async () => {
  const held = await bookAndPay(annai(), { ...wish, day: '2026-12-09' })
  const off = offOf(held.booking)
  expect(off, 'it took something off').toBeGreaterThan(0)

  const { body: month } = await get(annai(), `${pathOf(held, 'days')}?token=${held.token}&month=2026-12`)
  const shown = (day: string) =>
    month.days
      .find((one: { day: string }) => one.day === day)
      .starts.find(({ start }: { start: string }) => start === '08:00')
  expect([shown('2026-12-10'), shown('2026-12-12')]).toMatchObject([
    { free: true, differenceYen: 0 },
    { free: true, differenceYen: off },
  ])

  const { status, body } = await ask(held, { day: '2026-12-12' })
  expect([status, body.differenceYen, body.codeLapses]).toEqual([
    200,
    off,
    'The code KANBARE does not count on Saturdays.',
  ])
  expect(body.sentence).toBe(`The code KANBARE does not count on Saturdays. The new day costs ${formatYen(off)} more.`)
  const moved = await move(held, body.quote.id)
  expect(moved.body).toMatchObject({ totalYen: held.booking.totalYen + off, paidYen: held.booking.totalYen + off })

  const { body: again } = await ask(held, { day: '2026-12-19' })
  expect([again.differenceYen, again.codeLapses], 'from one Saturday to another nothing is lost').toEqual([0, null])
  const { body: back } = await ask(held, { day: '2026-12-15' })
  expect([back.differenceYen, back.codeLapses, offOf(back.quote)]).toEqual([-off, null, off])
  expect((await move(held, back.quote.id, false)).body).toMatchObject({ refundedYen: off })
})

test('a day on which the code counts keeps it, and a party changes with it also when the offer is booked no more', async () => {
  const held = await bookAndPay(annai(), { ...wish, day: '2027-03-03' })
  const { body: kept } = await ask(held, { day: '2027-03-04' })
  expect([kept.differenceYen, kept.codeLapses]).toEqual([0, null])
  const late = await atTime(annai(), new Date('2027-02-26T12:00:00+09:00'), async () => ({
    party: await ask(held, { extraHalfHours: 1 }),
    cars: await post(annai(), pathOf(held, 'cars'), { token: held.token, guests: 2 }),
    returns: await get(annai(), `${pathOf(held, 'returns')}?token=${held.token}`),
    after: await ask(held, { day: '2027-03-16' }),
  }))
  expect(late.party.body, JSON.stringify(late.party.body)).toMatchObject({ codeLapses: null })
  expect(offOf(late.party.body.quote)).toBe(offOf(held.booking))
  expect(late.cars.body.cars.find(({ isPresent }: { isPresent: boolean }) => isPresent).differenceYen).toBe(0)
  expect(late.returns.body.planned.differenceYen).toBe(0)
  expect(late.after.body.codeLapses).toBe('The code KANBARE does not count after 15 March 2027.')
})

test('the desk hears why the code counts no more beside the new price, and a code that is asked for is still refused', async () => {
  const held = await bookAndPay(annai(), { ...wish, day: '2026-12-16' })
  const { headers } = await signIn(annai(), 'admin')
  const propose = (change: object) =>
    post(annai(), `/admin/tour-bookings/${held.booking.reference}/propose`, { wish: change }, headers)
  const saturday = await propose({ day: '2026-12-26' })
  expect(saturday.body).toMatchObject({
    codeLapses: 'The code KANBARE does not count on Saturdays.',
    computedYen: held.booking.totalYen + offOf(held.booking),
  })
  expect((await propose({ day: '2026-12-17' })).body.codeLapses).toBeNull()
  const { status, body } = await post(annai(), '/quotes', { ...wish, guests: 3, day: '2026-12-26' })
  expect([status, body.fields]).toEqual([
    400,
    { code: expect.stringContaining('This code does not count on Saturdays.') },
  ])
})

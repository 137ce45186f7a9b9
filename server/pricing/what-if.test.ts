import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, post, quoteFor } from '#server/testing/bookings.ts'
import { askChange, atTime, inMinutes, keepCars, keepOneCoaster, signIn, wholeCoaster } from '#server/testing/scene.ts'

/** One coaster and one Crown, which no Alphard stands in for. */
const shared = shareTestAnnai({ demo: true }, async (annai) => {
  await keepOneCoaster(annai)
  await keepCars(annai, 'sedan', 1)
  await keepCars(annai, 'alphard', 0)
})

const whatIf = (id: string, returnAt: string, headers = {}) =>
  post(shared(), `/quotes/${id}/what-if`, { returnAt }, headers)

test('returning at 19:00 costs what a quote until 19:00 costs, and the answer says it in a sentence', async () => {
  const quote = await quoteFor(shared())
  const later = await quoteFor(shared(), { extraHalfHours: 6 })
  const { status, body } = await whatIf(quote.id, '19:00')
  const yen = (amount: number) => `¥${amount.toLocaleString('en')}`
  expect(status).toBe(200)
  expect(body).toEqual({
    extraHalfHours: 6,
    endsAt: '2026-12-09T19:00:00+09:00',
    lines: later.lines,
    totalYen: later.totalYen,
    differenceYen: later.totalYen - quote.totalYen,
    isFree: true,
    sentence: `Returning at 19:00 adds three hours: ${yen(later.totalYen - quote.totalYen)} more, ${yen(later.totalYen)} in all.`,
  })
  expect(body.differenceYen).toBeGreaterThan(0)
})

test('nothing changes by asking, and a time within the day costs nothing', async () => {
  const quote = await quoteFor(shared())
  const before = await shared().ctx.db.selectFrom('quotes').selectAll().orderBy('id').execute()
  expect((await whatIf(quote.id, '15:00')).body).toMatchObject({ extraHalfHours: 0, differenceYen: 0, isFree: true })
  expect((await whatIf(quote.id, '16:01')).body).toMatchObject({
    extraHalfHours: 1,
    endsAt: '2026-12-09T16:30:00+09:00',
  })
  expect(await shared().ctx.db.selectFrom('quotes').selectAll().orderBy('id').execute()).toEqual(before)
})

test('where the car has another guest later, the answer is no, with the price that stands', async () => {
  const day = '2026-12-16'
  const pair = { guests: 2, day, vehicleClass: 'sedan' }
  const quote = await quoteFor(shared(), { ...pair, tour: 'old-tokyo-before-lunch', start: '09:00' })
  await bookAndPay(shared(), { ...pair, tour: 'asakusa-after-dark', start: '17:00' })
  expect((await whatIf(quote.id, '16:00')).body).toMatchObject({ isFree: true, extraHalfHours: 6 })
  const { status, body } = await whatIf(quote.id, '16:30')
  expect([status, body.isFree, body.totalYen, body.differenceYen]).toEqual([200, false, quote.totalYen, 0])
  expect(body.sentence).toMatch('another guest')
})

test('a booking that asks for another hour does not stand in its own way', async () => {
  const day = '2026-12-17'
  const held = await bookAndPay(shared(), { ...wholeCoaster, day })
  const { body } = await askChange(shared(), held, day, '09:00')
  expect((await whatIf(body.quote.id, '18:00')).body).toMatchObject({ isFree: true, extraHalfHours: 2 })
})

test('later than we drive, no time at all, no quote: each is refused by name', async () => {
  const quote = await quoteFor(shared())
  const tooLate = await whatIf(quote.id, '21:00')
  expect([tooLate.status, tooLate.body.fields]).toEqual([
    400,
    { returnAt: '21:00 is later than we can drive this day: it ends at 20:00 at the latest.' },
  ])
  for (const returnAt of ['25:00', '7 pm', '', 19]) {
    const { status, body } = await post(shared(), `/quotes/${quote.id}/what-if`, { returnAt })
    expect([status, Object.keys(body.fields)], String(returnAt)).toEqual([400, ['returnAt']])
  }
  const surplus = await post(shared(), `/quotes/${quote.id}/what-if`, { returnAt: '19:00', totalYen: 1 })
  expect(Object.keys(surplus.body.fields)).toEqual(['totalYen'])
  expect((await whatIf('00000000-0000-4000-8000-000000000000', '19:00')).body.code).toBe('pricing.unknown-quote')
  expect(Object.keys((await whatIf('nonsense', '19:00')).body.fields)).toEqual(['id'])
})

test('a quote is its owner’s, and for half an hour', async () => {
  const [owner, other] = [await signIn(shared()), await signIn(shared())]
  const { id } = await quoteFor(shared(), {}, owner.headers)
  expect((await whatIf(id, '19:00', owner.headers)).status).toBe(200)
  for (const headers of [other.headers, {}])
    expect((await whatIf(id, '19:00', headers)).body.code).toBe('pricing.unknown-quote')
  const nobodys = await quoteFor(shared())
  expect((await whatIf(nobodys.id, '19:00', other.headers)).status).toBe(200)
  const after = (minutes: number) =>
    atTime(shared(), inMinutes(shared(), minutes), async () => (await whatIf(id, '19:00', owner.headers)).body.code)
  expect([await after(29), await after(30)]).toEqual([undefined, 'pricing.quote-expired'])
})

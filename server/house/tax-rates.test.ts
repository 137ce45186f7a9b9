import { beforeEach, expect, test } from 'vitest'
import { addDays } from '#core/days.ts'
import { noYen, taxesOf, taxInYen } from '#core/tax.ts'
import { type TaxShare, taxYenOf } from '#core/tax-shares.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, post, quoteFor } from '#server/testing/bookings.ts'
import { atTime, type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})

const read = async () => (await get(annai(), '/admin/settings/tax', desk.headers)).body
async function save(rates: object[], version?: number) {
  const payload = { version: version ?? (await read()).version, rates }
  const url = '/api/admin/settings/tax'
  const answer = await annai().app.inject({ method: 'PUT', url, payload, headers: desk.headers })
  return { status: answer.statusCode, body: answer.json() }
}
const change = '2027-04-01'
const rate = (from: string, percent: number, reducedPercent = Math.max(0, Math.min(percent, 8))) => ({
  ...{ from, percent, reducedPercent },
})
const atRate = (yen: number, percent: number) => taxesOf({ ...noYen, standard: yen }, () => percent)
type Head = { keptYen: number; taxes: TaxShare[] }
const [lastOfOld, firstOfNew] = ['2027-03-31', change]

test('across a change of rate each day has its own: in quotes, bookings, the sums of the office and the accountant’s file', async () => {
  expect((await save([rate(change, 12)])).status).toBe(200)
  const before = await quoteFor(annai(), { day: lastOfOld })
  const after = await quoteFor(annai(), { day: firstOfNew })
  expect(before.taxes).toEqual(atRate(before.totalYen, 10))
  expect(after.taxes).toEqual(atRate(after.totalYen, 12))
  // What guests pay stays: tax is a part of it.
  expect(after.totalYen).toBe(before.totalYen)

  const sums = async () =>
    (await get(annai(), '/admin/earnings?period=month&on=2026-11-15', desk.headers)).body.head as Head
  const rows = async () => {
    const { body } = await post(annai(), '/admin/earnings/export', { month: '2026-11' }, desk.headers)
    const file = await annai().app.inject({ method: 'GET', url: `/api${body.link}` })
    return file.body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','))
      .map((cells) => [Number(cells.at(-11)), Number(cells.at(-9))])
  }
  const untouched = await sums()
  const [old, fresh] = [await bookAndPay(annai(), { day: lastOfOld }), await bookAndPay(annai(), { day: firstOfNew })]
  expect(old.booking.taxes).toEqual(atRate(old.booking.totalYen, 10))
  expect(fresh.booking.taxes).toEqual(atRate(fresh.booking.totalYen, 12))
  const { keptYen, taxes } = await sums()
  const atTen = keptYen - fresh.booking.totalYen
  expect(atTen).toBe(untouched.keptYen + old.booking.totalYen)
  expect(taxes).toEqual([...atRate(fresh.booking.totalYen, 12), ...atRate(atTen, 10)])
  const told = await rows()
  expect(told.filter(([percent]) => percent === 12)).toEqual([[12, taxInYen(fresh.booking.totalYen, 12)]])
  expect(told.reduce((sum, [, yen = 0]) => sum + yen, 0)).toBe(taxYenOf(taxes))
  // A rate that is still to come may be another: then the same booking has another part of tax in it.
  expect((await save([rate(change, 15)])).status).toBe(200)
  expect((await sums()).taxes).toEqual([...atRate(fresh.booking.totalYen, 15), ...atRate(atTen, 10)])
  expect((await quoteFor(annai(), { day: firstOfNew })).taxes).toMatchObject([{ percent: 15 }])
})

test('a rate that has begun stays: it is neither changed, nor taken away, nor is another put before it', async () => {
  const { version, rates } = await read()
  const today = tokyoDayOf(annai().ctx.clock.now())
  for (const from of [today, addDays(today, -1), '2019-10-01', '2015-01-01'])
    expect(await save([rate(from, 5)])).toMatchObject({
      ...{ status: 400, body: { code: 'house.rate-begun', fields: { 'rates.0.from': expect.any(String) } } },
    })
  expect(await read()).toMatchObject({ version, rates })
  // None to come: those that have begun are there all the same.
  expect((await save([])).status).toBe(200)
  expect((await read()).rates).toEqual([
    { ...rate('2014-04-01', 8), hasBegun: true },
    { ...rate('2019-10-01', 10), hasBegun: true },
  ])
})

test('on the day that a rate begins it can no longer be changed', async () => {
  const soon = addDays(tokyoDayOf(annai().ctx.clock.now()), 1)
  expect((await save([rate(soon, 11)])).status).toBe(200)
  await atTime(annai(), new Date(`${soon}T00:00:00+09:00`), async () => {
    desk = await signIn(annai(), 'admin')
    expect((await read()).rates.at(-1)).toEqual({ ...rate(soon, 11), hasBegun: true })
    expect((await save([])).status).toBe(200)
    expect((await read()).rates).toHaveLength(3)
  })
  // The control: the evening before, it could.
  expect((await save([])).status).toBe(200)
  expect((await read()).rates).toHaveLength(2)
})

test.each([
  ['−1 per cent', [rate(change, -1, 0)], 'rates.0.percent'],
  ['100 per cent', [rate(change, 100)], 'rates.0.percent'],
  ['half per cents', [rate(change, 7.5, 7)], 'rates.0.percent'],
  ['a reduced rate above the standard one', [rate(change, 7, 8)], 'rates.0.reducedPercent'],
  ['a day that is none', [rate('2027-02-30', 12)], 'rates.0.from'],
  ['two rates from one day', [rate(change, 12), rate(change, 13)], 'rates'],
])('%s is refused at its field', async (_, rates, field) => {
  const { status, body } = await save(rates)
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
})

test('of two who save at once one is told', async () => {
  const { version } = await read()
  const answers = await Promise.all([12, 13].map((percent) => save([rate(change, percent)], version)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await read()).rates.filter(({ hasBegun }: { hasBegun: boolean }) => !hasBegun)).toHaveLength(1)
})

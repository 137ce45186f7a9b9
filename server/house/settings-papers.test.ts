import { beforeEach, expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, post } from '#server/testing/bookings.ts'
import { ownDays, pathOf, type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays()
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})

const read = async () => (await get(annai(), '/admin/settings/papers', desk.headers)).body
async function save(series: object, version?: number) {
  const payload = { payment: null, refund: null, ...series, version: version ?? (await read()).version }
  const url = '/api/admin/settings/papers'
  const answer = await annai().app.inject({ method: 'PUT', url, payload, headers: desk.headers })
  return { status: answer.statusCode, body: answer.json() }
}
const receipts = { prefix: 'ANNAI', withYear: true, digits: 4, next: 7 }

test('a receipt bears the number of the series, and the series does not go backwards', async () => {
  expect(await read()).toMatchObject({ payment: null, refund: null, year: 2026 })
  expect((await save({ payment: receipts })).status).toBe(200)
  const held = await bookAndPay(annai(), { day: ownDay() })
  const { body } = await post(annai(), pathOf(held, 'documents'), { token: held.token })
  const pdf = await annai().app.inject({ method: 'GET', url: `/api${body.receipts[0].file}` })
  expect(pdf.headers['content-disposition']).toBe('attachment; filename="ANNAI-2026-0007.pdf"')
  expect((await read()).payment).toEqual({ ...receipts, next: 8 })
  for (const next of [1, 7])
    expect(await save({ payment: { ...receipts, next } })).toMatchObject({
      status: 409,
      body: { code: 'house.series-back', fields: { 'payment.next': 'ANNAI-2026-0007 is given already. From 8 on.' } },
    })
  // Nor by way of other letters and back.
  expect((await save({ payment: { ...receipts, prefix: 'B', next: 1 } })).status).toBe(200)
  expect((await save({ payment: { ...receipts, next: 3 } })).status).toBe(409)
  expect((await save({ payment: { ...receipts, next: 8 } })).status).toBe(200)
  const [latest] = (await read()).history
  expect(latest.changes).toEqual([{ name: 'Receipts, the next', before: 'B-2026-0001', after: 'ANNAI-2026-0008' }])
})

test.each([
  ['letters that are none', { payment: { ...receipts, prefix: 'R 1\n' } }, 'payment.prefix'],
  ['a number of nought', { payment: { ...receipts, next: 0 } }, 'payment.next'],
  ['twelve figures', { payment: { ...receipts, digits: 12 } }, 'payment.digits'],
  ['the same letters twice', { payment: receipts, refund: { ...receipts, next: 99 } }, 'refund.prefix'],
])('%s are refused at their field', async (_, series, field) => {
  const { status, body } = await save(series)
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
})

test('of two who save at once one is told', async () => {
  const { version } = await read()
  const answers = await Promise.all([100, 200].map((next) => save({ payment: { ...receipts, next } }, version)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

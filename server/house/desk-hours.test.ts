import { beforeEach, expect, test } from 'vitest'
import { findById } from '#server/booking/index.ts'
import { bookAndPay, get } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'
import { makeCalendarFile, readCompany } from '#server/vouchers/index.ts'

const { shared, deliver, rowOf } = shareMailing()
const ownDay = ownDays()
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(shared(), 'admin')
})

const read = async () => (await get(shared(), '/admin/settings/company', desk.headers)).body
async function save(hours: object) {
  const { history: _, ...company } = await read()
  const payload = { ...company, hours }
  const url = '/api/admin/settings/company'
  const answer = await shared().app.inject({ method: 'PUT', url, payload, headers: desk.headers })
  return { status: answer.statusCode, body: answer.json() }
}
const hours = (from: number, until: number) => ({ fromMinutes: from * 60, untilMinutes: until * 60 })
const closed = null
const weekdays = [...Array.from({ length: 5 }, () => hours(8, 20)), hours(18, 26), closed]

test('hours that the office saves stand on papers, in mails, on pages and in the history, and no other hours do', async () => {
  const annai = shared()
  expect((await save({ week: weekdays, exceptions: [] })).status).toBe(200)
  const said = 'Mon to Fri 08:00 to 20:00, Sat 18:00 to 02:00 the next day'
  const held = await bookAndPay(annai, { day: ownDay() })
  const { letters } = await deliver(held)
  expect(letters[0]?.text).toContain(`, ${said}, Tokyo time.`)
  const booking = await findById(annai.ctx.db, (await rowOf(held)).id)
  const calendar = (booking ? await makeCalendarFile(annai.ctx, booking) : '').replaceAll('\r\n ', '')
  expect(calendar).toContain(said.replaceAll(',', '\\,'))
  for (const url of ['/contact-us', '/about-us', '/']) {
    const { body } = await annai.app.inject(url)
    expect([url, body.includes(said), body.includes('05:00 to 23:00')]).toEqual([url, true, false])
  }
  expect((await get(annai, '/opening')).body.company?.hours).toBe(said)
  const [latest] = (await read()).history
  expect(latest.changes).toContainEqual({ name: 'Hours of the desk', before: '05:00 to 23:00 every day', after: said })
})

test('a day with other hours is told in mails before it, and forgotten once it is over', async () => {
  const annai = shared()
  const today = annai.ctx.clock.now().toISOString().slice(0, 10)
  const exceptions = [
    { day: '2026-11-28', hours: closed },
    { day: '2026-11-01', hours: hours(9, 12) },
  ]
  expect(today < '2026-11-28' && today > '2026-11-01').toBe(true)
  expect((await save({ week: weekdays, exceptions })).status).toBe(200)
  expect((await readCompany(annai.ctx.db)).hours.exceptions).toEqual([{ day: '2026-11-28', hours: closed }])
  const { letters } = await deliver(await bookAndPay(annai, { day: ownDay() }))
  expect(letters[0]?.text).toContain('(Sat 28 Nov nobody), Tokyo time.')
})

test.each([
  ['an end before the beginning', { week: [hours(9, 8), ...weekdays.slice(1)] }, 'hours.week.0'],
  ['more than a day', { week: [hours(9, 34), ...weekdays.slice(1)] }, 'hours.week.0'],
  ['a beginning after midnight', { week: [hours(25, 26), ...weekdays.slice(1)] }, 'hours.week.0.fromMinutes'],
  ['six days', { week: weekdays.slice(1) }, 'hours.week'],
  ['a day that is none', { exceptions: [{ day: '2026-11-31', hours: closed }] }, 'hours.exceptions.0.day'],
  [
    'one day twice',
    {
      exceptions: [
        { day: '2026-12-31', hours: closed },
        { day: '2026-12-31', hours: hours(9, 12) },
      ],
    },
    'hours.exceptions',
  ],
])('%s is refused at its field, and changes nothing', async (_, wrong, field) => {
  const before = await read()
  const { status, body } = await save({ week: weekdays, exceptions: [], ...wrong })
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  expect(await read()).toEqual(before)
})

test('a desk without hours has a number alone, and nothing is said of when it answers', async () => {
  const annai = shared()
  expect((await save({ week: weekdays.map(() => closed), exceptions: [] })).status).toBe(200)
  // A page that no one has asked for yet: here nobody listens to what is announced.
  const { body } = await annai.app.inject('/faq')
  expect(body).not.toContain('The desk answers')
  const { letters } = await deliver(await bookAndPay(annai, { day: ownDay() }))
  expect(letters[0]?.text).toMatch(/The desk: \+81[^,\n]+\.\n/)
})

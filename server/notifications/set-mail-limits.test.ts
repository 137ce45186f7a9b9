import { beforeEach, expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get } from '#server/testing/bookings.ts'
import { type SignedIn, signIn } from '#server/testing/scene.ts'
import { takeAllowance } from './mail-limits.ts'

const annai = shareTestAnnai({})
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})

const read = async () => (await get(annai(), '/admin/settings/mail-limits', desk.headers)).body
async function save(limits: object, version?: number) {
  const now = await read()
  const payload = { version: version ?? now.version, limits: { ...now.limits, ...limits } }
  const url = '/api/admin/settings/mail-limits'
  const answer = await annai().app.inject({ method: 'PUT', url, payload, headers: desk.headers })
  return { status: answer.statusCode, body: answer.json() }
}

test('a limit that the office sets holds from the next mail on, and the trail says who set it', async () => {
  expect((await read()).limits).toMatchObject({ unpaid: { mostAnHour: 6, mostADay: 12 } })
  expect((await save({ contact: { mostAnHour: 2, mostADay: 3 } })).status).toBe(200)
  const go = async () => (await takeAllowance(annai().ctx, 'contact', 'somebody@example.com')).waitSeconds === null
  expect([await go(), await go(), await go()]).toEqual([true, true, false])
  annai().clock.advance(3_600_000)
  expect([await go(), await go()]).toEqual([true, false])
  const { history, limits } = await read()
  expect(limits.contact).toEqual({ mostAnHour: 2, mostADay: 3 })
  expect(history[0]).toMatchObject({
    by: 'Test',
    changes: [
      {
        name: 'Receipts of the contact form',
        before: '10 an hour, 20 a day',
        after: '2 an hour, 3 a day',
      },
    ],
  })
})

test.each([
  ['none at all', { mostAnHour: 0, mostADay: 5 }, 'limits.account.mostAnHour'],
  ['fewer in a day than in an hour', { mostAnHour: 9, mostADay: 5 }, 'limits.account.mostADay'],
  ['half a mail', { mostAnHour: 1.5, mostADay: 5 }, 'limits.account.mostAnHour'],
  ['a flood', { mostAnHour: 9, mostADay: 1_000_000 }, 'limits.account.mostADay'],
])('%s is refused at its field, and nothing changes', async (_, account, field) => {
  const before = await read()
  const { status, body } = await save({ account })
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  expect(await read()).toEqual(before)
})

test('of two who save at once one is told', async () => {
  const { version } = await read()
  const answers = await Promise.all([20, 30].map((mostADay) => save({ again: { mostAnHour: 5, mostADay } }, version)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

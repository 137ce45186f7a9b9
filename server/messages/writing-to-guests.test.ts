import { beforeAll, expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, post } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-03-01')
let desk: SignedIn
beforeAll(async () => {
  desk = await signIn(annai(), 'admin')
})
const write = (references: string[], body: string) =>
  post(annai(), '/office/bookings/messages', { references, body }, desk.headers)

test('each guest gets the message in the thread of their booking, once, with a mail to follow', async () => {
  const [first, second] = [await bookAndPay(annai(), { day: ownDay() }), await bookAndPay(annai(), { day: ownDay() })]
  const references = [first, second, first].map(({ booking }) => booking.reference)
  expect((await write(references, 'The road to Hakone is closed until noon.')).body).toEqual({ written: 2 })
  for (const { booking, token } of [first, second]) {
    const { body } = await get(annai(), `/bookings/${booking.reference}/messages?token=${token}`)
    expect(body.messages).toMatchObject([{ author: 'office', body: 'The road to Hakone is closed until noon.' }])
  }
  const { rows } = await annai().database.pool.query(
    `SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = 'notifications.tell-of-message'`,
  )
  expect(rows[0]?.count).toBe(2)
})

test('two bookings take as many statements as one', async () => {
  const references = [
    (await bookAndPay(annai(), { day: ownDay() })).booking.reference,
    (await bookAndPay(annai(), { day: ownDay() })).booking.reference,
  ]
  const one = await countStatements(annai(), () => write(references.slice(0, 1), 'One'))
  expect(await countStatements(annai(), () => write(references, 'Two'))).toBe(one)
})

test('nobody is written to who is not there', async () => {
  expect((await write(['AN-222222'], 'Hello')).body).toMatchObject({ code: 'booking.unknown' })
  expect((await write([], 'Hello')).status).toBe(400)
  expect((await write(['AN-222222'], ' ')).status).toBe(400)
})

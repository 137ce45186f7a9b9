import { beforeEach, expect, test } from 'vitest'
import type { Letter } from '#contract/inbox.ts'
import { runDueJobs } from '#server/testing/annai.ts'
import { bookAndPay, get, post } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'
import { addContactMessage } from './contact-messages.store.ts'

const { shared: annai, server } = shareMailing()
const ownDay = ownDays('2027-05-15')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})

let count = 0
const write = async (body = 'Is the ferry included?') => {
  count += 1
  const sender = { name: 'Zoë', email: `zoe-${count}@example.com`, bookingReference: null }
  const message = { ...sender, receipt: `CM-TEST${count}`, topic: 'tour', body, at: annai().clock.now() }
  const id = await addContactMessage(annai().ctx.db, message)
  if (!id) throw new Error('Another one has its receipt.')
  return { id, email: sender.email }
}
const read = async (state = 'waiting') =>
  (await get(annai(), `/office/messages?state=${state}`, desk.headers)).body as {
    letters: Letter[]
    counts: { waiting: number; settled: number }
    threads: { reference: string }[]
  }
const path = (id: string, deed: string) => `/office/messages/${id}/${deed}`

test('a letter waits, is answered by mail once, and is then among those answered with who and what', async () => {
  const { id, email } = await write()
  const before = await read()
  expect(before.letters.map((letter) => letter.id)).toContain(id)
  const { badges } = { badges: (await get(annai(), '/admin/badges', desk.headers)).body }
  expect(badges.messages).toBe(before.counts.waiting + before.threads.length)
  const answered = await post(annai(), path(id, 'answer'), { body: 'Yes, both ways.' }, desk.headers)
  expect(answered.body).toMatchObject({ answer: 'Yes, both ways.', settledBy: 'Test' })
  const again = await post(annai(), path(id, 'answer'), { body: 'No.' }, desk.headers)
  expect([again.status, again.body.code]).toEqual([409, 'messages.settled-already'])
  await runDueJobs(annai())
  const mails = server().letters.filter(({ recipients }) => recipients.includes(email))
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Our answer to your message/)])
  expect(mails[0]?.text).toContain('Yes, both ways.')
  expect(mails[0]?.text, 'anybody can type anybody\u2019s address').not.toContain('ferry')
  const after = await read('settled')
  expect([after.counts.waiting, after.letters[0]?.id]).toEqual([before.counts.waiting - 1, id])
})

test('answered in another way it waits no more, and can be said to wait after all; a mailed answer cannot', async () => {
  const { id } = await write()
  const settle = (isSettled: boolean) => post(annai(), path(id, 'settle'), { isSettled }, desk.headers)
  expect((await settle(true)).body).toMatchObject({ settledBy: 'Test', answer: null })
  expect((await settle(false)).body).toMatchObject({ settledAt: null, settledBy: null })
  await post(annai(), path(id, 'answer'), { body: 'Yes.' }, desk.headers)
  expect((await settle(false)).status).toBe(409)
  expect((await post(annai(), path(desk.userId, 'settle'), { isSettled: true }, desk.headers)).body.code).toBe(
    'messages.unknown-letter',
  )
})

test('guests who wrote last about their booking stand in the inbox until they are answered', async () => {
  const held = await bookAndPay(annai(), { day: ownDay() })
  const about = `/bookings/${held.booking.reference}/messages`
  await post(annai(), about, { token: held.token, body: 'May we bring a dog?' })
  expect((await read()).threads.map(({ reference }) => reference)).toContain(held.booking.reference)
  annai().clock.advance(60_000)
  await post(annai(), about, { body: 'Yes.' }, desk.headers)
  expect((await read()).threads.map(({ reference }) => reference)).not.toContain(held.booking.reference)
})

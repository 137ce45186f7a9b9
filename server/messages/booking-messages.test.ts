import { afterAll, expect, test } from 'vitest'
import { closeMail } from '#server/platform/mail.ts'
import { shareMailServer } from '#server/platform/mail-server.fixture.ts'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { ownDays, pathOf, signIn } from '#server/testing/scene.ts'

const { settings: mail, server } = shareMailServer()
const shared = shareTestAnnai({ demo: true, settings: { mail, publicUrl: 'https://annai.example' } })
afterAll(() => closeMail(shared().ctx))
const ownDay = ownDays()

async function booked(): Promise<HeldBooking> {
  const held = await bookAndPay(shared(), { day: ownDay() })
  await deliver()
  return held
}

async function deliver() {
  const before = server().letters.length
  expect(await runDueJobs(shared())).toEqual([])
  return server().letters.slice(before)
}

const write = (held: HeldBooking, body: string, headers = {}, token: string | undefined = held.token) =>
  post(shared(), pathOf(held, 'messages'), { body, ...(token && { token }) }, headers)

const read = (held: HeldBooking, token = held.token) => get(shared(), `${pathOf(held, 'messages')}?token=${token}`)

test('what a guest writes is kept and mailed to the office, and the answer to the guest, each once', async () => {
  const held = await booked()
  const { reference } = held.booking
  const words = 'Could we stop at a pharmacy?\n<b>Thank you</b>, 山田'
  const written = await write(held, `  ${words}  `)
  expect(written).toMatchObject({ status: 200, body: { author: 'guest', authorName: null, body: words } })
  const [toOffice, ...more] = await deliver()
  expect(more).toEqual([])
  expect(toOffice).toMatchObject({
    recipients: ['office@annai.example'],
    replyTo: [{ name: 'Eleanor Marsh', address: 'eleanor@example.com' }],
    subject: `Eleanor Marsh wrote about ${reference}`,
  })
  expect(toOffice?.text).toContain('> <b>Thank you</b>, 山田')
  expect(toOffice?.html).toContain('Could we stop at a pharmacy?<br>&lt;b&gt;Thank you&lt;/b&gt;, 山田')
  // A link would open the booking to whoever reads the office's mail.
  expect(toOffice?.text).not.toContain('token=')

  shared().clock.advance(60_000)
  const office = await signIn(shared(), 'admin')
  const answer = await write(held, 'Of course. There is one on the way.', office.headers, '')
  expect(answer.body).toMatchObject({ author: 'office', authorName: 'Test' })
  const [toGuest] = await deliver()
  expect(toGuest).toMatchObject({
    recipients: ['eleanor@example.com'],
    replyTo: [{ address: 'office@annai.example' }],
    subject: `Test wrote to you about ${held.booking.service.title} (${reference})`,
  })
  expect(toGuest?.text).toContain('> Of course. There is one on the way.')
  const token = /token=([\w-]+)/.exec(toGuest?.text ?? '')?.[1]
  const { body } = await read(held, token)
  expect(body.messages.map(({ author }: { author: string }) => author)).toEqual(['guest', 'office'])
  expect(body.messages[0].at).toMatch(/\+09:00$/)
  expect(await deliver()).toEqual([])
})

test('who may not open a booking neither reads nor writes about it', async () => {
  const [held, other] = [await booked(), await booked()]
  await write(held, 'A secret')
  await deliver()
  const stranger = (await signIn(shared())).headers
  for (const answer of [
    await write(held, 'Let me in', {}, other.token),
    await write(held, 'Let me in', stranger, ''),
    await read(held, other.token),
    await get(shared(), pathOf(held, 'messages')),
    await get(shared(), pathOf(held, 'messages'), stranger),
  ])
    expect(answer).toMatchObject({ status: 404, body: { code: 'booking.unknown' } })
  expect((await read(held)).body.messages).toHaveLength(1)
  expect(await deliver()).toEqual([])
})

test('empty and endless messages are refused, and one of 2,000 characters is kept', async () => {
  const held = await booked()
  for (const body of ['', '   ', 'x'.repeat(2001)])
    expect(await write(held, body)).toMatchObject({ status: 400, body: { fields: { body: expect.any(String) } } })
  expect((await write(held, 'x'.repeat(2000))).status).toBe(200)
})

test('twenty messages an hour are enough for a guest, and the office can answer all the same', async () => {
  const held = await booked()
  const many = await Promise.all(Array.from({ length: 24 }, (_, index) => write(held, `Message ${index}`)))
  expect(many.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(many.find(({ status }) => status !== 200)).toMatchObject({ status: 429, body: { code: 'messages.too-many' } })
  expect((await read(held)).body.messages).toHaveLength(20)
  expect(await deliver()).toHaveLength(20)
  const { headers } = await signIn(shared(), 'admin')
  expect((await write(held, 'We have read it all.', headers, '')).status).toBe(200)
  shared().clock.advance(61 * 60_000)
  expect((await write(held, 'One more')).status).toBe(200)
})

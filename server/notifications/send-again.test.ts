import { expect, onTestFinished, test } from 'vitest'
import { closeMail } from '#server/platform/mail.ts'
import { startMailServer } from '#server/platform/mail-server.fixture.ts'
import { runDueJobs, startTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, type HeldBooking, holdFor, post } from '#server/testing/bookings.ts'
import { pathOf, signIn } from '#server/testing/scene.ts'

test('a guest has the mail of the present state sent again, three times an hour at most', async () => {
  const server = await startMailServer()
  const annai = await startTestAnnai({ demo: true, settings: { mail: server.settings } })
  onTestFinished(() => closeMail(annai.ctx))
  const deliver = async () => {
    const before = server.letters.length
    expect(await runDueJobs(annai)).toEqual([])
    return server.letters.slice(before)
  }
  const ask = (held: HeldBooking, token = held.token, headers = {}) =>
    post(annai, pathOf(held, 'mail'), token ? { token } : {}, headers)

  const held = await bookAndPay(annai)
  const [first] = await deliver()
  expect(await ask(held)).toMatchObject({ status: 200, body: { email: 'eleanor@example.com' } })
  expect(await ask(held)).toMatchObject({ status: 200 })
  const again = await deliver()
  expect(again.map(({ subject }) => subject)).toEqual([first?.subject, first?.subject])
  expect(new Set([first, ...again].map((letter) => letter?.messageId)).size).toBe(3)
  expect(again[0]?.attachments).toHaveLength(2)

  expect((await ask(held)).status).toBe(200)
  expect(await ask(held)).toMatchObject({ status: 429, body: { code: 'notifications.too-many' } })
  expect(await deliver()).toHaveLength(1)
  // Another booking has its own three, and an hour later there are three again.
  const other = await bookAndPay(annai, { day: '2026-12-10' })
  expect((await ask(other)).status).toBe(200)
  annai.clock.advance(61 * 60_000)
  await deliver()
  await post(annai, pathOf(held, 'cancel'), { token: held.token, refundYen: held.booking.totalYen })
  await deliver()
  expect((await ask(held)).status).toBe(200)
  const [cancelled] = await deliver()
  expect(cancelled?.subject).toMatch(/^Cancelled/)
  expect(cancelled?.attachments[0]?.method).toBe('CANCEL')

  // Nobody else has mail sent, whatever they guess.
  expect(await ask(held, other.token)).toMatchObject({ status: 404, body: { code: 'booking.unknown' } })
  expect(await ask(held, '', (await signIn(annai)).headers)).toMatchObject({ status: 404 })
  expect(await ask(held, '', (await signIn(annai, 'admin')).headers)).toMatchObject({ status: 200 })
})

test('of a hold that has ended there is nothing to send', async () => {
  const annai = await startTestAnnai({ demo: true })
  const held = await holdFor(annai)
  const ask = () => post(annai, pathOf(held, 'mail'), { token: held.token })
  expect((await ask()).status).toBe(200)
  annai.clock.advance(16 * 60_000)
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'booking.not-possible-now' } })
})

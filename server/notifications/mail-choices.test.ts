import { expect, test } from 'vitest'
import { addJob } from '#server/platform/jobs.ts'
import { signLink } from '#server/platform/signed-links.ts'
import { runDueJobs } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { atTime, ownDays, signIn } from '#server/testing/scene.ts'

const { shared, server, rowOf } = shareMailing()
const ownDay = ownDays()

/** Reminds everybody who travels on the day after, and answers the letter to one of them. */
async function remind(held: HeldBooking, day: string) {
  const before = server().letters.length
  const evening = new Date(Date.parse(`${day}T17:00:00+09:00`) - 86_400_000)
  await atTime(shared(), evening, async () => {
    await addJob(shared().ctx.db, 'notifications.remind', {})
    expect(await runDueJobs(shared())).toEqual([])
  })
  const isReminder = (subject = '') => subject.startsWith('Tomorrow') && subject.includes(held.booking.reference)
  return server()
    .letters.slice(before)
    .find(({ subject }) => isReminder(subject))
}

async function bookWith(email: string, day = ownDay()) {
  const held = await bookAndPay(shared(), { day })
  const change = { email, email_key: email.toLowerCase() }
  const { id } = await rowOf(held)
  await shared().ctx.db.updateTable('bookings').set(change).where('id', '=', id).execute()
  // What the booking itself says goes out now, long before the evening.
  await runDueJobs(shared())
  return { held, day, id }
}

const pressOneClick = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
  shared().app.inject({ method: 'POST', url: new URL(url).pathname, payload, headers: { 'content-type': type } })

const refusals = async (emailKey: string) =>
  (await shared().ctx.db.selectFrom('mail_refusals').select('kind').where('email_key', '=', emailKey).execute()).map(
    ({ kind }) => kind,
  )

test('a reminder carries what mail programs unsubscribe by, and pressing it ends reminders to that address', async () => {
  const { held, day, id } = await bookWith('Ana@example.com')
  const letter = await remind(held, day)
  expect(letter?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  const url = /^<(https:\/\/annai\.example\/api\/unsubscribe\/[\w.-]+\/one-click)>$/.exec(
    letter?.header('List-Unsubscribe') ?? '',
  )?.[1]
  const page = /https:\/\/annai\.example\/unsubscribe\?token=([\w.-]+)/.exec(letter?.text ?? '')
  expect(letter?.html).toContain(page?.[0])
  // Nobody's address can be read from it.
  for (const part of (page?.[1] ?? '').split('.'))
    expect(Buffer.from(part, 'base64url').toString().toLowerCase()).not.toContain('ana')

  // Whoever only looks, such as a scanner, changes nothing.
  const looked = await shared().app.inject({ url: new URL(url ?? '').pathname })
  expect([looked.statusCode, looked.headers.location]).toEqual([303, `/unsubscribe?token=${page?.[1]}`])
  expect((await pressOneClick(url ?? '', 'something=else')).statusCode).toBe(400)
  expect(await refusals('ana@example.com')).toEqual([])

  expect((await pressOneClick(url ?? '', 'List-Unsubscribe=One-Click')).statusCode).toBe(200)
  expect((await pressOneClick(url ?? '', 'List-Unsubscribe=One-Click')).statusCode).toBe(200)
  expect(await refusals('ana@example.com')).toEqual(['reminder'])
  const again = await bookWith('ana@example.com')
  expect(await remind(again.held, again.day)).toBeUndefined()
  // Also one that was waiting in the queue already.
  await addJob(shared().ctx.db, 'notifications.tell', { bookingId: id, occasion: 'reminder', version: 9 })
  const before = server().letters.length
  await runDueJobs(shared())
  expect(server().letters.length).toBe(before)
  const other = await bookWith('ben@example.com')
  expect(await remind(other.held, other.day)).toBeDefined()
})

test('what mail programs send in parts counts, too', async () => {
  const { held, day } = await bookWith('cleo@example.com')
  const url = (await remind(held, day))?.header('List-Unsubscribe')?.slice(1, -1) ?? ''
  const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  expect((await pressOneClick(url, parts, 'multipart/form-data; boundary=x')).statusCode).toBe(200)
  expect(await refusals('cleo@example.com')).toEqual(['reminder'])
})

test('the page of the link says no, and takes it back', async () => {
  const { held, day } = await bookWith('dora@example.com')
  const text = (await remind(held, day))?.text ?? ''
  const token = /unsubscribe\?token=([\w.-]+)/.exec(text)?.[1] ?? ''
  const say = (body: object) => post(shared(), `/unsubscribe/${token}`, body)
  expect((await say({})).body).toEqual({ kind: 'reminder', wanted: false })
  expect(await refusals('dora@example.com')).toEqual(['reminder'])
  expect((await say({ again: true })).body).toEqual({ kind: 'reminder', wanted: true })
  expect(await refusals('dora@example.com')).toEqual([])
})

test('a link that is made up, of another purpose, too old, or of somebody who left us, does nothing', async () => {
  const { ctx, clock } = shared()
  const { id } = await bookWith('eve@example.com')
  const soon = new Date(clock.now().getTime() + 60_000)
  const good = await signLink(ctx, 'unsubscribe', `reminder:${id}`, soon)
  const bad = [
    `${good.slice(0, -2)}xx`,
    await signLink(ctx, 'contact', `reminder:${id}`, soon),
    await signLink(ctx, 'unsubscribe', `reminder:${id}`, clock.now()),
    await signLink(ctx, 'unsubscribe', `voucher:${id}`, soon),
    await signLink(ctx, 'unsubscribe', 'reminder:4b0c1e9e-0000-4000-8000-000000000001', soon),
  ]
  const codeOf = async (token: string) => (await post(shared(), `/unsubscribe/${token}`, {})).body.code
  for (const token of bad) expect(await codeOf(token)).toBe('notifications.unknown-link')
  await ctx.db.updateTable('bookings').set({ erased_at: clock.now() }).where('id', '=', id).execute()
  expect(await codeOf(good)).toBe('notifications.unknown-link')
  expect(await refusals('eve@example.com')).toEqual([])
})

test('an account says which mails its address wants, whoever the bookings are of', async () => {
  const [mika, other] = [await signIn(shared()), await signIn(shared())]
  const put = (headers: Record<string, string>, payload: object) =>
    shared().app.inject({ method: 'PUT', url: '/api/mail-choices', payload, headers })
  // Whoever only claims an address does not keep mails from its owner.
  expect((await put(mika.headers, { reminder: false, review: false })).json().code).toBe('accounts.unconfirmed-email')
  expect(await refusals(`${mika.userId}@example.com`)).toEqual([])
  const { db, clock } = shared().ctx
  await db.updateTable('users').set({ email_verified_at: clock.now() }).where('id', '=', mika.userId).execute()
  expect((await get(shared(), '/mail-choices', mika.headers)).body).toEqual({ reminder: true, review: true })
  expect((await put(mika.headers, { reminder: false, review: true })).json()).toEqual({ reminder: false, review: true })
  expect((await get(shared(), '/mail-choices', mika.headers)).body).toEqual({ reminder: false, review: true })
  expect((await get(shared(), '/mail-choices', other.headers)).body).toEqual({ reminder: true, review: true })
  const { held, day } = await bookWith(`${mika.userId}@EXAMPLE.com`)
  expect(await remind(held, day)).toBeUndefined()
  await put(mika.headers, { reminder: true, review: false })
  expect(await remind(held, day)).toBeDefined()
  expect(await refusals(`${mika.userId}@example.com`)).toEqual(['review'])
  expect((await put({}, { reminder: true, review: true })).statusCode).toBe(401)
  expect((await put(mika.headers, { reminder: 'no' })).statusCode).toBe(400)
})

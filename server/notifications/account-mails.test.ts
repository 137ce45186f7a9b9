import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newAccountLink, tellAccount } from '#server/accounts/index.ts'
import { addJob } from '#server/platform/jobs.ts'
import type { Letter } from '#server/platform/mail-server.fixture.ts'
import { jobsOf } from '#server/testing/account-jobs.ts'
import { expectProper, shareAccountMailing } from '#server/testing/account-mailing.ts'
import { newDevice } from '#server/testing/signed-in-people.ts'
import { refusalsOf, saveChoice } from './mail-refusals.store.ts'

const { annai, somebody, deliver, tell } = shareAccountMailing()

const grace = new Date('2026-11-29T01:30:00Z')

const change = (userId: string, values: object) =>
  annai().ctx.db.updateTable('users').set(values).where('id', '=', userId).execute()

const tokenIn = (letter: Letter | undefined, page: string) =>
  new RegExp(`https://annai\\.example/${page}\\?token=([\\w-]{43})`).exec(letter?.text ?? '')?.[1] ?? ''

const post = async (path: string, payload: object) =>
  (await annai().app.inject({ method: 'POST', url: `/api${path}`, payload })).statusCode

test('signing up brings a link that confirms the address, and nothing of what was typed', async () => {
  const email = `${randomUUID()}@example.com`
  const payload = { full_name: 'Win at http://bad.example', email, password: 'three umbrellas in the rain' }
  expect((await annai().app.inject({ method: 'POST', url: '/api/sign-up', payload })).statusCode).toBe(204)
  const user = await annai()
    .ctx.db.selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const { letters } = await deliver()
  expect(letters).toHaveLength(1)
  expectProper(letters[0], email)
  expect(letters[0]?.raw).not.toContain('bad.example')
  expect(letters[0]?.messageId).toMatch(new RegExp(`^<verify\\.${user.id}\\.[\\da-f-]{36}@annai\\.example>$`))
  const token = tokenIn(letters[0], 'verify-email')
  expect(letters[0]?.html).toContain(`https://annai.example/verify-email?token=${token}`)
  expect(await post('/verify-email', { token })).toBe(200)
  expect(await post('/verify-email', { token })).toBe(410)
  // Whoever is confirmed is not asked again.
  expect(await tell({ occasion: 'verify', userId: user.id })).toEqual([])
})

test('who signs up with an address that has an account is told by mail, and by nothing else', async () => {
  const { email } = await somebody()
  const payload = { full_name: 'Win at http://bad.example', email, password: 'three umbrellas in the rain' }
  expect(await post('/sign-up', payload)).toBe(204)
  const { letters } = await deliver()
  expect(letters.map(({ subject }) => subject)).toEqual(['You have an account already'])
  expectProper(letters[0], email)
  expect(letters[0]?.raw).not.toContain('bad.example')
  expect(letters[0]?.raw).not.toContain('Eleanor')
  expect(letters[0]?.text).toContain('https://annai.example/sign-in')
  expect(letters[0]?.text).toContain('https://annai.example/forgot-password')
  // No link in it does anything by itself, and somebody who types the address again and again is not carried on.
  expect(letters[0]?.text).not.toContain('token=')
  for (let nth = 2; nth <= 5; nth++) expect(await post('/sign-up', payload)).toBe(204)
  expect((await deliver()).letters).toHaveLength(2)
})

test('who signs up with the address of an account that is being closed gets the link that keeps it', async () => {
  const { userId, email } = await somebody()
  await change(userId, { status: '0', erase_after: grace })
  expect(await post('/sign-up', { full_name: 'Mika', email, password: 'three umbrellas in the rain' })).toBe(204)
  const { letters } = await deliver()
  expect(letters.map(({ subject }) => subject)).toEqual(['Your account is closed'])
  expect(await post('/keep-account', { token: tokenIn(letters[0], 'keep-account') })).toBe(200)
  expect((await deliver()).letters.map(({ subject }) => subject)).toEqual(['Your account stays'])
})

test('a new address that another account has is told so by mail, without a link that does anything', async () => {
  const [asking, owner] = [await somebody(), await somebody({ fullName: 'Ada Lind' })]
  const { db, clock } = annai().ctx
  await newAccountLink(db, { userId: asking.userId, purpose: 'change_email', email: owner.email }, clock.now())
  const [letter] = await tell({ occasion: 'change-email', userId: asking.userId })
  expectProper(letter, owner.email)
  expect(letter?.subject).toBe('This address has an account already')
  for (const word of ['Eleanor', 'Ada', asking.email, 'token=']) expect(letter?.text).not.toContain(word)
})

test('who forgot the password gets a link that sets a new one, and hears that it was set', async () => {
  const { userId, email } = await somebody()
  expect(await post('/forgot-password', { email: email.toUpperCase() })).toBe(204)
  const { letters } = await deliver()
  expect(letters).toHaveLength(1)
  expectProper(letters[0], email)
  expect(letters[0]?.text).toContain('once, for 30 minutes')
  const token = tokenIn(letters[0], 'reset-password')
  expect(await post('/reset-password', { token, password: 'four grey umbrellas' })).toBe(204)
  const told = (await deliver()).letters
  expect(told.map(({ subject }) => subject)).toEqual(['Your password is changed'])
  expectProper(told[0], email)
  expect(told[0]?.text).toContain('Dear Eleanor')
  expect(await jobsOf(annai(), userId)).toEqual([])
})

test('nobody is written to for an address without an account, and no job fails over it', async () => {
  expect(await post('/forgot-password', { email: 'nobody@example.com' })).toBe(204)
  expect(await deliver()).toEqual({ letters: [], failures: [] })
})

test('a new address gets the link, the old one hears of it, before and after', async () => {
  const { userId, email } = await somebody()
  const { db, clock } = annai().ctx
  const to = `${randomUUID()}@example.org`
  await newAccountLink(db, { userId, purpose: 'change_email', email: to }, clock.now())
  await saveChoice(db, { email, kind: 'review', wanted: false, at: clock.now() })
  const [asked] = await tell({ occasion: 'email-change-asked', userId })
  expectProper(asked, email)
  expect(asked?.raw).not.toContain('example.org')
  const [letter] = await tell({ occasion: 'change-email', userId })
  expectProper(letter, to)
  expect(letter?.raw).not.toContain('Eleanor')
  expect(await post('/verify-email', { token: tokenIn(letter, 'verify-email') })).toBe(200)
  const { letters } = await deliver()
  expect(letters.map(({ subject }) => subject)).toEqual(['Your account has a new address'])
  expectProper(letters[0], email)
  // What the old address did not want, the new one does not want either.
  expect([...(await refusalsOf(db, to))]).toEqual(['review'])
  expect([...(await refusalsOf(db, email))]).toEqual([])
  // A wish that is fulfilled is not mailed any more.
  expect(await tell({ occasion: 'change-email', userId })).toEqual([])
})

test.each([
  ['user', '/user/settings'],
  ['admin', '/admin/settings'],
] as const)('a new device is told with where and when, and where to look: %s', async (role, settings) => {
  const { userId, email } = await somebody({ role })
  const userAgent =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
  const { sessionId } = await newDevice(annai(), userId, { userAgent })
  const [letter] = await tell({ occasion: 'new-device', userId, sessionId })
  expectProper(letter, email)
  for (const part of [letter?.text, letter?.html]) {
    expect(part).toContain('Safari on Mac, 203.0.113.7, 15 November 10:30 Tokyo time. Was it you?')
    expect(part).toContain(`https://annai.example${settings}`)
    expect(part).toContain('https://annai.example/forgot-password')
  }
})

const setTwoFactor = (userId: string, at: Date) =>
  annai()
    .ctx.db.insertInto('two_factor')
    .values({ user_id: userId, secret: Buffer.alloc(20), begun_at: at, on_since: at })
    .execute()

test('what was undone before its mail could go is not told: two-factor, and the keys of the office', async () => {
  const { userId } = await somebody()
  const { db } = annai().ctx
  expect(await tell({ occasion: 'two-factor-on', userId })).toEqual([])
  expect(await tell({ occasion: 'keys-given', userId })).toEqual([])
  await db
    .updateTable('users')
    .set({ role: 'admin', office_roles: ['owner'] })
    .where('id', '=', userId)
    .execute()
  expect(await tell({ occasion: 'keys-given', userId })).toHaveLength(1)
  expect(await tell({ occasion: 'keys-taken', userId })).toEqual([])
})

test.each([
  ['password-changed', 'Your password is changed'],
  ['two-factor-on', 'Two-factor is on'],
  ['two-factor-off', 'Two-factor is off'],
  ['kept', 'Your account stays'],
] as const)('%s is told once, however often the job runs', async (occasion, subject) => {
  const { userId, email } = await somebody()
  const news = { occasion, userId, newsId: randomUUID() }
  const { db, clock } = annai().ctx
  // Only what is so is told.
  if (occasion === 'two-factor-on') await setTwoFactor(userId, clock.now())
  await addJob(db, 'notifications.tell-account', news)
  const { letters } = await deliver()
  expect(letters.map((letter) => letter.subject)).toEqual([subject])
  expectProper(letters[0], email)
  expect(letters[0]?.text).toContain('Dear Eleanor')
  await addJob(db, 'notifications.tell-account', news)
  expect(await deliver()).toEqual({ letters: [], failures: [] })
  // The negative control: as after a crash between sending and writing it down, and as something new.
  await db.deleteFrom('mails').where('recipient', '=', email).execute()
  await addJob(db, 'notifications.tell-account', news)
  expect((await deliver()).letters.map(({ messageId }) => messageId)).toEqual([letters[0]?.messageId])
  expect(await tell({ occasion, userId })).toHaveLength(1)
})

test('a closed account is told until when it can be taken back, and nothing once it was', async () => {
  const { userId, email } = await somebody()
  expect(await tell({ occasion: 'closing', userId })).toEqual([])
  await change(userId, { status: '0', erase_after: grace })
  const [letter] = await tell({ occasion: 'closing', userId })
  expectProper(letter, email)
  expect(letter?.text).toContain('erased after Sunday 29 November')
  expect(tokenIn(letter, 'keep-account')).not.toBe('')
  for (const occasion of ['verify', 'reset', 'kept'] as const) expect(await tell({ occasion, userId })).toEqual([])
})

test('the last letter is sent, and nothing is kept of whom it went to', async () => {
  const userId = randomUUID()
  const [letter] = await tell({ occasion: 'erased', userId, email: 'gone@example.com', name: 'Eleanor Marsh' })
  expectProper(letter, 'gone@example.com')
  expect(letter?.text).toContain('Dear Eleanor')
  const [nameless] = await tell({ occasion: 'erased', userId, email: 'gone@example.com', name: '' })
  expect(nameless?.text).toContain('Good day, what we held')
  const { rows } = await annai().database.pool.query('SELECT * FROM mails WHERE occasion LIKE $1', [
    `erased:${userId}:%`,
  ])
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toMatch(/gone@|Eleanor/)
  expect(await jobsOf(annai(), userId)).toEqual([])
})

test('no secret waits in the queue', async () => {
  const { userId, email } = await somebody({ verified: false })
  await post('/forgot-password', { email })
  await tellAccount(annai().ctx.db, { occasion: 'verify', userId })
  expect((await jobsOf(annai(), userId)).map(({ payload }) => Object.keys(payload).sort())).toEqual([
    ['newsId', 'occasion', 'userId'],
    ['newsId', 'occasion', 'userId'],
  ])
  expect(await annai().ctx.db.selectFrom('account_links').selectAll().where('user_id', '=', userId).execute()).toEqual(
    [],
  )
  expect((await deliver()).letters).toHaveLength(2)
})

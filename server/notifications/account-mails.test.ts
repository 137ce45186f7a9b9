import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { type AccountNews, newAccountLink, tellAccount } from '#server/accounts/index.ts'
import { addJob } from '#server/platform/jobs.ts'
import { closeMail } from '#server/platform/mail.ts'
import { type Letter, shareMailServer } from '#server/platform/mail-server.fixture.ts'
import { jobsOf } from '#server/testing/account-jobs.ts'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'
import { addAccount, newDevice } from '#server/testing/signed-in-people.ts'
import { refusalsOf, saveChoice } from './mail-refusals.store.ts'

const { settings: mail, server } = shareMailServer()
const annai = shareTestAnnai({ settings: { mail, publicUrl: 'https://annai.example' } })
afterAll(() => closeMail(annai().ctx))

const grace = new Date('2026-11-29T01:30:00Z')

interface Somebody {
  fullName?: string
  email?: string
  role?: 'admin' | 'user'
  verified?: boolean
}

async function somebody({ fullName = 'Eleanor Marsh', role = 'user', verified = true, ...given }: Somebody = {}) {
  const id = randomUUID()
  const email = given.email ?? `${id}@example.com`
  const emailVerifiedAt = verified ? { emailVerifiedAt: annai().clock.now() } : {}
  await addAccount(annai(), { id, fullName, email, role, passwordHash: 'none', ...emailVerifiedAt })
  return { userId: id, email }
}

const change = (userId: string, values: object) =>
  annai().ctx.db.updateTable('users').set(values).where('id', '=', userId).execute()

/** Runs what is due, and answers what arrived meanwhile. */
async function deliver() {
  const before = server().letters.length
  const failures = await runDueJobs(annai())
  return { letters: server().letters.slice(before), failures }
}

async function tell(news: AccountNews): Promise<Letter[]> {
  await tellAccount(annai().ctx.db, news)
  const { letters, failures } = await deliver()
  expect(failures).toEqual([])
  return letters
}

const tokenIn = (letter: Letter | undefined, page: string) =>
  new RegExp(`https://annai\\.example/${page}\\?token=([\\w-]{43})`).exec(letter?.text ?? '')?.[1] ?? ''

const post = async (path: string, payload: object) =>
  (await annai().app.inject({ method: 'POST', url: `/api${path}`, payload })).statusCode

/** What is true of every mail about an account. */
function expectProper(letter: Letter | undefined, to: string) {
  expect(letter?.recipients).toEqual([to])
  expect(letter?.to).toEqual([{ name: '', address: to }])
  expect(letter?.header('auto-submitted')).toBe('auto-generated')
  expect(letter?.replyTo).toEqual([{ name: 'Office', address: 'office@annai.example' }])
  expect(letter?.subject).not.toContain('@')
  expect(letter?.html).toContain('<h1')
  expect(letter?.text).toContain('Your account')
}

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
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', userId).execute()
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

test('no name of an unconfirmed account is carried to whoever has the address', async () => {
  const { userId } = await somebody({ fullName: 'Win at http://bad.example', verified: false })
  const [letter] = await tell({ occasion: 'password-changed', userId })
  expect(letter?.raw).not.toContain('bad.example')
  expect(letter?.text).toContain('Good day, ')
})

test.each([
  ['a line break', 'Eve\r\nBcc: all@example.com\r\n\r\nBuy'],
  ['a folded header', 'Eve\r\n\tBcc: all@example.com'],
  ['markup', '<img src=x onerror=alert(1)> & "Eve"'],
  ['emoji', '🗻'.repeat(50)],
  ['marks of direction', '\u202eevE\u2066 \u200fعمر'],
  ['two hundred letters', 'x'.repeat(200)],
  ['a separator of lines', 'Eve\u2028Bcc: all@example.com\u0085'],
])('a name with %s breaks neither header nor sentence', async (_, fullName) => {
  const { userId, email } = await somebody({ fullName })
  const [letter] = await tell({ occasion: 'two-factor-off', userId })
  expectProper(letter, email)
  expect(letter?.subject).toBe('Two-factor is off')
  expect(letter?.header('bcc')).toBeUndefined()
  expect(letter?.html).not.toMatch(/<img src=x/)
  expect(`${letter?.html}${letter?.text}`).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  expect(letter?.text).toContain('opens your account.')
  for (const line of letter?.raw.split('\r\n') ?? []) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998)
})

test.each([
  'mika@example.com\r\nRCPT TO:<all@example.com>',
  'mika@example.com, all@example.com',
  'mika@example.com>\nX: y',
])('an address that is more than one is never written to: %j', async (email) => {
  const { userId } = await somebody({ email: `${randomUUID()}${email}` })
  await tellAccount(annai().ctx.db, { occasion: 'password-changed', userId })
  const { letters, failures } = await deliver()
  expect(letters).toEqual([])
  expect(new Set(failures.map(({ error }) => error))).toEqual(new Set(['A mail needs one address.']))
  await annai().database.pool.query("DELETE FROM graphile_worker._private_jobs WHERE payload->>'userId' = $1", [userId])
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

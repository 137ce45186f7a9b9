import { afterAll, beforeEach, expect, test } from 'vitest'
import { closeMail } from '#server/platform/mail.ts'
import { shareMailServer } from '#server/platform/mail-server.fixture.ts'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, post } from '#server/testing/bookings.ts'
import { ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'
import { fillIn, oneLine, paragraphsOf, unknownFacts } from './mail-texts.rules.ts'
import { occasionNames } from './occasions.ts'
import { usualTexts } from './usual-texts.ts'

const { settings: mail, server } = shareMailServer()
const annai = shareTestAnnai({ demo: true, settings: { mail } })
afterAll(() => closeMail(annai().ctx))
const ownDay = ownDays('2027-02-01')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})

interface Text {
  occasion: string
  version: number
  isOwn: boolean
  changed: { by: string | null; at: string } | null
}
const read = async (): Promise<Text[]> => (await get(annai(), '/admin/settings/mail', desk.headers)).body.texts
const textOf = async (occasion: string) => (await read()).find((text) => text.occasion === occasion)

async function send(method: 'PUT' | 'DELETE', path: string, payload?: object) {
  const url = `/api/admin/settings/mail${path}`
  const answer = await annai().app.inject({ method, url, headers: desk.headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json() }
}

test('the office’s own words go out in the next mail, with the facts of its booking', async () => {
  const subject = 'Hello {firstName}, {tour} is yours'
  const opening = 'Dear {firstName}, see you at {pickUp}.\n\n<b>{chauffeur}</b> drives. Ring {desk}.'
  const { version } = (await textOf('confirmed')) ?? { version: -1 }
  const saved = await send('PUT', '', { occasion: 'confirmed', subject, opening, version })
  expect(saved.body.texts.find((text: Text) => text.occasion === 'confirmed')).toMatchObject({
    isOwn: true,
    version: 1,
  })
  const before = server().letters.length
  const { booking } = await bookAndPay(annai(), { day: ownDay() })
  await runDueJobs(annai())
  const letter = server()
    .letters.slice(before)
    .find((one) => one.subject?.startsWith('Hello'))
  expect(letter?.subject).toBe(`Hello Eleanor Marsh, ${booking.service.title} is yours`)
  expect(letter?.text).toContain('Dear Eleanor Marsh, see you at')
  // Words are words: markup in them is shown, not run.
  expect(letter?.html).toContain('&lt;b&gt;')

  const dropped = await send('DELETE', '/confirmed?version=1')
  expect(dropped.body.texts.find((text: Text) => text.occasion === 'confirmed')).toMatchObject({
    isOwn: false,
    version: 0,
  })
})

test('of two who write the same mail one is told', async () => {
  const text = { occasion: 'reminder', subject: 'Tomorrow', opening: 'Tomorrow is the day.' }
  const answers = await Promise.all([0, 0].map((version) => send('PUT', '', { ...text, version })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await send('DELETE', '/reminder?version=0')).body.code).toBe('office.changed-meanwhile')
  expect((await send('DELETE', '/reminder?version=1')).status).toBe(200)
})

test('who changed a mail last stands beside it, and dropped words never match a window that still shows them', async () => {
  const text = { occasion: 'too-late', subject: 'Too late', opening: 'The hold had ended.' }
  const { occasion } = (await read()).find(({ occasion }) => /late/i.test(occasion)) ?? text
  expect(await textOf(occasion)).toMatchObject({ version: 0, changed: null })
  await send('PUT', '', { ...text, occasion, version: 0 })
  expect(await textOf(occasion)).toMatchObject({
    version: 1,
    changed: { by: 'Test', at: expect.stringMatching(/\+09:00$/) },
  })
  await send('DELETE', `/${occasion}?version=1`)
  expect(await textOf(occasion)).toMatchObject({ version: 0, changed: { by: 'Test' } })
  await send('PUT', '', { ...text, occasion, subject: 'Later', version: 0 })
  expect((await send('PUT', '', { ...text, occasion, version: 1 })).body.code).toBe('office.changed-meanwhile')
  const { version } = (await textOf(occasion)) ?? { version: -1 }
  expect((await send('DELETE', `/${occasion}?version=${version}`)).status).toBe(200)
})

test('a test goes to whoever asks, with the words as they stand, ten times an hour at most', async () => {
  await bookAndPay(annai(), { day: ownDay() })
  await runDueJobs(annai())
  const before = server().letters.length
  const text = { occasion: 'confirmed', subject: 'Hello {firstName}', opening: 'Trial for {firstName}. Ring {desk}.' }
  const sent = await post(annai(), '/admin/settings/mail/test', text, desk.headers)
  const own = `${desk.userId}@example.com`
  expect(sent).toMatchObject({ status: 200, body: { email: own } })
  await runDueJobs(annai())
  const [letter, ...others] = server().letters.slice(before)
  expect(others).toEqual([])
  expect(letter?.recipients).toEqual([own])
  expect(letter?.subject).toMatch(/^Test: Hello \S/)
  expect(letter?.text).toMatch(/Trial for Eleanor Marsh\. Ring \+81/)
  expect(letter?.attachments).toEqual([])
  // A trial hands out no keys, and what is tried is not saved.
  expect(letter?.text).toContain('not-a-key')
  expect(await textOf('confirmed')).toMatchObject({ isOwn: false })

  const wrong = await post(annai(), '/admin/settings/mail/test', { ...text, subject: '{nobody}' }, desk.headers)
  expect(wrong.body.code).toBe('notifications.unknown-fact')
  const more = { ...text, to: 'guest@example.com' }
  expect((await post(annai(), '/admin/settings/mail/test', more, desk.headers)).status).toBe(400)
  for (let tries = 1; tries < 10; tries += 1) await post(annai(), '/admin/settings/mail/test', text, desk.headers)
  const eleventh = await post(annai(), '/admin/settings/mail/test', text, desk.headers)
  expect([eleventh.status, eleventh.body.code]).toEqual([429, 'notifications.too-many-tests'])

  // Whoever lost the keys while the mail waited gets none.
  const taken = "UPDATE users SET role = 'user', office_roles = '{}' WHERE id = $1"
  await annai().database.pool.query(taken, [desk.userId])
  await runDueJobs(annai())
  expect(server().letters).toHaveLength(before + 1)
})

test('a fact that there is not, an unknown mail and endless words are refused by name', async () => {
  const text = { occasion: 'reminder', subject: 'For {nobody}', opening: '{day} and {constructor}', version: 0 }
  const { status, body } = await send('PUT', '', text)
  expect([status, Object.keys(body.fields).sort()]).toEqual([400, ['opening', 'subject']])
  expect((await send('PUT', '', { ...text, occasion: 'spam' })).body.code).toBe('notifications.unknown-occasion')
  const long = await send('PUT', '', { ...text, subject: 'x', opening: 'x'.repeat(4001) })
  expect(Object.keys(long.body.fields)).toEqual(['opening'])
})

test('a preview speaks of a real booking, sends nothing and hands out no key', async () => {
  const links = async () => (await annai().database.pool.query('SELECT count(*) FROM booking_links')).rows[0].count
  const before = await links()
  const text = { occasion: 'held', subject: '{tour}', opening: 'For {firstName}, {total}.' }
  const { status, body } = await post(annai(), '/admin/settings/mail/preview', text, desk.headers)
  expect(status).toBe(200)
  expect(body.reader).toBeTruthy()
  expect(body.prose[0]).toMatch(/^For \S.*, ¥[\d,]+\.$/)
  expect(body.text).toContain(body.prose[0])
  expect(await links()).toBe(before)
})

test('every mail to guests has a text to begin from, whose facts all exist', () => {
  for (const occasion of occasionNames) {
    const { subject, opening } = usualTexts[occasion]
    expect(unknownFacts(subject + opening), occasion).toEqual([])
  }
})

test('what a fact says is not read as a text again, and a subject stays one line', () => {
  const facts = new Proxy({} as Record<string, string>, { get: () => '{desk}\r\nBcc: all' })
  expect(fillIn('{firstName}', facts as never)).toBe('{desk}\r\nBcc: all')
  expect(oneLine('Hello\r\nBcc: all')).toBe('Hello Bcc: all')
  expect(paragraphsOf('One\n\n\n  Two\nstill two\n\n')).toEqual(['One', 'Two\nstill two'])
})

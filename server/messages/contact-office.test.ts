import { afterAll, expect, test } from 'vitest'
import { closeMail } from '#server/platform/mail.ts'
import { shareMailServer } from '#server/platform/mail-server.fixture.ts'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'

const { settings: mail, server } = shareMailServer()
// One address writes more often here than anybody would: how many receipts it gets is another test's matter.
const shared = shareTestAnnai({ settings: { mail } }, ({ ctx }) =>
  ctx.db.updateTable('mail_limits').set({ most_an_hour: 1000, most_a_day: 1000 }).execute(),
)
afterAll(() => closeMail(shared().ctx))

let lastAddress = 10
/** Everybody writes from an address of their own unless a test says otherwise. */
const anAddress = () => `203.0.113.${lastAddress++}`

const words = { topic: 'tour', name: 'Zoë Yamada', email: 'zoe@example.com', body: 'Is the ferry included?\nZoë' }

async function openForm(): Promise<string> {
  const answer = await shared().app.inject('/api/contact')
  expect(answer.statusCode).toBe(200)
  return answer.json().ticket
}

async function send(changes: object, remoteAddress = anAddress()) {
  const answer = await shared().app.inject({
    method: 'POST',
    url: '/api/contact',
    remoteAddress,
    payload: { ...words, ...changes },
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function readyTicket() {
  const ticket = await openForm()
  shared().clock.advance(3000)
  return ticket
}

async function deliver() {
  const before = server().letters.length
  const failures = await runDueJobs(shared())
  return { failures, letters: server().letters.slice(before) }
}

const kept = () => shared().ctx.db.selectFrom('contact_messages').selectAll().orderBy('at').execute()

test('a message is kept, reaches the office with the sender to answer to, and is answered with a receipt', async () => {
  const { status, body } = await send({ ticket: await readyTicket(), bookingReference: ' an 7k2m9p ' })
  expect(status).toBe(200)
  expect(body.receipt).toMatch(/^CM-[2-9A-HJ-NP-Z]{6}$/)
  expect((await kept()).at(-1)).toMatchObject({ ...words, receipt: body.receipt, booking_reference: 'an 7k2m9p' })
  const { letters, failures } = await deliver()
  expect(failures).toEqual([])
  expect(letters.map(({ recipients }) => recipients[0]).sort()).toEqual(['office@annai.example', 'zoe@example.com'])
  const toOffice = letters.find(({ recipients }) => recipients[0] === 'office@annai.example')
  expect(toOffice).toMatchObject({
    subject: `Zoë Yamada wrote about a tour (${body.receipt})`,
    replyTo: [{ name: 'Zoë Yamada', address: 'zoe@example.com' }],
  })
  expect(toOffice?.text).toContain('> Is the ferry included?\n> Zoë')
  expect(toOffice?.text).toContain('an 7k2m9p')
  const receipt = letters.find(({ recipients }) => recipients[0] === 'zoe@example.com')
  expect(receipt).toMatchObject({ subject: `We have your message (${body.receipt})` })
  // Nobody has us carry their words to an address that is not theirs.
  for (const part of [receipt?.raw, receipt?.text, receipt?.html]) expect(part).not.toMatch(/ferry|Yamada|7k2m9p/)
  expect((await deliver()).letters).toEqual([])
})

test('a job that is tried again sends what was refused, and not what was accepted', async () => {
  await send({ ticket: await readyTicket(), email: 'full@example.com' })
  server().refuse((recipient) => recipient === 'full@example.com')
  const first = await deliver()
  expect(first.failures).toMatchObject([{ task: 'notifications.tell-of-contact' }])
  expect(first.letters.map(({ recipients }) => recipients[0])).toEqual(['office@annai.example'])
  server().refuse(() => false)
  const second = await deliver()
  expect(second.letters.map(({ recipients }) => recipients[0])).toEqual(['full@example.com'])
})

test('a form without a ticket, with one of its own making, too young or too old is not taken', async () => {
  const before = (await kept()).length
  const refused = { status: 409, body: { code: 'messages.form-ended' } }
  const ticket = await openForm()
  expect(await send({ ticket })).toMatchObject(refused)
  shared().clock.advance(2999)
  expect(await send({ ticket })).toMatchObject(refused)
  expect(await send({ ticket: 'MQ.zzzzzzzz.AAAA' })).toMatchObject(refused)
  expect(await send({ ticket: `${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}` })).toMatchObject(refused)
  expect((await send({})).status).toBe(400)
  expect((await kept()).length).toBe(before)
  // The negative control: the same ticket, a moment later and still two hours after.
  shared().clock.advance(1)
  expect((await send({ ticket })).status).toBe(200)
  shared().clock.advance(2 * 3_600_000 - 3001)
  expect((await send({ ticket })).status).toBe(200)
  shared().clock.advance(1)
  expect(await send({ ticket })).toMatchObject(refused)
  await deliver()
})

test('a robot that fills in the hidden field is thanked, and nothing is kept or mailed', async () => {
  const before = (await kept()).length
  const { status, body } = await send({ ticket: await readyTicket(), website: 'https://cheap.example' })
  expect(status).toBe(200)
  expect(body.receipt).toMatch(/^CM-[2-9A-HJ-NP-Z]{6}$/)
  expect((await kept()).length).toBe(before)
  expect(await deliver()).toEqual({ letters: [], failures: [] })
})

test('five messages an hour come from one address, also from one household of IPv6', async () => {
  const ticket = await readyTicket()
  const many = await Promise.all(Array.from({ length: 8 }, () => send({ ticket }, '198.51.100.9')))
  expect(many.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(many.find(({ status }) => status !== 200)).toMatchObject({ status: 429, body: { code: 'messages.too-many' } })
  expect((await send({ ticket }, '198.51.100.10')).status).toBe(200)
  for (let host = 1; host <= 5; host++) expect((await send({ ticket }, `2001:db8:1:2::${host}`)).status).toBe(200)
  expect((await send({ ticket }, '2001:db8:1:2:ffff::9')).status).toBe(429)
  expect((await send({ ticket }, '2001:db8:1:3::1')).status).toBe(200)
  shared().clock.advance(61 * 60_000)
  expect((await send({ ticket: await readyTicket() }, '198.51.100.9')).status).toBe(200)
  await deliver()
})

test('what is missing, too long or no address is named, field by field', async () => {
  const ticket = await readyTicket()
  const wrong: [object, string][] = [
    [{ topic: 'weather' }, 'topic'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(300) }, 'name'],
    [{ email: 'zoe' }, 'email'],
    [{ email: 'zoe@example.com, eve@example.com' }, 'email'],
    [{ email: 'zoe@example.com\r\nBcc: eve@example.com' }, 'email'],
    [{ body: '' }, 'body'],
    [{ body: 'x'.repeat(4001) }, 'body'],
    [{ bookingReference: 'x'.repeat(41) }, 'bookingReference'],
  ]
  for (const [changes, field] of wrong)
    expect(await send({ ticket, ...changes }), field).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    })
})

test('a sender with an address in another script gets the receipt, and the office can answer to it', async () => {
  const email = '用户@例え.jp'
  expect((await send({ ticket: await readyTicket(), email })).status).toBe(200)
  const { letters, failures } = await deliver()
  expect(failures).toEqual([])
  expect(letters.map(({ recipients }) => recipients[0]).sort()).toEqual(['office@annai.example', email])
  const toOffice = letters.find(({ recipients }) => recipients[0] !== email)
  expect(toOffice?.replyTo?.[0]?.address).toBe(email)
})

test('a name with markup and line breaks reaches the office as text', async () => {
  const name = '<script>alert(1)</script>\r\nBcc: victim@example.com'
  expect((await send({ ticket: await readyTicket(), name })).status).toBe(200)
  const { letters, failures } = await deliver()
  expect(failures).toEqual([])
  expect(letters.flatMap(({ recipients }) => recipients).sort()).toEqual(['office@annai.example', 'zoe@example.com'])
  for (const letter of letters) {
    expect(letter.header('bcc')).toBeUndefined()
    expect(letter.html).not.toContain('<script>alert')
  }
})

import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { runDueJobs } from '#server/testing/annai.ts'
import { get, guest, type HeldBooking, pay, post, quoteFor } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { ownDays, pathOf, signIn } from '#server/testing/scene.ts'
import { mailboxOf } from './mail-limits.rules.ts'
import { tellOfContact } from './tell-of-message.ts'

const { shared, server } = shareMailing()
const ownDay = ownDays()

async function holdAs(email: string, headers: Record<string, string> = {}): Promise<HeldBooking> {
  const { id: quoteId } = await quoteFor(shared(), { day: ownDay() }, headers)
  const { status, body } = await post(shared(), '/bookings', { ...guest, quoteId, email }, headers)
  expect(status).toBe(200)
  return body
}

const again = (held: HeldBooking) => post(shared(), pathOf(held, 'mail'), { token: held.token })

const mailsTo = (mailbox: string) =>
  server().letters.filter(({ recipients }) => recipients.some((one) => mailboxOf(one) === mailbox))

const hourly = async (kind: string) =>
  (
    await shared()
      .ctx.db.selectFrom('mail_limits')
      .select('most_an_hour')
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow()
  ).most_an_hour

/** Without the limit, as a control; it is a row, and the office's to change. */
async function withoutLimit<T>(kind: string, work: () => Promise<T>): Promise<T> {
  const { db } = shared().ctx
  const before = await hourly(kind)
  const set = (most_an_hour: number, most_a_day: number) =>
    db.updateTable('mail_limits').set({ most_an_hour, most_a_day }).where('kind', '=', kind).execute()
  await set(1000, 1000)
  try {
    return await work()
  } finally {
    await set(before, 2 * before)
  }
}

/** Each held day asks for four mails: twice as many as the limit of an hour lets through. */
async function holdThree(email: (nth: number) => string) {
  for (let nth = 1; nth <= 3; nth++) {
    const held = await holdAs(email(nth))
    for (let ask = 1; ask <= 3; ask++) expect([200, 429]).toContain((await again(held)).status)
  }
  shared().clock.advance(11 * 60_000)
  expect(await runDueJobs(shared())).toEqual([])
}

test('holds in one address, each asked for again and again, bring it no more mails than the limit', async () => {
  await holdThree((nth) => (nth % 2 ? 'stranger@example.com' : `Stranger+${nth}@example.com`))
  expect(mailsTo('stranger@example.com')).toHaveLength(await hourly('unpaid'))
  await withoutLimit('unpaid', () => holdThree(() => 'everything@example.com'))
  expect(mailsTo('everything@example.com')).toHaveLength(3 * 4)
})

test('a family that books four days in an hour is told of each, also after as many mails as its address may get unpaid', async () => {
  const email = 'family@example.com'
  for (let nth = 1; nth <= 4; nth++) await again(await holdAs(email))
  const paid: HeldBooking[] = []
  for (let nth = 1; nth <= 4; nth++) {
    const held = await holdAs(email)
    expect((await pay(shared(), held)).status).toBe(200)
    paid.push(held)
  }
  await runDueJobs(shared())
  const [first] = paid
  if (!first) throw new Error('Nothing was booked.')
  const { body } = await get(shared(), `${pathOf(first, 'refund')}?token=${first.token}`)
  await post(shared(), pathOf(first, 'cancel'), { token: first.token, refundYen: body.refundYen })
  expect(await runDueJobs(shared())).toEqual([])
  const told = mailsTo(email).map(({ subject }) => subject?.split(':', 1)[0])
  expect(told.filter((word) => word === 'Arranged')).toHaveLength(4)
  expect(told.filter((word) => word === 'Cancelled')).toHaveLength(1)
})

test('who asks for a mail too often hears when to ask again, and the office may ask on', async () => {
  const email = 'asks@example.com'
  const most = await hourly('again')
  const paid: HeldBooking[] = []
  for (let nth = 1; nth <= Math.ceil((most + 1) / 3); nth++) {
    const held = await holdAs(email)
    await pay(shared(), held)
    paid.push(held)
  }
  const answers = []
  for (let nth = 0; nth <= most; nth++) answers.push(await again(paid[Math.floor(nth / 3)] ?? (await holdAs(email))))
  expect(answers.map(({ status }) => status)).toEqual([...Array(most).fill(200), 429])
  expect(answers.at(-1)?.body.code).toBe('notifications.too-many')
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(3000)
  const fresh = await holdAs(email)
  await pay(shared(), fresh)
  const office = await signIn(shared(), 'admin')
  expect((await post(shared(), pathOf(fresh, 'mail'), {}, office.headers)).status).toBe(200)
})

async function writeToOffice(email: string): Promise<string> {
  const message = { topic: 'other', name: 'Nobody', email, body: 'Hello', at: shared().clock.now() }
  const { id } = await shared()
    .ctx.db.insertInto('contact_messages')
    .values({ ...message, receipt: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('a mail that could not be sent does not count', async () => {
  const email = 'refused@example.com'
  const most = await hourly('contact')
  const first = { contactId: await writeToOffice(email), to: 'sender' }
  server().refuse(() => true)
  for (let nth = 1; nth <= most; nth++) await expect(tellOfContact(shared().ctx, first)).rejects.toThrow('451')
  server().refuse(() => false)
  await tellOfContact(shared().ctx, first)
  expect(mailsTo(email)).toHaveLength(1)
})

test('receipts of the contact form are limited for each address, what the office gets is not', async () => {
  const most = await hourly('contact')
  const log = vi.spyOn(shared().ctx.log, 'info').mockReturnValue()
  for (let nth = 1; nth <= most + 2; nth++) {
    const id = await writeToOffice('typed@example.com')
    for (const to of ['office', 'sender']) await tellOfContact(shared().ctx, { contactId: id, to })
  }
  expect(mailsTo('typed@example.com')).toHaveLength(most)
  expect(server().letters.filter(({ raw }) => /^Reply-To: .*typed@example\.com/m.test(raw))).toHaveLength(most + 2)
  expect(JSON.stringify(log.mock.calls)).not.toContain('typed@')
  log.mockRestore()
})

test('the spellings of one mailbox are counted as one', () => {
  expect(mailboxOf('Stranger+anything@Example.com')).toBe('stranger@example.com')
  expect(mailboxOf('s.tran.ger+x@gmail.com')).toBe('stranger@gmail.com')
  expect(mailboxOf('s.tranger@example.com')).toBe('s.tranger@example.com')
  expect(mailboxOf('+only@example.com')).toBe('+only@example.com')
})

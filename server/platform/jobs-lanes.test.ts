import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { patience, startContext, working } from '#server/testing/job-runners.ts'
import { addJob, inMailLane, type TaskList, tasksIn } from './jobs.ts'
import { closeMail, sendMail } from './mail.ts'
import { setMailBreaker } from './mail-breaker.ts'
import { startMailServer } from './mail-server.fixture.ts'
import type { MailSettings } from './settings.ts'

const letter = { to: 'guest@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
const addresses = { from: 'Annai <desk@annai.example>', office: 'Office <office@annai.example>' }

/** Takes every connection and never says a word. */
async function silentServer() {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, connections: () => open.size }
}

async function withMail(mail: MailSettings) {
  const annai = await startContext()
  const ctx = { ...annai.ctx, settings: { ...annai.ctx.settings, mail } }
  onTestFinished(() => closeMail(ctx))
  const jobs = async () => {
    const { rows } = await annai.database.pool.query(
      "SELECT task_identifier AS task, attempts, last_error AS error FROM graphile_worker.jobs WHERE task_identifier LIKE 'test.%' ORDER BY id",
    )
    return rows as { task: string; attempts: number; error: string | null }[]
  }
  return { ...annai, ctx, jobs }
}

const mailing: TaskList = inMailLane({
  'test.mail': (ctx, payload) => sendMail(ctx, { ...letter, messageId: `m.${(payload as { n: number }).n}` }),
})

test('a mail server that never answers keeps no refund back', async () => {
  const server = await silentServer()
  const { ctx, databaseUrl, jobs } = await withMail({ ...addresses, smtpUrl: server.url })
  const refunded: unknown[] = []
  const tasks: TaskList = { ...mailing, 'test.refund': async (_, payload) => void refunded.push(payload) }
  // More of them than there are workers of any kind, and all of them first.
  for (let n = 0; n < 12; n++) await addJob(ctx.db, 'test.mail', { n })
  await working({ databaseUrl, ctx }, tasks, { times: { stopMs: 200 } })
  await vi.waitFor(() => expect(server.connections()).toBeGreaterThan(0), patience)
  for (let n = 0; n < 12; n++) await addJob(ctx.db, 'test.refund', { n })
  await vi.waitFor(() => expect(refunded).toHaveLength(12), patience)
  // Each is done a moment before it is struck off the list.
  await vi.waitFor(async () => {
    expect((await jobs()).map(({ task }) => task)).toEqual(Array(12).fill('test.mail'))
  }, patience)
})

test('in one lane with the refunds, the same mails do keep them back (the control)', async () => {
  const server = await silentServer()
  const { ctx, databaseUrl, jobs } = await withMail({ ...addresses, smtpUrl: server.url })
  const refund = vi.fn(async () => undefined)
  const plain = Object.entries(mailing).map(([task, handler]): [string, TaskList[string]] => [
    task,
    (context, payload) => handler(context, payload),
  ])
  for (let n = 0; n < 12; n++) await addJob(ctx.db, 'test.mail', { n })
  await addJob(ctx.db, 'test.refund', {})
  await working(
    { databaseUrl, ctx },
    { ...Object.fromEntries(plain), 'test.refund': refund },
    { times: { stopMs: 200 } },
  )
  await vi.waitFor(async () => expect((await jobs()).filter(({ attempts }) => attempts > 0)).toHaveLength(4), patience)
  expect(refund).not.toHaveBeenCalled()
})

test('while the mail server is away no mail uses up its attempts, and all go out when it is back', async () => {
  const server = await startMailServer()
  const mail: MailSettings = { ...server.settings, smtpUrl: 'smtp://127.0.0.1:1' }
  const { ctx, databaseUrl, jobs } = await withMail(mail)
  setMailBreaker(mail, { failures: 1, pauseMs: 5, mostPauseMs: 20 })
  const said = vi.spyOn(ctx.log, 'warn').mockReturnValue()
  const putOff = () => said.mock.calls.filter((words) => JSON.stringify(words).includes('without counting')).length
  // One attempt each: the first that counted would be the last.
  for (let n = 0; n < 5; n++) await addJob(ctx.db, 'test.mail', { n }, { maxAttempts: 1 })
  await working({ databaseUrl, ctx }, mailing)
  await vi.waitFor(() => expect(putOff()).toBeGreaterThan(8), patience)
  for (const { error } of await jobs())
    if (error) expect(error).toMatch(/^The mail server has taken no mails since \S+Z: /)

  Object.assign(mail, { smtpUrl: server.settings.smtpUrl })
  await closeMail(ctx)
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), patience)
  expect(server.letters.map(({ messageId }) => messageId).sort()).toEqual(
    [0, 1, 2, 3, 4].map((n) => `<m.${n}@annai.example>`),
  )
})

test('a mail that the server refuses uses up its attempts, and keeps no other back', async () => {
  const server = await startMailServer()
  const { ctx, databaseUrl, jobs } = await withMail(server.settings)
  setMailBreaker(server.settings, { failures: 1, pauseMs: 600_000, mostPauseMs: 600_000 })
  server.refuse((recipient) => recipient.startsWith('nobody'))
  const tasks = inMailLane({
    'test.mail': (context, payload) =>
      sendMail(context, {
        ...letter,
        to: (payload as { to: string }).to,
        messageId: 'confirmed.7',
      }),
  })
  await addJob(ctx.db, 'test.mail', { to: 'nobody@example.com' }, { maxAttempts: 1 })
  await addJob(ctx.db, 'test.mail', { to: 'guest@example.com' })
  await working({ databaseUrl, ctx }, tasks)
  await vi.waitFor(
    async () => expect(await jobs()).toMatchObject([{ attempts: 1, error: expect.stringContaining('451') }]),
    patience,
  )
  await vi.waitFor(() => expect(server.letters).toHaveLength(1), patience)
})

test('which tasks send mails is declared with them', async () => {
  const { tasks } = await import('#server/capabilities.ts')
  expect(tasksIn('mail', tasks)).toEqual(
    expect.arrayContaining([
      'notifications.tell',
      'notifications.tell-account',
      'dispatch.mail-link',
      'fleet.tell-of-paper',
    ]),
  )
  expect(tasksIn('work', tasks)).toEqual(
    expect.arrayContaining(['payments.refund', 'payments.cancel', 'booking.expire-holds', 'notifications.remind']),
  )
})

import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runDueJobs, startTestAnnai } from '#server/testing/annai.ts'
import { TestClock } from '#server/testing/test-clock.ts'
import { addJob, type TaskList } from './jobs.ts'
import { closeMail, type MailMessage, sendMail } from './mail.ts'
import { onOneLine, readAddress } from './mail-message.rules.ts'
import { startMailServer, toLetter } from './mail-server.fixture.ts'
import type { MailSettings } from './settings.ts'

const message: MailMessage = {
  to: 'eleanor@example.com',
  subject: 'Arranged: Fuji für Eleanor, 富士山, ¥130,200',
  html: '<p>Grüße aus 東京</p>',
  text: 'Grüße aus 東京\n.\nA line with one dot above.',
  messageId: 'confirmed.7',
}

function sending(mail: MailSettings, dataDir = '/nowhere') {
  const ctx = { clock: new TestClock(), settings: { mail, dataDir } }
  onTestFinished(() => closeMail(ctx))
  return ctx
}

async function emptyFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'annai-mail-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const withoutServer: MailSettings = {
  smtpUrl: undefined,
  from: 'Annai <desk@annai.example>',
  office: 'desk@annai.example',
}

test('a mail arrives with both parts, its attachments and every letter of every script', async () => {
  const server = await startMailServer()
  const paper = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255, 10, 13, 10])
  await sendMail(sending(server.settings), {
    ...message,
    replyTo: { name: 'Zoë 山田', address: 'zoe@example.com' },
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [
      { filename: 'voucher-東京.pdf', contentType: 'application/pdf', content: paper },
      {
        filename: 'day.ics',
        contentType: 'text/calendar; method=REQUEST; charset=utf-8',
        content: 'BEGIN:VCALENDAR\r\n',
      },
    ],
  })
  const [letter] = server.letters
  expect(letter).toMatchObject({
    from: { name: 'Annai', address: 'desk@annai.example' },
    to: [{ address: 'eleanor@example.com' }],
    replyTo: [{ name: 'Zoë 山田', address: 'zoe@example.com' }],
    recipients: ['eleanor@example.com'],
    subject: message.subject,
    messageId: '<confirmed.7@annai.example>',
    date: '2026-11-15T01:30:00.000Z',
  })
  expect(letter?.header('auto-submitted')).toBe('auto-generated')
  expect(letter?.text?.trim()).toBe(message.text)
  expect(letter?.html?.trim()).toBe(message.html)
  expect(letter?.attached('voucher-東京.pdf').equals(paper)).toBe(true)
  expect(letter?.attached('day.ics').toString().trim()).toBe('BEGIN:VCALENDAR')
  expect(letter?.attachments[1]).toMatchObject({ mimeType: 'text/calendar', method: 'REQUEST' })
})

test('the connection is encrypted where the server offers it, and kept for the next mail', async () => {
  const server = await startMailServer({ hasEncryption: true })
  const ctx = sending(server.settings)
  await sendMail(ctx, message)
  await sendMail(ctx, { ...message, messageId: 'confirmed.8' })
  expect(server.letters.map(({ isSecure }) => isSecure)).toEqual([true, true])
  expect(server.connections()).toBe(1)
  // The negative control: whoever closes it connects anew.
  await closeMail(ctx)
  await sendMail(ctx, message)
  expect(server.connections()).toBe(2)
})

test('a certificate that cannot be trusted ends the attempt before a word of the mail is said', async () => {
  const server = await startMailServer({ hasEncryption: true })
  const strict = { ...server.settings, smtpUrl: server.settings.smtpUrl?.replace(/\?.*/, '') }
  await expect(sendMail(sending(strict), message)).rejects.toThrow(/certificate/)
  expect(server.letters).toEqual([])
})

test('a line break in a name, a subject or a header begins no header of its own', async () => {
  const server = await startMailServer()
  const evil = 'Eve\r\nBcc: victim@example.com\r\n\r\nBody\u2028of hers'
  await sendMail(sending(server.settings), {
    ...message,
    to: { name: evil, address: 'eve@example.com' },
    replyTo: { name: evil, address: 'eve@example.com' },
    subject: evil,
    headers: { 'X-Topic': evil },
  })
  const [letter] = server.letters
  expect(letter?.recipients).toEqual(['eve@example.com'])
  expect(letter?.header('bcc')).toBeUndefined()
  expect(letter?.subject).toBe('Eve Bcc: victim@example.com Body of hers')
  expect(letter?.header('x-topic')).toBe('Eve Bcc: victim@example.com Body of hers')
  expect(letter?.text?.trim()).toBe(message.text)
})

test('what is not exactly one address is written to by nobody', async () => {
  const server = await startMailServer()
  const ctx = sending(server.settings)
  const wrong = ['', 'eleanor', 'a@example.com, b@example.com', 'a@example.com\r\nb@example.com', 'a b@example.com']
  for (const to of wrong) await expect(sendMail(ctx, { ...message, to }), to).rejects.toThrow('one address')
  await expect(sendMail(ctx, { ...message, to: { name: '', address: 'a@b.example,c@d.example' } })).rejects.toThrow()
  await expect(sendMail(ctx, { ...message, messageId: '../../etc/passwd' })).rejects.toThrow('cannot name a mail')
  expect(server.letters).toEqual([])
  expect(readAddress('"The Desk" <desk@annai.example>')).toEqual({ name: 'The Desk', address: 'desk@annai.example' })
  expect(readAddress('Jörg <joerg@exämple.de>').address).toBe('joerg@xn--exmple-cua.de')
  expect(onOneLine(' Zoë\t 山田 ')).toBe('Zoë 山田')
})

test('a server that refuses, or is not there, makes the job fail, and a later attempt brings the mail', async () => {
  const server = await startMailServer()
  const annai = await startTestAnnai({ settings: { mail: server.settings } })
  onTestFinished(() => closeMail(annai.ctx))
  const tasks: TaskList = { 'test.mail': (ctx) => sendMail(ctx, message) }
  await addJob(annai.ctx.db, 'test.mail', {})
  server.refuse(() => true)
  expect(await runDueJobs(annai, tasks)).toMatchObject([{ task: 'test.mail', error: expect.stringContaining('451') }])
  expect(server.letters).toEqual([])
  server.refuse(() => false)
  expect(await runDueJobs(annai, tasks)).toEqual([])
  expect(await runDueJobs(annai, tasks)).toEqual([])
  expect(server.letters.map(({ messageId }) => messageId)).toEqual(['<confirmed.7@annai.example>'])

  const nobody = sending({ ...server.settings, smtpUrl: 'smtp://127.0.0.1:1' })
  await expect(sendMail(nobody, message)).rejects.toThrow(/ECONNREFUSED/)
})

test('a server that takes a mail and says no is offered the same mail again, under the same name', async () => {
  const server = await startMailServer()
  const ctx = sending(server.settings)
  server.breakAfterTaking(true)
  await expect(sendMail(ctx, message)).rejects.toThrow('421')
  // Once: the transport leaves it to the job whether there is another attempt.
  expect(server.letters).toHaveLength(1)
  server.breakAfterTaking(false)
  await sendMail(ctx, message)
  expect(new Set(server.letters.map(({ messageId }) => messageId)).size).toBe(1)
})

test('without a server each mail is one whole file, and the same mail again takes its place', async () => {
  const dataDir = await emptyFolder()
  const ctx = sending(withoutServer, dataDir)
  await sendMail(ctx, { ...message, attachments: [{ filename: 'a.txt', contentType: 'text/plain', content: 'paper' }] })
  ctx.clock.advance(60_000)
  await sendMail(ctx, { ...message, subject: 'Once more' })
  await sendMail(ctx, { ...message, messageId: 'reconfirmed.7' })
  const files = await readdir(path.join(dataDir, 'mail'))
  expect(files.sort()).toEqual(['20261115T013000Z-confirmed.7.eml', '20261115T013100Z-reconfirmed.7.eml'])
  const modeOf = async (name: string) => ((await stat(path.join(dataDir, 'mail', name))).mode & 0o777).toString(8)
  expect(await Promise.all(['', ...files].map(modeOf)), 'for their owner alone').toEqual(['700', '600', '600'])
  const letter = await toLetter(await readFile(path.join(dataDir, 'mail', files[0] ?? '')))
  expect(letter).toMatchObject({ subject: 'Once more', messageId: '<confirmed.7@annai.example>' })
  expect(letter.text?.trim()).toBe(message.text)
})

test('a file that cannot be written leaves nothing behind and fails', async () => {
  const dataDir = await emptyFolder()
  // A folder stands where the file should go.
  await mkdir(path.join(dataDir, 'mail', '20261115T013000Z-confirmed.7.eml'), { recursive: true })
  await writeFile(path.join(dataDir, 'mail', '20261115T013000Z-confirmed.7.eml', 'x'), '')
  await expect(sendMail(sending(withoutServer, dataDir), message)).rejects.toThrow()
  expect(await readdir(path.join(dataDir, 'mail'))).toHaveLength(1)
})

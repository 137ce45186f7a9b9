import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { mailTaskNames } from '#server/capabilities.ts'
import { runDueJobs, startTestAnnai } from '#server/testing/annai.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { signIn } from '#server/testing/scene.ts'
import { systemClock } from './clock.ts'
import { openDatabase } from './database.ts'
import { isElsewhere } from './installation.rules.ts'
import { findMailsWaiting } from './installation.store.ts'
import { folderOf, settleInstallation } from './installation.ts'
import { addJob } from './jobs.ts'
import { createLogger } from './log.ts'
import { startMailServer } from './mail-server.fixture.ts'
import type { MailAfterRestore } from './settings.ts'

const start = (wish: MailAfterRestore | null = null, folder: string | null = null) => ({
  ...{ folder, wish, mailTasks: mailTaskNames },
})

/** A database that was started once, with a mail to the office and one to a guest that wait to be sent. */
async function databaseWithMails(): Promise<string> {
  const { url, drop } = await createTestDatabase('demo')
  onTestFinished(drop)
  const database = openDatabase(url, createLogger('silent'))
  try {
    expect(await settleInstallation({ db: database.db, clock: systemClock }, start())).toBeNull()
    const message = { topic: 'other', name: 'Eleanor', email: 'eleanor@example.com', body: 'Hello', receipt: 'CM-1' }
    const { id } = await database.db
      .insertInto('contact_messages')
      .values({ ...message, at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const to of ['office', 'sender'])
      await addJob(database.db, 'notifications.tell-of-contact', { contactId: id, to })
  } finally {
    await database.close()
  }
  return url
}

async function copyOf(url: string): Promise<string> {
  const address = new URL(url)
  const source = address.pathname.slice(1)
  const copy = `${source}_copy`
  const run = async (words: string) => {
    const client = new pg.Client({ connectionString: new URL('/postgres', url).href })
    await client.connect()
    await client.query(words).finally(() => client.end())
  }
  await run(`CREATE DATABASE ${copy} TEMPLATE ${source}`)
  onTestFinished(() => run(`DROP DATABASE IF EXISTS ${copy} WITH (FORCE)`))
  address.pathname = `/${copy}`
  return address.href
}

async function startOn(databaseUrl: string) {
  const server = await startMailServer()
  const annai = await startTestAnnai({ databaseUrl, demo: true, settings: { mail: server.settings } })
  const settle = (wish?: MailAfterRestore) => settleInstallation(annai.ctx, start(wish))
  const waiting = async () => {
    const { rows } = await sql<{ attempts: number }>`SELECT attempts FROM graphile_worker.jobs
      WHERE task_identifier = 'notifications.tell-of-contact'`.execute(annai.ctx.db)
    return rows
  }
  return { annai, server, settle, waiting }
}

const codeIn = (sentence: string | null) => /=send-([0-9a-f]{8})\b/.exec(sentence ?? '')?.[1] ?? ''

test('a restored copy sends none of its waiting mails, says so, and sends them when it is told to', async () => {
  const { annai, server, settle, waiting } = await startOn(await copyOf(await databaseWithMails()))
  const said = await settle()
  expect(said).toMatch(/^This is a restored copy: its mails wait\. .*MAIL_AFTER_RESTORE=send-/)
  for (let round = 1; round <= 12; round++) expect(await runDueJobs(annai)).toEqual([])
  expect(server.letters).toEqual([])
  expect(await waiting()).toEqual([{ attempts: 0 }, { attempts: 0 }])

  const office = await signIn(annai, 'admin')
  const dashboard = await annai.app.inject({ url: '/api/admin/dashboard', headers: office.headers })
  expect(dashboard.json().decisions[0]).toMatchObject({ kind: 'restored' })

  // A setting that was left behind from another copy lets nothing go, and neither does another start.
  expect(await settle({ what: 'send', code: '00000000' })).toBe(said)
  expect(await settle()).toBe(said)
  expect(await settle({ what: 'send', code: codeIn(said) })).toMatch(/go out again/)
  expect(await runDueJobs(annai)).toEqual([])
  expect(server.letters).toHaveLength(2)
  expect(await settle()).toBeNull()
  expect(await findMailsWaiting(annai.ctx.db, new Date())).toBeNull()
})

test('told to drop them, it throws away what waits, and sends what comes after', async () => {
  const { annai, server, settle, waiting } = await startOn(await copyOf(await databaseWithMails()))
  const said = await settle()
  await runDueJobs(annai)
  expect(await settle({ what: 'drop', code: codeIn(said) })).toMatch(/thrown away/)
  expect(await waiting()).toEqual([])
  const { id } = await annai.ctx.db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()
  await addJob(annai.ctx.db, 'notifications.tell-of-contact', { contactId: id, to: 'office' })
  await runDueJobs(annai)
  expect(server.letters).toHaveLength(1)
})

test('the database itself sends on, whichever processes start on it: the control', async () => {
  const { annai, server, settle } = await startOn(await databaseWithMails())
  expect(await settle()).toBeNull()
  expect(await settleInstallation(annai.ctx, start(null, '/data/postgres 17'))).toBeNull()
  expect(await settle()).toBeNull()
  expect(await runDueJobs(annai)).toEqual([])
  expect(server.letters).toHaveLength(2)
  // Its files were copied elsewhere, or back into the same place.
  expect(await settleInstallation(annai.ctx, start(null, '/data/postgres 18'))).toMatch(/restored copy/)
})

test('a dump that is brought back into the same database is a copy, too, also under a process that runs', async () => {
  const { annai, server } = await startOn(await databaseWithMails())
  const { db } = annai.ctx
  await sql`CREATE TABLE brought_back (LIKE installation INCLUDING ALL)`.execute(db)
  await sql`INSERT INTO brought_back SELECT * FROM installation`.execute(db)
  await sql`DROP TABLE installation`.execute(db)
  await sql`ALTER TABLE brought_back RENAME TO installation`.execute(db)
  expect(await runDueJobs(annai)).toEqual([])
  expect(server.letters).toEqual([])
})

test('a folder that was copied is another one, and one that is only written to is not', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'annai-folder-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  const dir = path.join(home, 'postgres')
  const control = path.join(dir, 'global', 'pg_control')
  await mkdir(path.dirname(control), { recursive: true })
  await writeFile(control, 'one')
  const before = await folderOf(dir)
  await writeFile(control, 'two', { flag: 'r+' })
  expect(await folderOf(dir)).toBe(before)
  await cp(dir, path.join(home, 'backup'), { recursive: true })
  expect(await folderOf(path.join(home, 'backup'))).not.toBe(before)
  // Kept aside, as a broken database is: some file systems give a number that is free to the next file.
  await rename(dir, path.join(home, 'broken'))
  await cp(path.join(home, 'backup'), dir, { recursive: true })
  const after = await folderOf(dir)
  expect(after).not.toBe(before)
  expect(after?.replace(/ \d+ \d+$/, '')).toBe(before?.replace(/ \d+ \d+$/, ''))
})

test('what one of two processes cannot know decides nothing', () => {
  const place = { cluster: '7', databaseOid: '5', tableOid: '16400', folder: '/data/postgres 17' }
  expect(isElsewhere(place, { ...place })).toBe(false)
  expect(isElsewhere(place, { ...place, cluster: null, folder: null })).toBe(false)
  for (const other of [{ cluster: '8' }, { databaseOid: '6' }, { tableOid: '16401' }, { folder: '/copy/postgres 17' }])
    expect(isElsewhere(place, { ...place, ...other })).toBe(true)
})

import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from './context.ts'
import type { Database } from './database.ts'
import { codeOf, isElsewhere, mergePlaces } from './installation.rules.ts'
import {
  findMailsWaiting,
  findPlace,
  letMailsWait,
  lockInstallation,
  type Place,
  settleAt,
} from './installation.store.ts'
import { addJob, inMailLane, type TaskHandler, type TaskList } from './jobs.ts'
import { dropWaiting, hastenWaiting } from './jobs-waiting.store.ts'
import type { MailAfterRestore } from './settings.ts'

type Sentence = string

/**
 * Compares where the database is with where it was. A copy that was restored would tell guests a second time, or of what
 * was undone since: its mails wait until whoever runs it says what becomes of them. Answers what is to be said, if anything.
 */
export async function settleInstallation(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { folder, wish, mailTasks }: { folder: string | null; wish: MailAfterRestore | null; mailTasks: readonly string[] },
): Promise<Sentence | null> {
  const now = await findPlace(db, folder)
  return db.transaction().execute(async (tx) => {
    const written = await lockInstallation(tx)
    if (!written || (!written.mailsWaitSince && !isElsewhere(written, now))) {
      await settleAt(tx, written ? mergePlaces(written, now) : now)
      return null
    }
    const code = codeOf(now)
    if (wish?.code === code) {
      await letMailsGo(tx, now, wish.what, mailTasks)
      return wish.what === 'send'
        ? 'This is a restored copy. Its mails go out again, as MAIL_AFTER_RESTORE says.'
        : 'This is a restored copy. The mails that waited are thrown away, as MAIL_AFTER_RESTORE says; later ones go out.'
    }
    await letMailsWait(tx, clock.now())
    return `This is a restored copy: its mails wait. Start it with MAIL_AFTER_RESTORE=send-${code} to send them, or with MAIL_AFTER_RESTORE=drop-${code} to throw away those that wait and send later ones.`
  })
}

async function letMailsGo(tx: Database, now: Place, what: 'send' | 'drop', mailTasks: readonly string[]) {
  await settleAt(tx, now)
  if (what === 'send') await hastenWaiting(tx, waitingKey)
  else await dropWaiting(tx, waitingKey, mailTasks)
}

/**
 * Which files an embedded database has: a copy of them has others, also where it lies in the same place. Null where they
 * belong to somebody else and cannot be looked at.
 */
export async function folderOf(dir: string): Promise<string | null> {
  // Written in place for as long as the database lives, and anew by whatever copies it. Its number may be given to a new
  // file once it is gone, the moment of its birth not; where the file system knows none, that is always the same.
  const found = await stat(path.join(dir, 'global', 'pg_control'), { bigint: true }).catch(() => null)
  return found && `${path.resolve(dir)} ${found.ino} ${found.birthtimeNs}`
}

const waitingKey = 'mail waits '
const lookAgainMs = 5 * 60_000

/** What sends mails and nothing else, and in which queue each of them is. */
export interface MailTask {
  send: TaskHandler
  queue?: (ctx: Context, payload: unknown) => Promise<string>
}

/**
 * Tasks of which each sends a mail, in the lane of mails. While mails wait they leave their work for later, and nothing
 * is counted as failed.
 */
export function mailTasks(tasks: Readonly<Record<string, MailTask>>): TaskList {
  const waiting = Object.fromEntries(
    Object.entries(tasks).map(([task, { send, queue }]) => [
      task,
      async (ctx: Context, payload: unknown) => {
        if (!(await findMailsWaiting(ctx.db, ctx.clock.now()))) return send(ctx, payload)
        // The same mail once more takes the place of the one that waits.
        const key = `${waitingKey}${task} ${createHash('sha256').update(JSON.stringify(payload)).digest('hex')}`
        const runAt = new Date(Date.now() + lookAgainMs)
        await addJob(ctx.db, task, Object(payload), { key, runAt, ...(queue && { queue: await queue(ctx, payload) }) })
      },
    ]),
  )
  return inMailLane(waiting)
}

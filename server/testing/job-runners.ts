import type { run as runWithLibrary } from 'graphile-worker'
import { onTestFinished } from 'vitest'
import type { Context } from '#server/platform/context.ts'
import { openDatabase } from '#server/platform/database.ts'
import type { Recurring, TaskList } from '#server/platform/jobs.ts'
import { startJobs } from '#server/platform/jobs-runner.ts'
import type { LaneTimes } from '#server/platform/jobs-watch.rules.ts'
import { createLogger } from '#server/platform/log.ts'
import { readSettings } from '#server/platform/settings.ts'
import { createTestDatabase } from './database.ts'
import { TestClock } from './test-clock.ts'
import { testEnv } from './test-env.ts'

export const patience = { timeout: 60_000, interval: 50 }

/** A database and a context without an application, gone when the test is over. */
export async function startContext(givenUrl?: string) {
  const own = givenUrl === undefined ? await createTestDatabase() : undefined
  const databaseUrl = givenUrl ?? own?.url ?? ''
  const log = createLogger('silent')
  const database = openDatabase(databaseUrl, log)
  const settings = readSettings({ ...testEnv, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' })
  const clock = new TestClock()
  const ctx: Context = { db: database.db, log, clock, settings }
  onTestFinished(async () => {
    await database.close()
    await own?.drop()
  })
  return { ctx, clock, database, databaseUrl }
}

/** A runner that is stopped when the test is over. */
export async function working(
  { databaseUrl, ctx }: { databaseUrl: string; ctx: Context },
  tasks: TaskList,
  { recurring, times, run }: { recurring?: Recurring; times?: Partial<LaneTimes>; run?: typeof runWithLibrary } = {},
) {
  const jobs = await startJobs(databaseUrl, ctx, tasks, ctx.log, recurring, { ...times, ...(run && { run }) })
  onTestFinished(() => jobs.stop())
  return jobs
}

/** A task that only notes what it was given. */
export function noting() {
  const seen: unknown[] = []
  const tasks: TaskList = { 'test.note': async (_, payload) => void seen.push(payload) }
  return { seen, tasks }
}

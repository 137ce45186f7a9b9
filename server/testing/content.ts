import { demoSeeds, standards, tasks } from '#server/capabilities.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { openDatabase } from '#server/platform/database.ts'
import { nameTasks } from '#server/platform/jobs.store.ts'
import { createLogger } from '#server/platform/log.ts'
import { readSettings } from '#server/platform/settings.ts'
import { testEnv } from './test-env.ts'

/** What a start lays into a migrated database. */
export async function layContent(ctx: Context): Promise<void> {
  await nameTasks(ctx.db, Object.keys(tasks))
  for (const lay of standards) await lay(ctx)
  if (ctx.settings.demo) for (const seed of demoSeeds) await seed(ctx)
}

/** The same into a database that is then copied: with demo data it takes seconds, and many tests want it. */
export async function layContentInto(databaseUrl: string, clock: Clock, { demo }: { demo: boolean }): Promise<void> {
  const log = createLogger('silent')
  const database = openDatabase(databaseUrl, log)
  const settings = readSettings({
    ...testEnv,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    DEMO: demo ? '1' : '0',
  })
  try {
    await layContent({ db: database.db, log, clock, settings })
  } finally {
    await database.close()
  }
}

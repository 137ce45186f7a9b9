import type pg from 'pg'
import { demoSeeds, standards, tasks } from '#server/capabilities.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { openDatabase } from '#server/platform/database.ts'
import { nameTasks } from '#server/platform/jobs.store.ts'
import { migrateJobs } from '#server/platform/jobs-migrate.ts'
import { createLogger } from '#server/platform/log.ts'
import { migrate } from '#server/platform/migrate.ts'
import { startEmbeddedPostgres } from '#server/platform/postgres/index.ts'
import { readSettings } from '#server/platform/settings.ts'
import { testEnv } from '#server/testing/test-env.ts'
import { withDataDir } from './data-dir.ts'

export interface House {
  ctx: Context
  pool: pg.Pool
  databaseUrl: string
}

/** A database of its own with the demo catalogue and the demo fleet. */
export function withHouse<T>(work: (house: House) => Promise<T>): Promise<T> {
  return withDataDir(async (dataDir) => {
    const log = createLogger('silent')
    const server = await startEmbeddedPostgres({
      dataDir,
      log: () => undefined,
      // Generated rows are counted once at the end, and not one by one.
      grants: ['SET ON PARAMETER session_replication_role'],
    })
    const { db, pool, close } = openDatabase(server.url, log)
    const ctx = {
      db,
      log,
      clock: systemClock,
      settings: readSettings({ ...testEnv, DATABASE_URL: server.url, DEMO: '1' }),
    }
    try {
      await migrate(server.url)
      await migrateJobs(server.url, log)
      await nameTasks(db, Object.keys(tasks))
      for (const step of [...standards, ...demoSeeds]) await step(ctx)
      return await work({ ctx, pool, databaseUrl: server.url })
    } finally {
      await close()
      await server.stop()
    }
  })
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type Annai, type AnnaiOptions, createAnnai, hearAnnouncements } from '#server/app.ts'
import { tasks as everyTask } from '#server/capabilities.ts'
import { openUntouched } from '#server/house/opening/opening.store.ts'
import { listenToAnnouncements } from '#server/platform/announcements.ts'
import type { Context } from '#server/platform/context.ts'
import { type DatabaseHandle, type DatabaseLimits, openDatabase, servingLimits } from '#server/platform/database.ts'
import type { TaskList } from '#server/platform/jobs.ts'
import { runJobsOnce } from '#server/platform/jobs-runner.ts'
import { createLogger, type Logger } from '#server/platform/log.ts'
import { readMigrations } from '#server/platform/migrate.ts'
import { readSettings, type Settings } from '#server/platform/settings.ts'
import { layContent } from './content.ts'
import { createTestDatabase } from './database.ts'
import { liftHoldBounds } from './hold-bounds.ts'
import { TestClock } from './test-clock.ts'
import { testEnv } from './test-env.ts'

const newestMigration = readMigrations().then((all) => all.at(-1)?.name ?? '')
const projectDir = fileURLToPath(new URL('../../', import.meta.url))

export interface TestAnnai extends Annai {
  ctx: Context
  clock: TestClock
  database: DatabaseHandle
  databaseUrl: string
}

export interface TestOptions {
  settings?: Partial<Settings>
  /** Share a database with another one; otherwise it gets its own. */
  databaseUrl?: string
  /** Fill in demo data. Sign-in then takes a second, as for a visitor. */
  demo?: boolean
  /** Takes the line per request; nobody does unless told. */
  accessLog?: Logger
  /** Hear what other processes on the database announce, as a process of its own does. */
  hears?: boolean
  streams?: AnnaiOptions['streams']
  /** Other rights than the table gives. */
  holds?: AnnaiOptions['holds']
  /** Other limits than usual for waiting. */
  limits?: Partial<DatabaseLimits> & { patienceMs?: number }
  /** Leave the doors shut, as an empty database has them. */
  closed?: boolean
  /** Keep the bounds on open holds, as a visitor meets them; lifted unless told, since all tests come from one network. */
  holdBounds?: boolean
}

/** The whole application in this process, on a database of its own, gone when the test is over. */
export async function startTestAnnai(options: TestOptions = {}): Promise<TestAnnai> {
  const { annai, close } = await openTestAnnai(options)
  onTestFinished(close)
  return annai
}

/** The same one for all tests of a file, for those that do not disturb each other: demo data takes a second to lay. */
export function shareTestAnnai(
  options: TestOptions,
  prepare: (annai: TestAnnai) => Promise<unknown> = async () => undefined,
): () => TestAnnai {
  let opened: Awaited<ReturnType<typeof openTestAnnai>> | undefined
  beforeAll(async () => {
    opened = await openTestAnnai(options)
    await prepare(opened.annai)
  })
  afterAll(() => opened?.close())
  return () => {
    if (!opened) throw new Error('The shared application is there inside tests only.')
    return opened.annai
  }
}

async function openTestAnnai(options: TestOptions): Promise<{ annai: TestAnnai; close: () => Promise<void> }> {
  const own = options.databaseUrl === undefined ? await createTestDatabase(options.demo ? 'demo' : 'laid') : undefined
  const databaseUrl = options.databaseUrl ?? own?.url ?? ''
  // Mails that nobody reads are files there.
  const dataDir = await mkdtemp(path.join(tmpdir(), 'annai-test-'))
  const settings = {
    ...readSettings({
      ...testEnv,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      DEMO: options.demo ? '1' : '0',
    }),
    ...options.settings,
  }
  const log = createLogger('silent')
  const clock = new TestClock()
  const database = openDatabase(databaseUrl, log, { ...servingLimits, ...options.limits })
  const ctx = { db: database.db, log, clock, settings }
  // A copy has it all; whoever comes to a database that is there lays it as any start does.
  if (!own) await layContent(ctx)
  if (!options.holdBounds) await liftHoldBounds(ctx.db)
  if (!options.closed) await openUntouched(ctx.db, clock.now())
  const annai = await createAnnai(ctx, {
    buildDir: path.join(projectDir, 'build'),
    newestMigration: await newestMigration,
    pagesWhenAsked: true,
    ...(options.accessLog && { accessLog: options.accessLog }),
    ...(options.streams && { streams: options.streams }),
    holds: options.holds,
    patienceMs: options.limits?.patienceMs,
    onUndeclared: ({ method, path: of }, field) => {
      throw new Error(`${method} ${of} answers ${field}, which it does not declare.`)
    },
  })
  const announcements = options.hears ? listenToAnnouncements(databaseUrl, log, 100) : undefined
  if (announcements) hearAnnouncements(announcements, ctx, annai)
  await announcements?.ready
  const close = async () => {
    await annai.app.close()
    await announcements?.close()
    await database.close()
    await own?.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { annai: { ...annai, ctx, clock, database, databaseUrl }, close }
}

export interface JobFailure {
  task: string
  error: string
}

/**
 * Does the jobs that are due by the test's clock, and those that these enqueue, and answers which failed; a job that
 * failed before is tried again. The queue knows only the database's clock, which is another: what is not due yet is
 * moved out of its reach meanwhile.
 */
export async function runDueJobs(
  { ctx, database }: Pick<TestAnnai, 'ctx' | 'database'>,
  tasks: TaskList = everyTask,
): Promise<JobFailure[]> {
  const failures: JobFailure[] = []
  const watched = Object.entries(tasks).map(([task, handler]): [string, TaskList[string]] => [
    task,
    (context, payload) =>
      handler(context, payload).catch((error: unknown) => {
        failures.push({ task, error: error instanceof Error ? error.message : String(error) })
        throw error
      }),
  ])
  // What was enqueued without a time, or enqueued anew, was so at the moment of its last change.
  await sql`UPDATE graphile_worker._private_jobs SET run_at = CASE
    WHEN run_at = updated_at OR attempts > 0 OR run_at <= ${ctx.clock.now()} THEN now()
    ELSE run_at + interval '1000 years' END
    WHERE locked_at IS NULL AND attempts < max_attempts`.execute(ctx.db)
  const { rows } = await sql<{ start: string }>`SELECT now()::text AS start`.execute(ctx.db)
  const start = rows[0]?.start ?? ''
  // Some rounds and no more: a queue that somebody else keeps would otherwise keep the test for ever.
  for (let round = 1; round <= 50; round++) {
    await runJobsOnce(database.pool, ctx, Object.fromEntries(watched))
    if (!(await isMoreDue(ctx, Object.keys(tasks), start))) break
  }
  await sql`UPDATE graphile_worker._private_jobs SET run_at = run_at - interval '1000 years'
    WHERE run_at > now() + interval '500 years'`.execute(ctx.db)
  return failures
}

/** The queue may end a round while the last job of a queue is still being struck off, and the next one waits behind it. */
async function isMoreDue({ db }: Context, tasks: string[], start: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM graphile_worker.jobs
    WHERE locked_at IS NULL AND run_at <= now() AND (attempts = 0 OR run_at <= ${start}::timestamptz)
      AND attempts < max_attempts AND task_identifier = ANY(${tasks}::text[]) LIMIT 1`.execute(db)
  return rows.length > 0
}

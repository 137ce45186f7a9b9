import { expect, test, vi } from 'vitest'
import { runDueJobs } from '#server/testing/annai.ts'
import { cuttableConnection } from '#server/testing/cuttable-connection.ts'
import { noting, patience, startContext as start, working } from '#server/testing/job-runners.ts'
import { createHttp } from './http.ts'
import { createAttempts } from './idempotency.ts'
import { jobsRoutes } from './jobs.routes.ts'
import { freeAbandonedJobs, livingRunnerLock } from './jobs.store.ts'
import { addJob, type TaskList } from './jobs.ts'
import { startJobs } from './jobs-runner.ts'
import { createLogger } from './log.ts'

test('a job exists if the transaction that enqueued it was committed, and only then', async () => {
  const annai = await start()
  const { seen, tasks } = noting()
  const { db } = annai.ctx
  await db.transaction().execute((deed) => addJob(deed, 'test.note', { which: 'kept' }))
  const undone = db.transaction().execute(async (deed) => {
    await addJob(deed, 'test.note', { which: 'undone' })
    throw new Error('something else failed')
  })
  await expect(undone).rejects.toThrow()
  expect(await runDueJobs(annai, tasks)).toEqual([])
  expect(seen).toEqual([{ which: 'kept' }])
  await runDueJobs(annai, tasks)
  expect(seen).toHaveLength(1)
})

test('a job waits for its time, by the clock of the test', async () => {
  const annai = await start()
  const { seen, tasks } = noting()
  const inQuarter = (minutes: number) => new Date(annai.clock.now().getTime() + minutes * 60_000)
  await addJob(annai.ctx.db, 'test.note', { which: 'later' }, { runAt: inQuarter(15) })
  await addJob(annai.ctx.db, 'test.note', { which: 'past' }, { runAt: inQuarter(-15) })
  await runDueJobs(annai, tasks)
  expect(seen).toEqual([{ which: 'past' }])
  annai.clock.advance(15 * 60_000)
  await runDueJobs(annai, tasks)
  expect(seen).toEqual([{ which: 'past' }, { which: 'later' }])
})

test('of jobs with one key, the last takes the place of those before; without, all are done', async () => {
  const annai = await start()
  const { seen, tasks } = noting()
  for (const number of [1, 2, 3]) await addJob(annai.ctx.db, 'test.note', { number }, { key: 'one' })
  await runDueJobs(annai, tasks)
  expect(seen).toEqual([{ number: 3 }])
  for (const number of [4, 5]) await addJob(annai.ctx.db, 'test.note', { number })
  await runDueJobs(annai, tasks)
  expect(seen).toHaveLength(3)
})

test('a job that a job enqueues is done in the same round', async () => {
  const annai = await start()
  const { seen, tasks } = noting()
  const chain: TaskList = { ...tasks, 'test.first': (ctx) => addJob(ctx.db, 'test.note', { which: 'second' }) }
  await addJob(annai.ctx.db, 'test.first', {})
  await runDueJobs(annai, chain)
  expect(seen).toEqual([{ which: 'second' }])
})

test('a failure is logged with its task and attempt and without its payload, and tried again', async () => {
  const annai = await start()
  const log = createLogger('silent')
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  const error = vi.spyOn(log, 'error').mockReturnValue()
  const others = [vi.spyOn(log, 'info').mockReturnValue(), vi.spyOn(log, 'debug').mockReturnValue()]
  const here = { ...annai, ctx: { ...annai.ctx, log } }
  const tasks: TaskList = { 'test.fail': () => Promise.reject(new Error('no luck')) }
  await addJob(annai.ctx.db, 'test.fail', { name: 'SECRET NAME' }, { maxAttempts: 2 })

  expect(await runDueJobs(here, tasks)).toEqual([{ task: 'test.fail', error: 'no luck' }])
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ task: 'test.fail', attempt: 1, maxAttempts: 2 }),
    expect.stringContaining('tried again'),
  )
  expect(error).not.toHaveBeenCalled()
  await runDueJobs(here, tasks)
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ attempt: 2 }), expect.stringContaining('for good'))
  expect(await runDueJobs(here, tasks)).toEqual([])
  const written = [warn, error, ...others].flatMap((spy) => spy.mock.calls)
  expect(JSON.stringify(written)).not.toContain('SECRET')
})

test('the office sees what finally failed and has it tried again', async () => {
  const annai = await start()
  const { ctx } = annai
  const app = createHttp(ctx.settings, ctx.log)
  const identify = async () => ({ userId: 'u', sessionId: 's', role: 'admin', officeRoles: ['owner' as const] })
  jobsRoutes({ app, basePath: '/api', identify, attempts: createAttempts(ctx) }, ctx)
  const headers = { authorization: `Bearer ${'A'.repeat(43)}` }
  const list = async () => (await app.inject({ url: '/api/admin/failed-jobs', headers })).json().jobs
  const retry = (id: string) => app.inject({ method: 'POST', url: `/api/admin/failed-jobs/${id}/retry`, headers })
  let isBroken = true
  const tasks: TaskList = {
    'test.fail': async () => {
      if (isBroken) throw new Error(`${'x'.repeat(400)}\nat a secret place`)
    },
  }

  await addJob(ctx.db, 'test.fail', {}, { maxAttempts: 2 })
  const [waiting] = (await annai.database.pool.query('SELECT id::text FROM graphile_worker.jobs')).rows
  await runDueJobs(annai, tasks)
  expect(await list()).toEqual([])
  expect((await retry(waiting.id)).json().code).toBe('jobs.unknown')

  const before = Date.now()
  await runDueJobs(annai, tasks)
  const [failed] = await list()
  expect(failed).toMatchObject({ id: waiting.id, task: 'test.fail', attempts: 2, lastError: 'x'.repeat(300) })
  expect(failed.failedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/)
  expect(Math.abs(Date.parse(failed.failedAt) - before)).toBeLessThan(30_000)

  isBroken = false
  expect((await retry(failed.id)).statusCode).toBe(204)
  expect(await list()).toEqual([])
  await runDueJobs(annai, tasks)
  for (const id of [failed.id, '999999', '9'.repeat(18)]) expect((await retry(id)).statusCode).toBe(404)
  for (const id of ['0', '-1', 'x', '9'.repeat(19)]) expect((await retry(id)).statusCode).toBe(400)
})

test('the runner does jobs as they come, and lets those under way finish when it is stopped', async () => {
  const { ctx, database, databaseUrl } = await start()
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const seen: string[] = []
  const jobs = await working(
    { databaseUrl, ctx },
    {
      'test.slow': async () => {
        seen.push('begun')
        await opened
        seen.push('finished')
      },
    },
  )
  await addJob(ctx.db, 'test.slow', {})
  await vi.waitFor(() => expect(seen).toEqual(['begun']), patience)
  const stopped = jobs.stop()
  open()
  await stopped
  expect(seen).toEqual(['begun', 'finished'])
  const { rows } = await database.pool.query('SELECT id FROM graphile_worker.jobs')
  expect(rows).toEqual([])
})

test('no signal handler is added to the process', async () => {
  const { ctx, databaseUrl } = await start()
  const handlers = () => ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGUSR2'].map((signal) => process.listenerCount(signal))
  const before = handlers()
  await working({ databaseUrl, ctx }, {})
  expect(handlers()).toEqual(before)
})

test('after an outage jobs go on, and one that could not be struck off the list is done again', async () => {
  const direct = await start()
  const way = await cuttableConnection(direct.databaseUrl)
  const { ctx } = await start(way.url)
  const complaints = vi.spyOn(ctx.log, 'warn').mockReturnValue()
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const seen: string[] = []
  await working(
    { databaseUrl: way.url, ctx },
    {
      'test.note': async (_, payload) => {
        seen.push(JSON.stringify(payload))
        await opened
      },
    },
  )
  await addJob(direct.ctx.db, 'test.note', { which: 'under way' })
  await vi.waitFor(() => expect(seen).toHaveLength(1), patience)

  way.cut()
  open()
  await vi.waitFor(() => expect(JSON.stringify(complaints.mock.calls)).toContain('a job runner broke'), patience)
  await addJob(direct.ctx.db, 'test.note', { which: 'during' })
  way.mend()
  await addJob(direct.ctx.db, 'test.note', { which: 'after' })

  await vi.waitFor(async () => {
    const { rows } = await direct.database.pool.query(
      "SELECT FROM graphile_worker.jobs WHERE task_identifier = 'test.note'",
    )
    expect(rows).toHaveLength(0)
  }, patience)
  expect(seen.sort()).toEqual(['after', 'during', 'under way', 'under way'].map((which) => JSON.stringify({ which })))
})

test('a job that ends while the line is cut for a moment only is struck off the list', async () => {
  const direct = await start()
  const way = await cuttableConnection(direct.databaseUrl)
  const { ctx } = await start(way.url)
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const seen = vi.fn()
  await working(
    { databaseUrl: way.url, ctx },
    {
      'test.note': async () => {
        seen()
        await opened
      },
    },
  )
  await addJob(direct.ctx.db, 'test.note', {})
  await vi.waitFor(() => expect(seen).toHaveBeenCalled(), patience)
  way.cut()
  way.mend()
  open()
  await addJob(direct.ctx.db, 'test.note', {})
  await vi.waitFor(async () => {
    const { rows } = await direct.database.pool.query(
      "SELECT FROM graphile_worker.jobs WHERE task_identifier = 'test.note'",
    )
    expect(rows).toHaveLength(0)
  }, patience)
})

test('jobs of a runner that was killed are given back, those of a living one are not', async () => {
  const { ctx, database, databaseUrl } = await start()
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const seen = vi.fn()
  await working(
    { databaseUrl, ctx },
    {
      'test.slow': async () => {
        seen()
        await opened
      },
    },
  )
  await addJob(ctx.db, 'test.slow', {})
  await vi.waitFor(() => expect(seen).toHaveBeenCalled(), patience)
  const locks = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND locktype = 'advisory' AND classid = ${livingRunnerLock} AND granted`
  await vi.waitFor(async () => expect((await database.pool.query(locks)).rowCount).toBe(1), patience)
  await addJob(ctx.db, 'test.other', {})
  await database.pool.query(
    "UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'pool-killed' WHERE locked_by IS NULL",
  )

  await freeAbandonedJobs(ctx.db)
  const { rows } = await database.pool.query(
    'SELECT task_identifier AS task, locked_by IS NULL AS free FROM graphile_worker.jobs ORDER BY id',
  )
  expect(rows).toEqual([
    { task: 'test.slow', free: false },
    { task: 'test.other', free: true },
  ])
  open()
})

test('what recurs is enqueued for its minute, and nobody can ask for what nobody does', async () => {
  const { ctx, database, databaseUrl } = await start()
  const { tasks } = noting()
  await working({ databaseUrl, ctx }, tasks, { recurring: { 'test.note': '*/5 * * * *' } })
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query('SELECT identifier FROM graphile_worker._private_known_crontabs')
    expect(rows.map((row) => row.identifier)).toEqual(
      expect.arrayContaining(['test.note', 'platform.forget-old-keys', 'platform.free-abandoned-jobs']),
    )
  }, patience)
  await expect(startJobs(databaseUrl, ctx, {}, ctx.log, { 'test.nobody': '* * * * *' })).rejects.toThrow('test.nobody')
  await expect(startJobs(databaseUrl, ctx, tasks, ctx.log, { 'test.note': 'daily' })).rejects.toThrow()
})

import { expect, test } from 'vitest'
import { startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { cuttableConnection } from '#server/testing/cuttable-connection.ts'
import { addJob } from './jobs.ts'
import type { LaneState } from './jobs-lane.ts'

const lane = (given: Partial<LaneState> = {}): LaneState => ({
  ...{ lane: 'work', isAlive: true, changedAt: new Date(), replaced: 0 },
  ...given,
})
const hourAgo = () => new Date(Date.now() - 3_600_000)

/** Two mails that wait, one of them for an hour, a refund that failed for good, and a job of tomorrow. */
async function withJobs({ ctx, database }: TestAnnai) {
  await database.pool.query('DELETE FROM graphile_worker._private_jobs')
  await addJob(ctx.db, 'notifications.tell', {}, { runAt: hourAgo() })
  await addJob(ctx.db, 'dispatch.mail-link', {})
  await addJob(ctx.db, 'payments.refund', {}, { runAt: hourAgo() })
  await database.pool.query(`UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = 'Refused'
    WHERE id = (SELECT max(id) FROM graphile_worker._private_jobs)`)
  await addJob(ctx.db, 'booking.forget-quotes', {}, { runAt: new Date(Date.now() + 86_400_000) })
}

test('how the jobs are is told where it is asked whether a process is ready, and among its figures', async () => {
  const annai = await startTestAnnai()
  await withJobs(annai)
  annai.jobs.follow([lane({ replaced: 2 }), lane({ lane: 'mail' })])
  const { status, jobs } = (await annai.app.inject('/readyz')).json()
  expect(status).toBe('ready')
  expect(jobs).toMatchObject({ runner: 'alive', due: 2, failed: 1, mailsWaiting: 2 })
  expect(jobs.lanes).toMatchObject({ work: { alive: true, replaced: 2 }, mail: { alive: true, replaced: 0 } })
  expect(jobs.oldestDueSeconds).toBeGreaterThanOrEqual(3600)

  const { body } = await annai.app.inject('/metrics')
  expect(body).toContain('annai_jobs_runner_alive{lane="work"} 1')
  expect(body).toContain('annai_jobs_runner_replaced{lane="work"} 2')
  expect(body).toMatch(/^annai_jobs_oldest_due_seconds 3[67]\d\d/m)
  expect(body).toMatch(/^annai_jobs_due 2$/m)
  expect(body).toMatch(/^annai_jobs_failed 1$/m)
  expect(body).toMatch(/^annai_mails_waiting 2$/m)
})

test('how much waits is for the machine itself, whether jobs are worked on for everybody', async () => {
  const annai = await startTestAnnai()
  for (const from of [{ remoteAddress: '203.0.113.5' }, { headers: { 'x-forwarded-for': '203.0.113.5' } }])
    expect((await annai.app.inject({ url: '/readyz', ...from })).json()).toEqual({
      status: 'ready',
      jobs: { runner: 'elsewhere', lanes: {} },
    })
})

test('a process that can serve stays in the rotation while its runner is away, and says that it is', async () => {
  const annai = await startTestAnnai()
  annai.jobs.follow([lane({ isAlive: false, changedAt: hourAgo() }), lane({ lane: 'mail' })])
  const answer = await annai.app.inject('/readyz')
  expect([answer.statusCode, answer.json().jobs.runner]).toEqual([200, 'away'])
  expect((await annai.app.inject('/metrics')).body).toContain('annai_jobs_runner_alive{lane="work"} 0')
})

test('a process for jobs alone serves nothing else, and is not ready when its runner stays away', async () => {
  const annai = await startTestAnnai({ settings: { role: 'worker' } })
  for (const url of ['/', '/api/openapi.json', '/api/catalogue/tours', '/assets/x.js', '/about-us'])
    expect((await annai.app.inject(url)).statusCode, url).toBe(404)
  for (const url of ['/healthz', '/readyz', '/metrics']) expect((await annai.app.inject(url)).statusCode, url).toBe(200)
  annai.jobs.follow([lane({ isAlive: false })])
  expect((await annai.app.inject('/readyz')).statusCode).toBe(200)
  annai.jobs.follow([lane({ isAlive: false, changedAt: hourAgo() })])
  const answer = await annai.app.inject('/readyz')
  expect([answer.statusCode, answer.json().status]).toEqual([503, 'jobs stand still'])
})

test('without a database the other figures are still told', async () => {
  const direct = await startTestAnnai()
  const way = await cuttableConnection(direct.databaseUrl)
  const annai = await startTestAnnai({ databaseUrl: way.url })
  way.cut()
  const { statusCode, body } = await annai.app.inject('/metrics')
  expect(statusCode).toBe(200)
  expect(body).toContain('annai_requests_total')
  expect(body).not.toMatch(/^annai_mails_waiting \d/m)
})

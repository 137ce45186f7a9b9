import { type Runner, run } from 'graphile-worker'
import { expect, test, vi } from 'vitest'
import { patience, startContext, working } from '#server/testing/job-runners.ts'
import { addJob, type TaskList } from './jobs.ts'

const never = new Promise<never>(() => undefined)

/** The library as it hung: it takes nothing, says nothing and never stops; after so many of those, as it should be. */
function hangingLibrary(times: number) {
  const stopped = vi.fn(() => never)
  const hanging = { stop: stopped, kill: () => never, promise: never } as unknown as Runner
  let left = times
  return { stopped, run: async (...given: Parameters<typeof run>) => (left-- > 0 ? hanging : run(...given)) }
}

test('a runner that does nothing, says nothing and never stops is replaced, and its jobs are done', async () => {
  const annai = await startContext()
  const said = vi.spyOn(annai.ctx.log, 'error').mockReturnValue()
  const seen: unknown[] = []
  const tasks: TaskList = { 'test.note': async (_, payload) => void seen.push(payload) }
  await addJob(annai.ctx.db, 'test.note', { which: 'waiting' })
  const library = hangingLibrary(2)
  const times = { pollMs: 20, beatMs: 20, silentMs: 500, finishMs: 100, outagePauseMs: 20 }
  const jobs = await working(annai, tasks, { times, run: library.run })
  await vi.waitFor(() => expect(seen).toEqual([{ which: 'waiting' }]), patience)
  expect(library.stopped).toHaveBeenCalledTimes(2)
  expect(jobs.lanes[0]?.replaced).toBeGreaterThanOrEqual(2)
  expect(JSON.stringify(said.mock.calls)).toContain('left behind')
})

test('jobs and queues of a runner that is left behind are free for the next one', async () => {
  const annai = await startContext()
  const { pool } = annai.database
  await pool.query(`SELECT graphile_worker.add_job('test.note', json_build_object('n', n), queue_name => 'one booking')
    FROM generate_series(1, 2) AS n`)
  // As a killed runner leaves them: the queue of its job is locked, too.
  await pool.query("UPDATE graphile_worker._private_job_queues SET locked_at = now(), locked_by = 'pool-gone'")
  await pool.query(`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'pool-gone'
    WHERE id = (SELECT min(id) FROM graphile_worker._private_jobs)`)
  const seen: unknown[] = []
  await working(annai, { 'test.note': async (_, payload) => void seen.push(payload) })
  await vi.waitFor(() => expect(seen).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }])), patience)
})

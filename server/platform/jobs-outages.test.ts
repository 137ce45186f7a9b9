import { expect, onTestFinished, test, vi } from 'vitest'
import { cuttableConnection } from '#server/testing/cuttable-connection.ts'
import { patience, startContext, working } from '#server/testing/job-runners.ts'
import { addJob, addJobs, type TaskList } from './jobs.ts'

/** Two runners' worth of connections, given up soon. */
const soon = { outagePauseMs: 50, finishMs: 500, answerMs: 1000, beatMs: 100 }

/** Jobs that say when they began and end when they are told to. */
function gated() {
  const gates = new Map<string, PromiseWithResolvers<void>>()
  const gateOf = (which: string) => {
    const gate = gates.get(which) ?? Promise.withResolvers<void>()
    gates.set(which, gate)
    return gate
  }
  const begun: string[] = []
  const tasks: TaskList = {
    'test.gated': async (_, payload) => {
      const { which } = payload as { which: string }
      begun.push(which)
      await gateOf(which).promise
    },
  }
  return { tasks, begun, open: (which: string) => gateOf(which).resolve() }
}

async function withLine() {
  const { ctx, database, databaseUrl } = await startContext()
  // Only the runner's own way can be cut: what it does by itself must not depend on how the others are.
  const way = await cuttableConnection(databaseUrl)
  const said: string[] = []
  const note = (...words: unknown[]) => void said.push(JSON.stringify(words))
  for (const level of ['warn', 'error'] as const) vi.spyOn(ctx.log, level).mockImplementation(note)
  const add = (which: string) => addJob(ctx.db, 'test.gated', { which })
  const left = async () => {
    const { rows } = await database.pool.query(
      "SELECT payload->>'which' AS which FROM graphile_worker._private_jobs WHERE payload->>'which' IS NOT NULL",
    )
    return rows.map(({ which }) => which)
  }
  const count = (words: RegExp) => said.filter((line) => words.test(line)).length
  const troubles = () => count(/runner broke|wait for the database/)
  // The second form is the library's, of a runner that batches them.
  const failedReports = () => count(/could not be struck off|Failed to complete/)
  return { way, ctx, add, left, troubles, failedReports }
}

test('reports that fail apart, and an outage after that, do not keep the jobs after them', async () => {
  const { way, ctx, add, left, troubles, failedReports } = await withLine()
  const { tasks, begun, open } = gated()
  await working({ databaseUrl: way.url, ctx }, tasks)
  const together = ['a', 'b', 'c', 'd']
  for (const which of together) await add(which)
  await vi.waitFor(() => expect(begun.sort()).toEqual(together), patience)

  way.cut()
  for (const [index, which] of together.entries()) {
    open(which)
    await vi.waitFor(() => expect(failedReports()).toBe(index + 1), patience)
  }
  way.mend()
  open('after')
  await add('after')
  await vi.waitFor(async () => expect(await left()).toEqual([]), patience)

  const before = troubles()
  way.cut()
  await vi.waitFor(() => expect(troubles()).toBeGreaterThan(before), patience)
  way.mend()
  open('after another outage')
  await add('after another outage')
  await vi.waitFor(async () => expect(await left()).toEqual([]), patience)
})

test('three runners on one database outlive four outages under load, and nothing is left undone', async () => {
  const { ctx, database, databaseUrl } = await startContext()
  for (const level of ['warn', 'error'] as const) vi.spyOn(ctx.log, level).mockReturnValue()
  const ways = await Promise.all([1, 2, 3].map(() => cuttableConnection(databaseUrl)))
  const begun: number[] = []
  const tasks: TaskList = { 'test.load': async (_, payload) => void begun.push((payload as { n: number }).n) }
  for (const way of ways)
    await working({ databaseUrl: way.url, ctx }, tasks, { times: { outagePauseMs: 50, finishMs: 500 } })
  const atATime = 60
  for (let outage = 1; outage <= 4; outage++) {
    const load = Array.from({ length: atATime }, (_, n) => ({ n: outage * atATime + n }))
    await addJobs(ctx.db, 'test.load', load)
    // In the middle of it.
    await vi.waitFor(() => expect(begun.some((n) => n >= outage * atATime + 5)).toBe(true), patience)
    for (const way of ways) way.cut()
    for (const way of ways) way.mend()
  }
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query("SELECT FROM graphile_worker.jobs WHERE task_identifier = 'test.load'")
    expect(rows).toHaveLength(0)
  }, patience)
  expect(new Set(begun).size).toBe(4 * atATime)
})

test('a database that is there and answers nobody is left behind, and jobs go on when another answers', async () => {
  const { way, ctx, add, left, troubles } = await withLine()
  const { tasks, begun, open } = gated()
  const jobs = await working({ databaseUrl: way.url, ctx }, tasks, { times: soon })
  await add('under way')
  await vi.waitFor(() => expect(begun).toEqual(['under way']), patience)
  way.freeze()
  open('under way')
  await vi.waitFor(() => expect(troubles()).toBeGreaterThan(1), patience)
  expect(jobs.lanes.map(({ isAlive }) => isAlive)).toContain(false)
  way.mend()
  open('after')
  await add('after')
  await vi.waitFor(async () => expect(await left()).toEqual([]), patience)
  await vi.waitFor(() => expect(jobs.lanes.every(({ isAlive }) => isAlive)).toBe(true), patience)
})

test('a connection that takes too long to open is one failure, and jobs go on', async () => {
  const { way, ctx, add, left, troubles } = await withLine()
  const { tasks, begun, open } = gated()
  way.freeze()
  await working({ databaseUrl: way.url, ctx }, tasks, { times: soon })
  await vi.waitFor(() => expect(troubles()).toBeGreaterThan(0), patience)
  way.mend()
  open('after')
  await add('after')
  await vi.waitFor(async () => expect(await left()).toEqual([]), patience)
  expect(begun).toEqual(['after'])
})

test('a job that never comes to an end fails after its time, and the worker goes on', async () => {
  const annai = await startContext()
  const { tasks, begun, open } = gated()
  // As many as there are workers, so that nothing else could be done.
  for (const which of ['a', 'b', 'c', 'd']) await addJob(annai.ctx.db, 'test.gated', { which }, { maxAttempts: 1 })
  await working(annai, tasks, { times: { handlerMs: 200 } })
  open('after')
  await addJob(annai.ctx.db, 'test.gated', { which: 'after' })
  await vi.waitFor(() => expect(begun).toContain('after'), patience)
  await vi.waitFor(async () => {
    const { rows } = await annai.database.pool.query(
      "SELECT last_error FROM graphile_worker.jobs WHERE task_identifier = 'test.gated'",
    )
    expect(rows).toHaveLength(4)
    for (const { last_error } of rows) expect(last_error).toContain('took longer than')
  }, patience)
})

test('stopping waits for a job that hangs for so long and no longer, and another runner does it', async () => {
  const annai = await startContext()
  const stuck = gated()
  const jobs = await working(annai, stuck.tasks, { times: { stopMs: 200 } })
  await addJob(annai.ctx.db, 'test.gated', { which: 'hanging' })
  await vi.waitFor(() => expect(stuck.begun).toEqual(['hanging']), patience)
  await jobs.stop()
  const other = gated()
  other.open('hanging')
  await working(annai, other.tasks)
  await vi.waitFor(() => expect(other.begun).toEqual(['hanging']), patience)
})

test('a runner that is stopped before it was told that it may listen leaves no failure that nobody hears', async () => {
  const { way, ctx, add } = await withLine()
  const { tasks, begun, open } = gated()
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  onTestFinished(() => void process.off('unhandledRejection', unheard))
  way.silence('LISTEN')
  const jobs = await working({ databaseUrl: way.url, ctx }, tasks, { times: { stopMs: 200 } })
  open('polled')
  await add('polled')
  await vi.waitFor(() => expect(begun).toEqual(['polled']), patience)
  await jobs.stop()
  // What was rejected by closing the connections has been told by then.
  for (let nth = 0; nth < 3; nth++) await new Promise((resolve) => setImmediate(resolve))
  expect(unheard).not.toHaveBeenCalled()
})

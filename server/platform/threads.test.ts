import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { threadId } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { AppError } from './app-error.ts'
import { createThreads } from './threads.ts'

interface Task {
  deed: string
  file?: string
}

interface Result {
  threadId: number
  heard?: string
}

function threads({ mostMs = 20_000, mayWait = 10 } = {}) {
  const script = new URL('threads.fixture.ts', import.meta.url)
  const { run, close } = createThreads<Task, string, string, Result>(script, { threads: 1, mayWait, mostMs })
  onTestFinished(close)
  return (task: Task, reply: (question: string) => Promise<string> = async () => '') => run(task, reply)
}

test('work is done in another thread, the same one for each, which may ask back', async () => {
  const run = threads()
  const first = await run({ deed: 'ask' }, async (question) => `${question} That.`)
  expect(first.heard).toBe('What? That.')
  expect(first.threadId).not.toBe(threadId)
  expect((await run({ deed: 'work' })).threadId).toBe(first.threadId)
})

test('while a thread hangs this one goes on; the task fails after its time, and the next one gets another thread', async () => {
  const run = threads({ mostMs: 3000 })
  const before = await run({ deed: 'work' })
  let isOver = false
  const hanging = run({ deed: 'hang' }).finally(() => {
    isOver = true
  })
  hanging.catch(() => undefined)
  let turns = 0
  const turning = (async () => {
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve))
      turns++
    }
  })()
  await expect(hanging).rejects.toThrow('took longer than')
  await turning
  expect(turns).toBeGreaterThan(10)
  expect((await run({ deed: 'work' })).threadId).not.toBe(before.threadId)
})

test('a thread that crashes is replaced and its task tried once more; one that always crashes it fails', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'annai-threads-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const run = threads()
  expect((await run({ deed: 'crash once', file: path.join(dir, 'crashed') })).threadId).toBeGreaterThan(0)
  await expect(run({ deed: 'crash' })).rejects.toThrow('ended while it was at work')
  expect((await run({ deed: 'work' })).threadId).toBeGreaterThan(0)
})

test('a task that fails tells why and leaves the thread as it was; so does a question that cannot be answered', async () => {
  const run = threads()
  const { threadId: same } = await run({ deed: 'work' })
  await expect(run({ deed: 'fail' })).rejects.toThrow('This cannot be done.')
  const refusal = new AppError('platform.busy')
  await expect(run({ deed: 'ask' }, () => Promise.reject(refusal))).rejects.toBe(refusal)
  expect((await run({ deed: 'work' })).threadId).toBe(same)
})

test('more than may wait are told to come back', async () => {
  const run = threads({ mayWait: 1 })
  const asked = [1, 2, 3].map(() => run({ deed: 'work' }))
  await expect(asked[2]).rejects.toMatchObject({ code: 'platform.busy' })
  await Promise.all(asked.slice(0, 2))
})

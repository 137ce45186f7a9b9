import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { soon } from '#server/testing/soon.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts'
import { query, shareUsedDataDir, spawnOwner, temporaryDataDir } from './postgres-test-kit.ts'
import { findPostmaster } from './postmaster.ts'
import { isAlive } from './processes.ts'

const usedDataDir = shareUsedDataDir()

async function start(dataDir: string, log: (line: string) => void = () => {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  onTestFinished(() => postgres.stop())
  return postgres
}

it('the database survives its owner being killed, and the next start takes it over with every row', async () => {
  const dataDir = usedDataDir()
  const owner = spawnOwner(dataDir)
  const { url = '', pid } = await owner.next()
  await query(url, 'CREATE TABLE kept AS SELECT 7 AS number')
  await owner.kill('SIGKILL')

  const next = await start(dataDir)

  expect(next.pid).toBe(pid)
  expect(await query(next.url, 'SELECT number FROM kept')).toEqual([{ number: 7 }])
})

it('a second Annai on the same data directory is refused in one sentence, and the first goes on', async () => {
  const dataDir = usedDataDir()
  const first = await start(dataDir)

  const second = spawnOwner(dataDir)

  expect(await second.next()).toEqual({
    refused: `The data directory ${dataDir} is in use by another running Annai. Stop that one first, or set DATA_DIR to another folder.`,
  })
  expect(await query(first.url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }])
})

it('of two that start at the same time on an empty folder, exactly one gets it', async () => {
  const dataDir = temporaryDataDir()
  const both = [spawnOwner(dataDir), spawnOwner(dataDir)]

  const answers = await Promise.all(both.map((owner) => owner.next()))

  expect(answers.filter((answer) => answer.url)).toHaveLength(1)
  expect(answers.find((answer) => answer.refused)?.refused).toContain('is in use by another running Annai')
})

it('a clean stop leaves no process behind', async () => {
  const dataDir = usedDataDir()
  const owner = spawnOwner(dataDir)
  const { pid = 0 } = await owner.next()
  expect(isAlive(pid)).toBe(true)

  await owner.kill('SIGTERM')

  expect(owner.process.exitCode).toBe(0)
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 30_000 })
  expect(findPostmaster(join(dataDir, 'postgres'))).toBeUndefined()
})

it('Ctrl-C reaches the owner and not the database, which still serves the last requests', async () => {
  const dataDir = usedDataDir()
  const owner = spawnOwner(dataDir)
  const { url = '', pid = 0 } = await owner.next()

  process.kill(-(owner.process.pid ?? 0), 'SIGINT')

  expect(await owner.next()).toEqual({ interrupted: true })
  expect(await query(url, "SELECT pg_sleep(0.3) IS NOT NULL AS served, 'yes' AS still")).toEqual([
    { served: true, still: 'yes' },
  ])
  expect(isAlive(pid)).toBe(true)
})

it('the database is started again on the same address when it is killed under a running Annai', async () => {
  const news: string[] = []
  const postgres = await start(usedDataDir(), (line) => news.push(line))
  await query(postgres.url, 'CREATE TABLE kept AS SELECT 7 AS number')
  const killed = postgres.pid

  process.kill(killed, 'SIGKILL')

  const rows = await vi.waitFor(() => query(postgres.url, 'SELECT number FROM kept'), {
    ...{ timeout: 20_000, interval: 50 },
  })
  expect(rows).toEqual([{ number: 7 }])
  await vi.waitFor(() => expect(postgres.pid).not.toBe(killed), soon)
  expect(news).toContain('The database has stopped; starting it again')
})

it('giving up while the database starts leaves none running', async () => {
  const dataDir = temporaryDataDir()
  const giveUp = new AbortController()
  const running = () => findPostmaster(join(dataDir, 'postgres'))
  const starting = startEmbeddedPostgres({ dataDir, log: () => {}, signal: giveUp.signal })
  const refused = expect(starting).rejects.toThrow('Ctrl-C')
  await vi.waitFor(() => expect(running()).toBeDefined(), { timeout: 30_000, interval: 1 })

  giveUp.abort(new Error('Ctrl-C'))

  await refused
  expect(running()).toBeUndefined()
})

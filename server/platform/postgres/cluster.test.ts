import { spawn } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startEmbeddedPostgres } from './index.ts'
import { asSuperuser, query, spawnOwner, temporaryDataDir } from './postgres-test-kit.ts'
import { chooseAccount, runAs } from './unprivileged-user.ts'

const isRoot = process.getuid?.() === 0
const quiet = () => {}

it('a first start that was killed half-way is made good by the next one', async () => {
  const dataDir = temporaryDataDir()
  const unfinished = () => readdirSync(dataDir).filter((name) => name.includes('unfinished'))
  const interrupted = spawnOwner(dataDir)
  await vi.waitFor(() => expect(existsSync(join(dataDir, unfinished()[0] ?? '', 'cluster/base'))).toBe(true), {
    timeout: 10_000,
    interval: 2,
  })
  await interrupted.kill('SIGKILL')
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)

  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet })
  onTestFinished(() => postgres.stop())

  expect(await query(postgres.url, 'SELECT current_database() AS name')).toEqual([{ name: 'annai' }])
  expect(unfinished()).toEqual([])
})

it('the database is closed to everyone else and speaks UTF-8 in UTC', async () => {
  const dataDir = temporaryDataDir()
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet })
  onTestFinished(() => postgres.stop())

  const wrong = new URL(postgres.url)
  wrong.password = 'guess'
  await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
  expect(statSync(join(dataDir, 'postgres/annai-password')).mode & 0o777).toBe(0o600)
  const settings = `SELECT current_setting('server_encoding') AS encoding, current_setting('TimeZone') AS zone,
    current_setting('listen_addresses') AS listens, current_setting('unix_socket_directories') AS sockets,
    current_setting('synchronous_commit') AS commits, upper('é') AS upper`
  expect(await query(asSuperuser(postgres.url, join(dataDir, 'postgres')), settings)).toEqual([
    { encoding: 'UTF8', zone: 'UTC', listens: '127.0.0.1', sockets: '', commits: 'on', upper: 'É' },
  ])
})

it('a left-over process number that now belongs to another program does not keep the database from starting', async () => {
  const dataDir = temporaryDataDir()
  await startEmbeddedPostgres({ dataDir, log: quiet }).then((postgres) => postgres.stop())
  const clusterDir = join(dataDir, 'postgres')
  const stranger = spawn('sleep', ['60'], runAs(chooseAccount(clusterDir)))
  onTestFinished(() => {
    stranger.kill()
  })
  writeFileSync(join(clusterDir, 'postmaster.pid'), `${stranger.pid}\n${clusterDir}\n1\n20001\n\n127.0.0.1\n`)

  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet })
  onTestFinished(() => postgres.stop())

  expect(await query(postgres.url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }])
})

it('data of another PostgreSQL version is named as such, and left alone', async () => {
  const dataDir = temporaryDataDir()
  await startEmbeddedPostgres({ dataDir, log: quiet }).then((postgres) => postgres.stop())
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '9\n')

  await expect(startEmbeddedPostgres({ dataDir, log: quiet })).rejects.toThrow(
    /^The database in \S+ was made by PostgreSQL 9, but this is PostgreSQL \d+: [^.]+\.$/,
  )
})

it('a file in the place of the data directory is one sentence', async () => {
  const dataDir = join(temporaryDataDir(), 'data')
  writeFileSync(dataDir, '')

  await expect(startEmbeddedPostgres({ dataDir, log: quiet })).rejects.toThrow(
    `The data directory ${dataDir} cannot be used, because something else is in its place.`,
  )
})

it.runIf(isRoot)(
  'for root, data that the database user cannot reach goes to a shared place, and stays there',
  async () => {
    const dataDir = temporaryDataDir()
    chmodSync(dataDir, 0o700)
    const news: string[] = []
    const start = () => startEmbeddedPostgres({ dataDir, log: (line) => news.push(line) })
    const postgres = await start()
    const home = /^Keeping the database in (\S+),/.exec(news[0] ?? '')?.[1] ?? ''
    const asking = asSuperuser(postgres.url, join(home, 'postgres'))
    const [{ data_directory }] = (await query(asking, 'SHOW data_directory')) as [{ data_directory: string }]
    onTestFinished(() => rmSync(dirname(data_directory), { recursive: true, force: true }))
    await query(postgres.url, 'CREATE TABLE kept AS SELECT 7 AS number')
    await postgres.stop()
    chmodSync(dataDir, 0o755)

    const again = await start()
    onTestFinished(() => again.stop())

    expect(data_directory).toMatch(/^\/var\/lib\/annai\/\w{12}\/postgres$/)
    expect(news.some((line) => line.includes(dirname(data_directory)))).toBe(true)
    expect(await query(again.url, 'SELECT number FROM kept')).toEqual([{ number: 7 }])
  },
)

it.runIf(!isRoot)('a data directory that may not be written is one sentence', async () => {
  const dataDir = temporaryDataDir()
  chmodSync(dataDir, 0o500)

  await expect(startEmbeddedPostgres({ dataDir, log: quiet })).rejects.toThrow(
    `No permission to use the data directory ${dataDir}: make it yours, or set DATA_DIR to another folder.`,
  )
})

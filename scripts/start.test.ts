import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createEmptyDatabase, createTestDatabase } from '#server/testing/database.ts'
import { soon } from '#server/testing/soon.ts'
import { testEnv } from '#server/testing/test-env.ts'

// Whole processes make their databases and demo data one after the other, beside whatever else is tested meanwhile:
// only what hangs is to be ended.
vi.setConfig({ testTimeout: 180_000 })
afterAll(() => vi.resetConfig())

const projectDir = fileURLToPath(new URL('../', import.meta.url))

interface Start {
  process: ChildProcess
  said(): string
  ended: Promise<number | null>
}

/** `npm start` without npm, from the hand-over on. */
function start(env: Record<string, string>): Start {
  const child = spawn(process.execPath, ['scripts/commands/start.ts'], {
    cwd: projectDir,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      ...testEnv,
      DATA_DIR: env.DATA_DIR ?? dataDir(),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return { process: child, said: () => said, ended }
}

const ready = async ({ said }: Start) => {
  await vi.waitFor(() => expect(said()).toMatch(/Annai is ready at http:\/\/localhost:\d+\n$/), {
    timeout: 120_000,
    interval: 50,
  })
  return /ready at (\S+)/.exec(said())?.[1]?.replace('localhost', '127.0.0.1') ?? ''
}

/** What a person reads of a failed start: one sentence, and no stack. */
async function sentenceOf(failed: Start): Promise<string> {
  expect(await failed.ended).toBe(1)
  const lines = failed
    .said()
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('·'))
  expect(lines).toHaveLength(1)
  return lines[0] ?? ''
}

function dataDir(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'annai-start-'))
  chmodSync(dir, 0o755)
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

test('a port in use is told in one sentence', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = String(typeof address === 'object' && address ? address.port : 0)
  expect(await sentenceOf(start({ PORT: port, DATABASE_URL: inject('databaseUrl') }))).toBe(
    `Port ${port} is in use by another program. Stop it, or choose another with PORT.`,
  )
})

test('a wrong DATABASE_URL is told in one sentence, without its password', async () => {
  const right = new URL(inject('databaseUrl'))
  const but = (change: Partial<Pick<URL, 'port' | 'password' | 'pathname' | 'hostname'>>) =>
    Object.assign(new URL(right), { password: 'hush', ...change }).href
  const cases: [url: string, sentence: RegExp][] = [
    ['not an address', /^DATABASE_URL must look like /],
    [but({ port: '1' }), /^There is no PostgreSQL to be reached at [\d.]+:1, which DATABASE_URL names\.$/],
    [
      but({ hostname: 'no-such-host.invalid' }),
      /^The host of DATABASE_URL, no-such-host\.invalid:\d+, is not known\.$/,
    ],
    [but({}), /does not accept the user "\w+" with the password in DATABASE_URL\.$/],
    [
      but({ password: right.password, pathname: '/no_such_database' }),
      /has no database "no_such_database", which DATABASE_URL names\.$/,
    ],
  ]
  for (const [url, expected] of cases) {
    const sentence = await sentenceOf(start({ DATABASE_URL: url }))
    expect(sentence).toMatch(expected)
    expect(sentence).not.toContain('hush')
  }
})

test('where cards are asked for without the keys to take them, the start is refused in one sentence that names the setting', async () => {
  const sentence = await sentenceOf(start({ DATABASE_URL: inject('databaseUrl'), PAYMENT_GATEWAY: 'stripe' }))
  expect(sentence).toMatch(/^PAYMENT_GATEWAY must not be stripe without STRIPE_[^\n]+\.$/)
})

test('three processes that start together on one empty database all become ready, and all serve', async () => {
  const { url, drop } = await createEmptyDatabase()
  onTestFinished(drop)
  const all = [1, 2, 3].map(() => start({ DATABASE_URL: url, DEMO: '1' }))
  for (const one of all) expect((await fetch(`${await ready(one)}/readyz`)).status).toBe(200)
})

/** As whom the application is connected to its own database. */
async function rolesAtWork(dir: string): Promise<object[]> {
  const port = readFileSync(path.join(dir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]
  const password = readFileSync(path.join(dir, 'postgres/annai-password'), 'utf8').trim()
  const client = new pg.Client(`postgres://annai:${password}@127.0.0.1:${port}/annai`)
  await client.connect()
  const { rows } = await client.query(`SELECT DISTINCT application_name AS application, usename AS name,
    rolsuper AS super FROM pg_stat_activity JOIN pg_roles ON pg_roles.oid = usesysid WHERE application_name = 'annai'`)
  await client.end()
  return rows
}

const userOf = ({ process: { pid } }: Start) =>
  existsSync(`/proc/${pid}/status`)
    ? /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    : 'unknown'

test('a data directory in use is told in one sentence; after kill -9 the next start works; SIGTERM stops the database too', async () => {
  const dir = dataDir()
  const startThere = () => start({ DATA_DIR: dir, SECRET_KEY: '', DEMO: '0' })
  const first = startThere()
  await ready(first)
  expect(await sentenceOf(startThere())).toMatch(/^The data directory .+ is in use by another running Annai\. /)

  first.process.kill('SIGKILL')
  await first.ended
  // Closed to others, and worked on by an ordinary role; as root, by an ordinary user.
  const modeOf = (name: string) => (statSync(path.join(dir, name)).mode & 0o777).toString(8)
  expect(['', 'secret.key', 'postgres.log', 'postgres'].map(modeOf)).toEqual(['700', '600', '600', '700'])
  const second = startThere()
  expect((await fetch(`${await ready(second)}/readyz`)).status).toBe(200)
  expect(await rolesAtWork(dir)).toEqual([{ application: 'annai', name: 'annai', super: false }])
  expect(userOf(second)).not.toBe('0')
  expect(existsSync(path.join(dir, 'postgres/postmaster.pid'))).toBe(true)

  second.process.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  expect(existsSync(path.join(dir, 'postgres/postmaster.pid'))).toBe(false)

  rmSync(path.join(dir, 'secret.key'))
  expect(await sentenceOf(startThere())).toBe(
    `The key to the secrets in the database is lost: put the file ${dir}/secret.key back in its place, or set SECRET_KEY.`,
  )
})

test('a request that is under way when SIGTERM comes is still answered', async () => {
  const { url, drop } = await createTestDatabase('demo')
  onTestFinished(drop)
  const annai = start({ DATABASE_URL: url, DEMO: '1', HOST: '' })
  const base = await ready(annai)
  expect(annai.said()).toContain('only this machine reaches it (127.0.0.1); set HOST to let others in\n')
  const body = JSON.stringify({ email: 'eleanor@annai.example', password: 'annai-demo' })
  // Sign-in takes a second while demo accounts exist: long enough to be interrupted.
  const answer = fetch(`${base}/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  await vi.waitFor(
    async () => expect(await (await fetch(`${base}/metrics`)).text()).toContain('annai_requests_under_way 2'),
    soon,
  )
  annai.process.kill('SIGTERM')
  expect((await answer).status).toBe(200)
  expect(await annai.ended).toBe(0)
})

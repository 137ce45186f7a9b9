import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { wishlistCodeOf } from '#server/accounts/index.ts'
import { sealedColumns } from '#server/capabilities.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { whereWordsStand } from '#server/testing/words-in-database.ts'
import { type Database, openDatabase } from './database.ts'
import { hashInput } from './idempotency.rules.ts'
import { createAttempts } from './idempotency.ts'
import { keepSecrets } from './keep-secrets.ts'
import { createLogger } from './log.ts'
import { newSecretKeyText, type SecretKeys, unseal } from './sealing.rules.ts'
import { readSettings, type Settings } from './settings.ts'
import { openLink, signLink } from './signed-links.ts'
import { signingKey } from './signing-keys.store.ts'

const now = new Date('2026-11-15T01:30:00Z')
const log = createLogger('silent')

interface House {
  db: Database
  dataDir: string
  file: string
  settings: (env?: Record<string, string>) => Settings
  /** As a start does; answers the keys and what was said. */
  start: (env?: Record<string, string>) => Promise<{ keys: SecretKeys; said: string[] }>
}

async function newHouse(): Promise<House> {
  const { url, drop } = await createTestDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'annai-keys-'))
  const { db, close } = openDatabase(url, log)
  onTestFinished(async () => {
    await close()
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const settings = (env = {}) =>
    readSettings({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'silent', PAYMENT_GATEWAY: 'test', ...env })
  return {
    db,
    dataDir,
    file: path.join(dataDir, 'secret.key'),
    settings,
    async start(env = {}) {
      const said: string[] = []
      const keys = await keepSecrets(db, settings(env), sealedColumns, (line) => said.push(line))
      return { keys, said }
    },
  }
}

const secretInClear = Buffer.from('TOTP-secret-in-clear')
const keyInClear = Buffer.from('the-signing-key-of-links-inclear')
const listCode = 'list-code-of-22-letter'
const words = [secretInClear, keyInClear].map(String).concat('clear-token', 'clear-attempt-name', listCode)

/** As it lay before anything was sealed. */
async function layInClear(db: Database): Promise<string> {
  const userId = randomUUID()
  await db
    .insertInto('users')
    .values({
      ...{
        id: userId,
        role: 'user',
        full_name: 'Mika',
        email: 'mika@example.com',
        email_key: 'mika@example.com',
        password_hash: 'x',
      },
      ...{ wishlist_code: 'its hash', wishlist_code_sealed: Buffer.from(listCode) },
    })
    .execute()
  await db.insertInto('two_factor').values({ user_id: userId, secret: secretInClear, begun_at: now }).execute()
  await db.insertInto('signing_keys').values({ name: 'links', key: keyInClear }).execute()
  const attempt = { caller: 'guest', endpoint: 'POST /bookings', created_at: now, is_sealed: false }
  const answer = Buffer.from(JSON.stringify({ status: 200, body: '{"token":"clear-token"}' }))
  await db
    .insertInto('idempotency_keys')
    .values([
      { ...attempt, key: 'clear-attempt-name', body_hash: hashInput({ day: 1 }), answer },
      { ...attempt, key: 'clear-attempt-name-2', body_hash: hashInput({ day: 2 }), answer: null },
    ])
    .execute()
  return userId
}

test('the first start seals what lay in clear, and everything goes on as before', async () => {
  const { db, start, settings } = await newHouse()
  const userId = await layInClear(db)
  expect(await whereWordsStand(db, words), 'whoever looks finds it (the control)').toHaveLength(5)
  const { keys, said } = await start()
  expect(said).toEqual(['Sealed 5 secrets that lay in the database in clear'])
  expect(await whereWordsStand(db, words)).toEqual([])

  const ctx = { db, log, clock: { now: () => now }, settings: { ...settings(), secretKeys: keys } }
  expect(await signingKey(db, 'links', keys)).toEqual(keyInClear)
  const row = await db.selectFrom('two_factor').selectAll().executeTakeFirstOrThrow()
  expect(unseal(keys, `two_factor.secret of ${userId}`, row.secret)).toEqual(secretInClear)
  expect(await wishlistCodeOf(ctx, userId)).toBe(listCode)
  // An attempt of before is still the same attempt.
  const call = { caller: 'guest', endpoint: 'POST /bookings', key: 'clear-attempt-name', input: { day: 1 } }
  const toAnswer = () => ({ status: 500, body: null })
  const again = await createAttempts(ctx).once({ ...call, toAnswer }, async () => {
    throw new Error('It is not done a second time.')
  })
  expect(again).toEqual({ answer: { status: 200, body: '{"token":"clear-token"}' }, replayed: true })

  expect((await start()).said, 'a second start finds nothing to do').toEqual([])
})

test('the key is a file for its owner alone, made once however many start together', async () => {
  const { db, dataDir, file, start } = await newHouse()
  const all = await Promise.all(Array.from({ length: 4 }, () => start()))
  expect(new Set(all.map(({ keys }) => keys[0]?.id.toString('hex'))).size).toBe(1)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readFile(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
  expect(await readdir(dataDir)).toEqual(['secret.key'])
  await chmod(file, 0o644)
  await start()
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await whereWordsStand(db, [(await readFile(file, 'utf8')).trim()])).toEqual([])
})

test('a lost key, another key and no key at all are refused in one sentence that names the file', async () => {
  const { file, start } = await newHouse()
  await start()
  const right = await readFile(file, 'utf8')
  await rm(file)
  const lost = `The key to the secrets in the database is lost: put the file ${file} back in its place, or set SECRET_KEY.`
  await expect(start()).rejects.toThrow(lost)
  await expect(stat(file), 'none is made in its place').rejects.toThrow('ENOENT')
  await writeFile(file, `${newSecretKeyText()}\n`)
  await expect(start()).rejects.toThrow(
    `The file ${file} holds another key than the one that sealed the secrets in this database: put the right one in its place.`,
  )
  await writeFile(file, 'not a key\n')
  await expect(start()).rejects.toThrow(`The file ${file} must hold keys of 64 hexadecimal digits, one on each line.`)
  await expect(start({ SECRET_KEY: newSecretKeyText() })).rejects.toThrow(/^SECRET_KEY is another key than the one /)
  // Control: the right one opens, from the file and from the environment.
  await writeFile(file, right)
  await start()
  await rm(file)
  await start({ SECRET_KEY: right.trim() })
})

test('a newer key takes over: everything is sealed anew, links live on, and the old key can go', async () => {
  const { db, start, settings } = await newHouse()
  await layInClear(db)
  const [old, young] = [newSecretKeyText(), newSecretKeyText()]
  const first = await start({ SECRET_KEY: old })
  const ctx = (keys: SecretKeys) => ({ db, settings: { ...settings(), secretKeys: keys } })
  const link = await signLink(ctx(first.keys), 'paper', 'AN-7K2M9P', new Date(now.getTime() + 1000))
  await expect(start({ SECRET_KEY: young }), 'without the old one nothing opens').rejects.toThrow(
    /^SECRET_KEY is another/,
  )

  // Where several processes run: all of them learn the new key first, and only then it seals.
  expect((await start({ SECRET_KEY: old, SECRET_KEY_OLD: young })).said).toEqual([])
  const { said } = await start({ SECRET_KEY: young, SECRET_KEY_OLD: old })
  expect(said).toEqual(['Sealed 4 secrets anew with the newest key'])

  const { keys } = await start({ SECRET_KEY: young })
  expect(await signingKey(db, 'links', keys)).toEqual(keyInClear)
  expect(await openLink(ctx(keys), 'paper', link, now)).toEqual({ state: 'good', payload: 'AN-7K2M9P' })
  await expect(start({ SECRET_KEY: old })).rejects.toThrow(/^SECRET_KEY is another/)
})

test('the same in the file: a new line on top', async () => {
  const { db, file, start } = await newHouse()
  await layInClear(db)
  await start()
  const old = await readFile(file, 'utf8')
  const young = `${newSecretKeyText()}\n`
  await writeFile(file, `# since November\n${young}${old}`)
  expect((await start()).said).toEqual(['Sealed 4 secrets anew with the newest key'])
  await writeFile(file, young)
  await start()
  await writeFile(file, old)
  await expect(start()).rejects.toThrow(`The file ${file} holds another key`)
})

test('a start that is refused has changed nothing', async () => {
  const { db, start } = await newHouse()
  await start({ SECRET_KEY: newSecretKeyText() })
  const secret = randomBytes(20)
  await db
    .insertInto('users')
    .values({ full_name: 'Rei', role: 'user', email: 'r@e.example', email_key: 'r@e.example', password_hash: 'x' })
    .execute()
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await db.insertInto('two_factor').values({ user_id: id, secret, begun_at: now }).execute()
  await expect(start({ SECRET_KEY: newSecretKeyText() })).rejects.toThrow(/^SECRET_KEY is another/)
  expect((await db.selectFrom('two_factor').selectAll().executeTakeFirstOrThrow()).secret).toEqual(secret)
})

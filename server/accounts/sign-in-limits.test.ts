import { expect, test } from 'vitest'
import { startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { addPerson, trySignIn } from '#server/testing/people.ts'
import { accountLimit, addressLimit, network, pairLimit, secondsToWait } from './sign-in.rules.ts'

async function annaiWithMika(settings = {}): Promise<TestAnnai> {
  const annai = await startTestAnnai({ settings })
  await addPerson(annai, 'mika@example.com')
  return annai
}

const guess = (annai: TestAnnai, more = {}) => trySignIn(annai, { password: 'guess', ...more })

async function statuses(tries: Promise<{ statusCode: number }>[]) {
  return (await Promise.all(tries)).map((answer) => answer.statusCode)
}

test('after five wrong tries the sixth has to wait, and after a minute it goes on', async () => {
  const annai = await annaiWithMika()
  for (let i = 0; i < pairLimit.tries; i++) expect((await guess(annai)).statusCode).toBe(401)
  const paused = await trySignIn(annai)
  expect(paused.statusCode).toBe(429)
  expect(paused.headers['retry-after']).toBe('60')
  expect(paused.json()).toMatchObject({ code: 'accounts.too-many-attempts', retryAfterSeconds: 60 })
  annai.clock.advance(60_000)
  expect((await trySignIn(annai)).statusCode).toBe(200)
})

test('a hundred guesses at once are no more than five guesses', async () => {
  const annai = await annaiWithMika()
  const answers = await statuses(Array.from({ length: 100 }, () => guess(annai)))
  expect(answers.filter((status) => status === 401)).toHaveLength(pairLimit.tries)
  expect(answers.filter((status) => status === 429)).toHaveLength(100 - pairLimit.tries)
})

test('an unknown address is limited exactly like a known one', async () => {
  const annai = await annaiWithMika()
  const known = []
  const unknown = []
  for (let i = 0; i < 7; i++) {
    known.push((await guess(annai, { address: '203.0.113.1' })).statusCode)
    unknown.push((await guess(annai, { address: '203.0.113.2', email: 'nobody@example.com' })).statusCode)
  }
  expect(unknown).toEqual(known)
  expect(known).toContain(429)
})

test('neither a made-up X-Forwarded-For nor a made-up bearer gives another try', async () => {
  const annai = await annaiWithMika()
  const tries = []
  for (let i = 0; i < 8; i++) {
    const headers = { 'x-forwarded-for': `198.51.100.${i}`, authorization: `Bearer ${'x'.repeat(42)}${i}` }
    tries.push((await guess(annai, { headers })).statusCode)
  }
  expect(tries.filter((status) => status === 401)).toHaveLength(pairLimit.tries)
})

test('behind a trusted proxy the visitor counts, not the proxy (the control: the same header, believed)', async () => {
  const annai = await annaiWithMika({ trustProxy: 1 })
  const tries = []
  for (let i = 0; i < 8; i++)
    tries.push((await guess(annai, { headers: { 'x-forwarded-for': `198.51.100.${i}` } })).statusCode)
  expect(new Set(tries)).toEqual(new Set([401]))
})

test('an address that is none, or has a zone, counts as the socket or as itself, and breaks nothing', async () => {
  const annai = await annaiWithMika({ trustProxy: 1 })
  for (const forwarded of [
    'not an address',
    '1.2.3.4.5',
    "'; DROP TABLE users",
    '',
    ',,,',
    'fe80::1%eth0',
    '999.1.1.1',
  ]) {
    const answer = await guess(annai, {
      email: `person${forwarded.length}@example.com`,
      headers: { 'x-forwarded-for': forwarded },
    })
    expect(answer.statusCode, forwarded).toBe(401)
  }
})

test('somebody who attacks an account from one place or from many cannot lock its owner out', async () => {
  const annai = await annaiWithMika()
  for (let i = 0; i < 20; i++) await guess(annai, { address: '203.0.113.66' })
  expect((await trySignIn(annai, { address: '198.51.100.1' })).statusCode).toBe(200)

  const many = Array.from({ length: accountLimit.tries + 20 }, (_, i) => `198.51.${100 + (i >> 7)}.${i & 127}`)
  for (const address of many) await guess(annai, { address })
  expect((await trySignIn(annai, { address: '192.0.2.80' })).statusCode).toBe(200)
  expect((await trySignIn(annai, { address: '198.51.100.1' })).statusCode).toBe(200)
})

test('under such an attack a strange address has one try a minute', async () => {
  const annai = await annaiWithMika()
  for (let i = 0; i <= accountLimit.tries; i++) await guess(annai, { address: `198.51.100.${i}` })
  expect((await guess(annai, { address: '192.0.2.80' })).statusCode).toBe(401)
  expect((await guess(annai, { address: '192.0.2.80' })).statusCode).toBe(429)
})

test('one address cannot try its luck with many accounts, but those who live there still come in', async () => {
  const annai = await annaiWithMika()
  expect((await trySignIn(annai, { address: '203.0.113.9' })).statusCode).toBe(200)
  for (let i = 0; i < addressLimit.tries; i++)
    await guess(annai, { address: '203.0.113.9', email: `person${i}@example.com` })
  expect((await guess(annai, { address: '203.0.113.9', email: 'one-more@example.com' })).statusCode).toBe(429)
  expect((await trySignIn(annai, { address: '203.0.113.9' })).statusCode).toBe(200)
})

test('signing in rightly, however often, is never slowed down', async () => {
  const annai = await annaiWithMika()
  for (let i = 0; i < 12; i++) expect((await trySignIn(annai)).statusCode).toBe(200)
})

test('counts are kept in the database, so a second process continues them', async () => {
  const annai = await annaiWithMika()
  const second = await startTestAnnai({ databaseUrl: annai.databaseUrl })
  for (let i = 0; i < pairLimit.tries; i++) await guess(annai)
  expect((await guess(second)).statusCode).toBe(429)
})

test('a window that is over is swept away', async () => {
  const annai = await annaiWithMika()
  await guess(annai, { address: '203.0.113.20' })
  annai.clock.advance(3_600_000)
  await trySignIn(annai, { address: '203.0.113.21' })
  const { rows } = await annai.database.pool.query('SELECT bucket FROM attempt_counters WHERE resets_at <= $1', [
    annai.clock.now(),
  ])
  expect(rows).toEqual([])
})

test('a household of IPv6 counts as one address, an IPv4 address as itself', () => {
  expect(network('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(network('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(network('::1')).toBe('0:0:0:0::/64')
  expect(network('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(network('192.0.2.1')).toBe('192.0.2.1')
})

test('the wait is never less than a second', () => {
  const now = new Date('2026-11-15T00:00:00Z')
  const full = { hits: 99, resetsAt: new Date(now.getTime() + 1) }
  expect(secondsToWait({ pair: full, address: full, account: full, familiar: true }, now)).toBe(1)
})

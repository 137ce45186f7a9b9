import { expect, onTestFinished, test, vi } from 'vitest'
import { type Endpoint, takesJson, usualBody } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { signIn } from '#server/testing/scene.ts'
import { bytesInWords, holdsMoreThan } from './json-body.ts'

const shared = shareTestAnnai({ demo: true })
const everyCall: Endpoint[] = Object.values(endpoints).flatMap((group) => Object.values<Endpoint>(group))
const json = { 'content-type': 'application/json' }
const draft = '/api/admin/tours/00000000-0000-4000-8000-000000000000/draft'

async function send(
  url: string,
  payload: string,
  headers: Record<string, string> = {},
  method: 'POST' | 'PUT' = 'POST',
) {
  const answer = await shared().app.inject({ method, url, payload, headers: { ...json, ...headers } })
  return { status: answer.statusCode, body: answer.json() }
}

/** What was read as JSON of what we sent: nothing, where it was refused before. */
function watchParsing(): () => number {
  const parse = vi.spyOn(JSON, 'parse')
  onTestFinished(() => parse.mockRestore())
  return () => parse.mock.calls.filter(([text]) => String(text).startsWith('{"watched"')).length
}

const ofBytes = (bytes: number) => `{"watched":"${'a'.repeat(bytes - '{"watched":""}'.length)}"}`
const ofValues = (values: number) => `{"watched":[${Array(values - 1).fill(0)}]}`

test('a body of 64 KB is read by every call, and a byte more by none that does not ask for it', async () => {
  const parsed = watchParsing()
  expect(await send('/api/login', ofBytes(64 * 1024))).toMatchObject({ status: 400 })
  expect(parsed()).toBe(1)
  const refused = await send('/api/login', ofBytes(64 * 1024 + 1))
  expect(refused).toMatchObject({ status: 413, body: { code: 'platform.too-large' } })
  expect(refused.body.error).toContain('64 KB')
  expect(parsed()).toBe(1)
  // A text with its formulas, and whole matrices of every way between two areas.
  const large = ['/admin/tours/:id/draft', '/admin/driving-matrix', '/admin/area-distances']
  expect(everyCall.filter(({ largeBody }) => largeBody).map(({ path }) => path)).toEqual(large)
})

test('every call that takes JSON, and every address that takes none, refuses 64 KB and a byte before reading it', async () => {
  const parsed = watchParsing()
  const plain = everyCall.filter((call) => takesJson(call) && !call.largeBody)
  expect(plain.length).toBeGreaterThan(90)
  const addresses = plain.map(({ method, path }) => ({ method, url: `/api${path.replace(/:\w+/g, 'x')}` }))
  for (const { method, url } of [...addresses, { method: 'POST' as const, url: '/api/nothing-here' }]) {
    const answer = await shared().app.inject({ method, url, payload: ofBytes(64 * 1024 + 1), headers: json })
    expect([answer.statusCode, answer.json().code], url).toEqual([413, 'platform.too-large'])
  }
  expect(parsed()).toBe(0)
})

test('many small values are refused by their number before they are read', async () => {
  const parsed = watchParsing()
  for (const body of [ofValues(30_000), ofValues(usualBody.mostValues + 2), `{"watched":${'{"a":'.repeat(6_000)}`]) {
    const refused = await send('/api/login', body)
    expect(refused).toMatchObject({ status: 413, body: { code: 'platform.too-many-values' } })
    expect(refused.body.error).toContain('5,000')
  }
  expect(await send('/api/quotes', `{"watched":[${Array(100_000).fill(0)}]}`)).toMatchObject({ status: 413 })
  expect(parsed()).toBe(0)
  // The control: as many as may be are read.
  expect(await send('/api/login', ofValues(usualBody.mostValues))).toMatchObject({ status: 400 })
  expect(parsed()).toBe(1)
})

test('the draft of a tour may be large, for who may write one, and is not without end either', async () => {
  const { headers } = await signIn(shared(), 'admin')
  const parsed = watchParsing()
  // Nobody else is even read.
  expect(await send(draft, ofBytes(900_000), {}, 'PUT')).toMatchObject({ status: 401 })
  expect(await send(draft, ofBytes(900_000), (await signIn(shared())).headers, 'PUT')).toMatchObject({ status: 403 })
  expect(parsed()).toBe(0)
  expect(await send(draft, ofBytes(900_000), headers, 'PUT')).toMatchObject({ status: 400 })
  expect(await send(draft, ofValues(140_000), headers, 'PUT')).toMatchObject({ status: 400 })
  expect(parsed()).toBe(2)
  for (const [body, code, most] of [
    [ofBytes(1024 * 1024 + 1), 'platform.too-large', '1 MB'],
    [ofValues(160_000), 'platform.too-many-values', '150,000'],
  ] as const) {
    const refused = await send(draft, body, headers, 'PUT')
    expect(refused).toMatchObject({ status: 413, body: { code, fields: { 'draft.details': expect.anything() } } })
    expect(refused.body.error).toContain(most)
  }
  expect(parsed()).toBe(2)
})

test('what is quoted is one value, however many signs it holds', () => {
  const values = (value: unknown, most: number) => holdsMoreThan(JSON.stringify(value), most)
  expect(values({ text: ',[{'.repeat(1000) }, 1)).toBe(false)
  expect(values({ text: `\\"${',"\\'.repeat(100)}` }, 1)).toBe(false)
  expect(values([1, 2, 3], 3)).toBe(false)
  expect(values([1, 2, 3], 2)).toBe(true)
  expect(values([{ a: [] }], 2)).toBe(true)
  // What is no JSON is counted as far as it goes.
  expect(holdsMoreThan(`"${','.repeat(100)}`, 5)).toBe(false)
  expect(holdsMoreThan(','.repeat(100), 5)).toBe(true)
})

test('a limit is named as people say it', () => {
  expect([64 * 1024, 1024 * 1024, 12_000_000, 12 * 1024 * 1024].map(bytesInWords)).toEqual([
    '64 KB',
    '1 MB',
    '12 MB',
    '12 MB',
  ])
})

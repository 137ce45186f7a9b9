import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { toWire } from '#contract/call.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorCatalogue } from '#contract/errors.ts'
import { endpoints } from '#contract/index.ts'
import { holdsRight, officeRoles } from '#core/office-rights.ts'
import type { Named } from '#server/testing/access-named.ts'
import { accessTable } from '#server/testing/access-table.ts'
import { shareTestAnnai, startTestAnnai } from '#server/testing/annai.ts'
import { type Belongings, personWithBelongings } from '#server/testing/belongings.ts'
import { type CallerName, callerNames, everyCaller, isOfOffice, type TestCaller } from '#server/testing/callers.ts'
import { openStream, portOf } from '#server/testing/streams.ts'
import { rowsNaming } from '#server/testing/words-in-database.ts'

const every = Object.entries(endpoints).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({
    name,
    endpoint: endpoint as Endpoint,
    named: namedBy(group, name),
  })),
)

/** A call without an entry names nothing that could be tried, and fails. */
function namedBy(group: string, name: string): Named {
  const named = (accessTable as Record<string, Record<string, Named>>)[group]?.[name]
  if (!named) throw new Error(`Say in the access table what ${group}.${name} names.`)
  return named
}

type Callers = Awaited<ReturnType<typeof everyCaller>>
let owner: Belongings | undefined
let callers: Callers | undefined
let asked = 0
const shared = shareTestAnnai({ demo: true }, async (annai) => {
  owner = await personWithBelongings(annai)
  callers = await everyCaller(annai, owner)
})

function scene() {
  if (!owner || !callers) throw new Error('Nobody is there yet.')
  return { owner, callers }
}

/** Each from another network, so that nobody is refused for how often they ask. */
async function ask(endpoint: Endpoint, input: object, headers: Record<string, string>) {
  asked++
  const { path, body } = toWire(endpoint, withPlaces(endpoint, input))
  const file = endpoint.upload && { payload: picture, headers: { 'content-type': 'image/png' } }
  const json = body && { payload: body, headers: { 'content-type': 'application/json' } }
  const { headers: type, ...payload } = { ...json, ...file }
  if (endpoint.stream) return askForStream(path, headers)
  const answer = await shared().app.inject({
    ...{ method: endpoint.method, url: `/api${path}`, ...payload },
    headers: { ...headers, ...type, 'idempotency-key': randomUUID() },
    remoteAddress: `10.${asked >> 8}.${asked & 255}.1`,
  })
  return { status: answer.statusCode, code: codeOf(answer.body), body: answer.body }
}

/** It has no end to wait for: whoever is let in hears the first line and goes. */
async function askForStream(path: string, headers: Record<string, string>) {
  const stream = await openStream(shared(), path, headers)
  stream.hangUp()
  const body = stream.text()
  return { status: stream.status, code: stream.lines.length > 0 ? undefined : codeOf(body), body }
}

const picture = Buffer.from('89504e470d0a1a0a', 'hex')

/** What nobody gave: an object that there is none of. */
const withPlaces = ({ path }: Endpoint, input: object) => ({
  ...Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '00000000-0000-4000-8000-000000000000']),
  ),
  ...input,
})

const codeOf = (body: string) => (body.startsWith('{') ? (JSON.parse(body).code as string | undefined) : undefined)

/** What somebody with this session hears at the door; undefined where they come in. */
function expectedOf(endpoint: Endpoint, caller: TestCaller) {
  const { access } = endpoint
  if (access === 'public') return undefined
  if (caller.role === null) return 'platform.not-signed-in'
  if (access !== 'session' && access !== caller.role) return 'platform.forbidden'
  return access === 'admin' && !holds(caller, endpoint) ? 'platform.right-missing' : undefined
}

const holds = ({ officeRoles }: TestCaller, { right, alsoRight = right }: Endpoint) =>
  right !== undefined && alsoRight !== undefined && holdsRight(officeRoles, right) && holdsRight(officeRoles, alsoRight)

const isEntitled = (endpoint: Endpoint, named: Named, name: CallerName, caller: TestCaller) =>
  named.names === 'theirs' && (name === 'user' || (named.office && holds(caller, endpoint)))

/** Where a call of guests names no right, every role is the same guest: one stands for them. */
const isOne = ({ access, right }: Endpoint, caller: CallerName) =>
  access !== 'public' || right !== undefined || !isOfOffice(caller) || caller === 'owner'

const doorCodes = ['platform.not-signed-in', 'platform.forbidden', 'platform.right-missing']

/** Some thousand calls: only what hangs is to be ended. */
const timeout = 180_000

test('every endpoint × every caller: it opens to those whom it names, and what is theirs to nobody else', {
  timeout,
}, async () => {
  const { owner, callers } = scene()
  const { db } = shared().ctx
  await owner.headers()
  // Tries may be counted.
  const rows = async () => (await rowsNaming(db, owner.words)).filter((row) => !row.startsWith('attempt_counters'))
  const before = await rows()
  for (const { name, endpoint, named } of every) {
    // To whom it belongs comes last, since they may do everything to it.
    const strangers = callerNames.filter(
      (caller) => caller !== 'user' && isOne(endpoint, caller) && !isEntitled(endpoint, named, caller, callers[caller]),
    )
    const answers = strangers.map(async (caller) => {
      const { headers, signInAgain } = callers[caller]
      const { status, code, body } = await ask(endpoint, named.input?.(owner) ?? {}, await headers())
      if (endpoint.method !== 'GET' && status < 400) signInAgain?.()
      const title = `${caller} at ${name}: ${status} ${body}`
      const door = expectedOf(endpoint, callers[caller])
      if (door) expect(code, title).toBe(door)
      else if (named.names !== 'nothing') expect(code, title).toBe(named.refusal)
      else expect(doorCodes, title).not.toContain(code)
      expect(status, title).toBeLessThan(500)
      const said = owner.words.filter((word) => body.includes(word))
      if (!isOfOffice(caller)) expect(said, title).toEqual([])
    })
    await Promise.all(answers)
  }
  expect(await rows()).toEqual(before)
})

test('the same calls open to whom it belongs, and to the office where it works with it (the control)', {
  timeout,
}, async () => {
  const { owner, callers } = scene()
  for (const { name, endpoint, named } of every.toSorted((a, b) => rank(a) - rank(b)))
    for (const caller of ['user', ...officeRoles] as const) {
      if (caller !== 'user' && !isEntitled(endpoint, named, caller, callers[caller])) continue
      const { headers, signInAgain } = callers[caller]
      const input = named.names === 'theirs' ? named.input(owner) : {}
      const { code, status, body } = await ask(endpoint, input, await headers())
      if (endpoint.method !== 'GET' && status < 400) signInAgain?.()
      const title = `${caller} at ${name}: ${status} ${body}`
      const door = expectedOf(endpoint, callers[caller])
      if (door) expect(code, title).toBe(door)
      else if (named.names === 'theirs') expect(['platform.internal', named.refusal], title).not.toContain(code)
      else expect(doorCodes, title).not.toContain(code)
    }
})

/** What is taken away, or ended together with others, cannot be tried afterwards. */
const rank = ({ endpoint: { method, path }, named }: (typeof every)[number]) =>
  named.names === 'theirs' ? Number(method === 'DELETE' || /cancel|move/.test(path)) : 2

test('whoever may not send a file is told before any of it is read', async () => {
  const port = await portOf(shared().app)
  const uploads = every.filter(({ endpoint }) => endpoint.upload && endpoint.access !== 'public')
  expect(uploads.length).toBeGreaterThan(0)
  for (const { endpoint } of uploads) {
    // The heads are sent and nothing after them: who waits for the file would never answer.
    const status = await new Promise((resolve, reject) => {
      const headers = { 'content-type': 'image/png', 'content-length': 4_000_000 }
      const sent = request({ port, host: '127.0.0.1', method: endpoint.method, path: `/api${endpoint.path}`, headers })
      sent.on('response', (answer) => {
        resolve(answer.statusCode)
        sent.destroy()
      })
      sent.on('error', reject)
      sent.flushHeaders()
    })
    expect(status, endpoint.path).toBe(401)
  }
})

test('every endpoint of the contract is served, and every refusal it names is defined', async () => {
  const { app } = shared()
  await app.ready()
  for (const { endpoint } of every) {
    expect(app.hasRoute({ method: endpoint.method, url: `/api${endpoint.path}` }), endpoint.path).toBe(true)
    for (const code of endpoint.errors ?? []) expect(errorCatalogue).toHaveProperty([code])
  }
})

test('the API reference lists every endpoint, as OpenAPI 3.1 and as a page', async () => {
  const { app } = shared()
  const openApi = (await app.inject('/api/openapi.json')).json()
  expect(openApi.openapi).toBe('3.1.0')
  const docs = await app.inject('/api/docs')
  expect(docs.headers['content-type']).toContain('text/html')
  for (const { endpoint } of every) {
    const operation = openApi.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
    expect(operation, endpoint.path).toMatchObject({ summary: endpoint.summary, 'x-access': endpoint.access })
    expect(docs.body).toContain(endpoint.summary)
  }
  expect(openApi.paths['/login'].post.requestBody.content['application/json'].schema).toMatchObject({
    additionalProperties: false,
    required: ['email', 'password'],
  })
})

test('API_BASE_URL moves the API, and on another origin lets in only our own pages', async () => {
  const moved = await startTestAnnai({ settings: { apiBaseUrl: '/backend/v1' } })
  expect((await moved.app.inject('/backend/v1/demo-accounts')).statusCode).toBe(200)
  expect((await moved.app.inject('/')).body).toContain('data-api-base-url="/backend/v1"')

  const settings = { publicUrl: 'https://annai.example', apiBaseUrl: 'https://api.annai.example/v1' }
  const { app } = await startTestAnnai({ settings })
  const preflight = (origin: string) => app.inject({ method: 'OPTIONS', url: '/v1/login', headers: { origin } })
  expect((await preflight('https://annai.example')).headers['access-control-allow-origin']).toBe(
    'https://annai.example',
  )
  expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
  expect((await app.inject('/')).headers['content-security-policy']).toContain(
    "connect-src 'self' https://api.annai.example;",
  )
})

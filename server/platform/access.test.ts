import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints, errorCatalogue } from '#contract/index.ts'
import { startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { addPerson, bearing, tokenOf } from '#server/testing/people.ts'

const every: Endpoint[] = Object.values(endpoints).flatMap((calls) => Object.values(calls))

test('every endpoint opens to exactly those whom it names', async () => {
  const annai = await startTestAnnai()
  await addPerson(annai, 'user@example.com', 'user')
  await addPerson(annai, 'admin@example.com', 'admin')
  const callers = {
    nobody: () => ({}),
    forged: () => bearing('A'.repeat(43)),
    user: signedIn(annai, 'user@example.com'),
    admin: signedIn(annai, 'admin@example.com'),
  }
  const admitted: Record<Endpoint['access'], string[]> = {
    public: ['nobody', 'forged', 'user', 'admin'],
    session: ['user', 'admin'],
    user: ['user'],
    admin: ['admin'],
  }
  for (const endpoint of every) {
    for (const [name, headers] of Object.entries(callers)) {
      const url = `/api${endpoint.path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')}`
      const answer = await annai.app.inject({ method: endpoint.method, url, headers: await headers() })
      const code = answer.body ? answer.json().code : undefined
      const refused = code === 'platform.not-signed-in' || code === 'platform.forbidden'
      expect(refused, `${name} at ${endpoint.method} ${endpoint.path}`).toBe(!admitted[endpoint.access].includes(name))
    }
  }
})

/** Signs in once, and anew only when a call has ended the session, as signing out does. */
function signedIn(annai: TestAnnai, email: string) {
  let headers: { authorization: string } | undefined
  return async () => {
    const stillKnown = headers && (await annai.app.inject({ url: '/api/me', headers })).statusCode === 200
    if (!headers || !stillKnown) headers = bearing(await tokenOf(annai, email))
    return headers
  }
}

test('every endpoint of the contract is served, and every refusal it names is defined', async () => {
  const { app } = await startTestAnnai()
  for (const endpoint of every) {
    expect(app.hasRoute({ method: endpoint.method, url: `/api${endpoint.path}` }), endpoint.path).toBe(true)
    for (const code of endpoint.errors ?? []) expect(errorCatalogue).toHaveProperty([code])
  }
})

test('the API reference lists every endpoint, as OpenAPI 3.1 and as a page', async () => {
  const { app } = await startTestAnnai()
  const openApi = (await app.inject('/api/openapi.json')).json()
  expect(openApi.openapi).toBe('3.1.0')
  const docs = await app.inject('/api/docs')
  expect(docs.headers['content-type']).toContain('text/html')
  for (const endpoint of every) {
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

import { request } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestAnnai } from '#server/testing/annai.ts'
import type { App } from './http.ts'

const json = { 'content-type': 'application/json' }
const credentials = { email: 'mika@example.com', password: 'x' }

/** Listens, and asks with the path exactly as written: inject and fetch would tidy it up first. */
async function listening(app: App) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const get = (path: string) =>
    new Promise<{ status: number; location: string | undefined; body: string }>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, agent: false }, async (answer) => {
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location,
          body: (await answer.toArray()).join(''),
        })
      })
        .on('error', reject)
        .end()
    })
  return { port, get }
}

test('bad input gets a fitting 4xx in the error shape, and names the field', async () => {
  const { app } = await startTestAnnai()
  const cases: [
    name: string,
    status: number,
    code: string,
    field: string | undefined,
    payload: string | Buffer,
    headers?: Record<string, string>,
  ][] = [
    ['broken JSON', 400, 'platform.malformed-json', undefined, '{"email":'],
    ['JSON that poisons prototypes', 400, 'platform.malformed-json', undefined, '{"__proto__":{"role":"admin"}}'],
    ['10 MB', 413, 'platform.too-large', undefined, `{"email":"${'a'.repeat(10_000_000)}"}`],
    [
      'a form',
      415,
      'platform.unsupported-type',
      undefined,
      'email=a',
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    ['no content type', 415, 'platform.unsupported-type', undefined, 'hello', { 'content-type': '' }],
    ['a list', 400, 'platform.invalid-input', 'body', '[]'],
    ['null', 400, 'platform.invalid-input', 'body', 'null'],
    ['a number', 400, 'platform.invalid-input', 'body', '7'],
    ['nothing', 400, 'platform.invalid-input', 'email', ''],
    ['a number for an address', 400, 'platform.invalid-input', 'email', '{"email":7,"password":"x"}'],
    ['an object for a password', 400, 'platform.invalid-input', 'password', '{"email":"a@b.cd","password":{"$ne":1}}'],
    ['an unknown field', 400, 'platform.invalid-input', 'role', JSON.stringify({ ...credentials, role: 'admin' })],
    ['NUL in an address', 400, 'platform.invalid-input', 'email', '{"email":"a\\u0000@b.cd","password":"x"}'],
    ['NUL in a password', 400, 'platform.invalid-input', 'password', '{"email":"a@b.cd","password":"x\\u0000"}'],
    ['half a surrogate', 400, 'platform.invalid-input', 'password', '{"email":"a@b.cd","password":"\\ud800"}'],
    [
      '10,000 characters of address',
      400,
      'platform.invalid-input',
      'email',
      JSON.stringify({ ...credentials, email: `${'a'.repeat(10_000)}@b.cd` }),
    ],
    [
      'an address without a host',
      400,
      'platform.invalid-input',
      'email',
      JSON.stringify({ ...credentials, email: 'mika' }),
    ],
    [
      'a right-to-left override',
      400,
      'platform.invalid-input',
      'email',
      JSON.stringify({ ...credentials, email: 'mika\u202e@example.com' }),
    ],
    [
      'a header injection',
      400,
      'platform.invalid-input',
      'email',
      JSON.stringify({ ...credentials, email: 'mika@example.com\r\nBcc: x@y.zz' }),
    ],
    [
      '1,000 characters of password',
      400,
      'platform.invalid-input',
      'password',
      JSON.stringify({ ...credentials, password: 'x'.repeat(1000) }),
    ],
  ]
  for (const [name, status, code, field, payload, headers] of cases) {
    const answer = await app.inject({ method: 'POST', url: '/api/login', payload, headers: headers ?? json })
    expect(answer.statusCode, name).toBe(status)
    expect(answer.headers['content-type'], name).toBe('application/json; charset=utf-8')
    const body = answer.json()
    expect(body, name).toMatchObject({
      code,
      error: expect.stringMatching(/\.$/),
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    if (field) expect(Object.keys(body.fields ?? {}), name).toContain(field)
    expect(JSON.stringify(body), name).not.toMatch(/stack|node_modules|SELECT|\/server\//)
  }
})

test('unknown API paths are 404 in the error shape, whatever the method', async () => {
  const { app } = await startTestAnnai()
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    for (const url of ['/api/nope', '/api/', '/api', '/api/login/extra', '/api/..%2flogin', '/api//login']) {
      const answer = await app.inject({ method, url })
      expect(answer.statusCode, `${method} ${url}`).toBe(404)
      expect(answer.json(), `${method} ${url}`).toMatchObject({ code: 'platform.unknown-path' })
    }
  }
  expect((await app.inject({ method: 'GET', url: '/api/login' })).json()).toMatchObject({
    code: 'platform.wrong-method',
  })
})

test('an empty body with a JSON header is a call without input', async () => {
  const { app } = await startTestAnnai()
  const answer = await app.inject({ method: 'POST', url: '/api/logout', headers: json, payload: '' })
  expect(answer.json()).toMatchObject({ code: 'platform.not-signed-in' })
})

test('paths that climb, hold NUL or double slashes lead to /not-found and nowhere else', async () => {
  const { app } = await startTestAnnai()
  const { get } = await listening(app)
  for (const url of [
    '/../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/a/..%2f..%2fb',
    '/%00',
    '/about-us%00',
    '//evil.example',
    '//evil.example/%2f..',
    '/\\evil.example',
    '/about-us//',
    '/%',
    '/%E0%A4%A',
    `/${'a'.repeat(5000)}`,
  ]) {
    expect(await get(url), url).toMatchObject({ status: 302, location: '/not-found' })
  }
})

test('files outside the built assets cannot be read', async () => {
  const { app } = await startTestAnnai()
  const { get } = await listening(app)
  for (const url of [
    '/assets/../../server/index.js',
    '/assets/..%2f..%2fserver%2findex.js',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/.vite/manifest.json',
    '/assets/',
  ]) {
    const answer = await get(url)
    expect([302, 308, 400, 403, 404], url).toContain(answer.status)
    expect(answer.body, url).not.toMatch(/import|"name"/)
  }
})

test('what is not HTTP at all, and headers sent twice, are refused or read safely', async () => {
  const { app } = await startTestAnnai()
  const { port } = await listening(app)
  const say = (text: string) =>
    new Promise<string>((resolve) => {
      let heard = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (data) => {
        heard += data
      })
      socket.on('close', () => resolve(heard))
    })
  expect(await say('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*platform\.malformed-request/)
  expect(await say(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
  const twice = 'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'
  expect(await say(twice)).toMatch(/^HTTP\/1\.1 400 /)
  const bearers = `GET /api/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: Bearer ${'a'.repeat(43)}\r\nAuthorization: Bearer ${'b'.repeat(43)}\r\n\r\n`
  expect(await say(bearers)).toMatch(/^HTTP\/1\.1 401 /)
})

import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { addPerson, trySignIn } from '#server/testing/people.ts'
import { readTrustedProxies, trustIn } from './proxies.rules.ts'
import type { Settings } from './settings.ts'

interface Asked {
  path: string
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string
}

interface Heard {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** Over a real socket, with any Host that one likes. */
function ask(port: number, { path, method = 'GET', headers = {}, body = '' }: Asked): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
    asking.once('error', reject)
    asking.end(body)
  })
}

type Rewrite = (headers: IncomingHttpHeaders, from: string, toPort: number) => OutgoingHttpHeaders

/** As nginx with `proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for` passes a request on. */
const adding: Rewrite = (headers, from) => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], from].flat().filter(Boolean).join(', '),
})
/** As nginx does without any `proxy_set_header`: nothing gives it away. */
const silent: Rewrite = (headers, _, toPort) => ({ ...headers, host: `127.0.0.1:${toPort}` })

async function proxyTo(toPort: number, rewrite: Rewrite): Promise<number> {
  const proxy = createServer((asked, answer) => {
    const { method, url: path = '/', headers, socket } = asked
    const options = { host: '127.0.0.1', port: toPort, path, method, agent: false }
    const passed = request(
      { ...options, headers: rewrite(headers, socket.remoteAddress ?? '', toPort) },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 0, answered.headers)
        answered.pipe(answer)
      },
    )
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void proxy.close())
  return (proxy.address() as AddressInfo).port
}

async function listening(settings: Partial<Settings>): Promise<{ annai: TestAnnai; port: number }> {
  const annai = await startTestAnnai({ settings })
  await annai.app.listen({ host: '127.0.0.1', port: 0 })
  return { annai, port: (annai.app.server.address() as AddressInfo).port }
}

async function refusedOfForty(trustProxy: Settings['trustProxy'], proxies: number): Promise<number> {
  const { annai, port } = await listening({ trustProxy })
  await addPerson(annai, 'mika@example.com')
  let door = port
  for (let i = 0; i < proxies; i++) door = await proxyTo(door, adding)
  const statuses: number[] = []
  for (let i = 0; i < 40; i++) {
    // A forged visitor for each try, one or several deep.
    const forged = Array.from({ length: 1 + (i % 4) }, (_, at) => `198.51.${at}.${i}`).join(', ')
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': forged,
      'x-forwarded-host': 'evil.example',
    }
    const body = JSON.stringify({ email: 'mika@example.com', password: 'guess' })
    statuses.push((await ask(door, { path: '/api/login', method: 'POST', headers, body })).status)
  }
  expect(statuses.every((status) => status === 401 || status === 429)).toBe(true)
  return statuses.filter((status) => status === 429).length
}

test('forty wrong passwords under forged addresses are refused after five, behind one proxy and behind two', async () => {
  expect(await refusedOfForty(1, 1)).toBe(35)
  expect(await refusedOfForty(2, 2)).toBe(35)
})

test('proxies that are named by their address pass the visitor on, and nobody else does', async () => {
  const annai = await startTestAnnai({ settings: { trustProxy: '10.0.0.0/8,fd00::1' } })
  await addPerson(annai, 'mika@example.com')
  const guessFrom = async (address: string, forwarded: string) =>
    (await trySignIn(annai, { password: 'guess', address, headers: { 'x-forwarded-for': forwarded } })).statusCode
  const through = [...'abcdefgh'].map((_, i) => guessFrom('10.1.2.3', `198.51.100.${i}, 203.0.113.9, 10.9.9.9`))
  expect((await Promise.all(through)).filter((status) => status === 429)).toHaveLength(3)
  const past = [...'abcdefgh'].map((_, i) => guessFrom('203.0.113.10', `198.51.100.${i}`))
  expect((await Promise.all(past)).filter((status) => status === 429)).toHaveLength(3)
})

test('where more proxies are believed than stand there, forged addresses count (the control)', async () => {
  expect(await refusedOfForty(10, 1)).toBe(0)
})

test('a count believes so many hops and no more; addresses believe only whom they name', () => {
  const one = trustIn(1)
  expect(typeof one === 'function' && [one('203.0.113.9', 0), one('203.0.113.9', 1)]).toEqual([true, false])
  expect(trustIn(0)).toBe(false)
  const read: [text: string, means: unknown][] = [
    ['1', 1],
    ['true', 1],
    ['on', 1],
    ['2', 2],
    ['0', 0],
    ['off', 0],
    ['', 0],
    ['10.0.0.1, 192.168.0.0/16', '10.0.0.1,192.168.0.0/16'],
    ['::1,fd00::/8', '::1,fd00::/8'],
  ]
  for (const [text, means] of read) expect(readTrustedProxies(text), text).toBe(means)
  for (const text of ['11', '-1', '1.5', '0.0.0.0/0', '::/0', '10.0.0.1/33', '10.0.0', '1 2', 'all', '10.0.0.1,'])
    expect(readTrustedProxies(text), text).toBe('wrong')
})

test('the figures are open to the machine itself, and through no proxy, whether it says that it is one or not', async () => {
  const { port } = await listening({})
  expect((await ask(port, { path: '/metrics' })).text).toContain('annai_requests_total')
  for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via', 'cf-connecting-ip'])
    expect((await ask(port, { path: '/metrics', headers: { [name]: '127.0.0.1' } })).status, name).toBe(403)
  for (const host of ['annai.example', `annai.example:${port}`, `127.0.0.1:${port + 1}`, '127.0.0.1', 'localhost.evil'])
    expect((await ask(port, { path: '/metrics', headers: { host } })).status, host).toBe(403)
  // A proxy that leaves everything as it is, and so the name and port by which it was called.
  expect((await ask(await proxyTo(port, (headers) => headers), { path: '/metrics' })).status).toBe(403)
  expect((await ask(await proxyTo(port, adding), { path: '/metrics' })).status).toBe(403)
})

test('where the settings tell of a proxy or a public address, only the token opens the figures', async () => {
  for (const told of [{ trustProxy: 1 }, { trustProxy: '127.0.0.1' }, { publicUrl: 'https://annai.example' }]) {
    const { port } = await listening(told)
    const door = await proxyTo(port, silent)
    expect((await ask(door, { path: '/metrics' })).status, JSON.stringify(told)).toBe(403)
    expect((await ask(port, { path: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(403)
  }
  const metricsToken = 'a-token-of-twenty-letters'
  const { port } = await listening({ trustProxy: 1, metricsToken })
  const door = await proxyTo(port, silent)
  const status = async (authorization: string) =>
    (await ask(door, { path: '/metrics', headers: authorization ? { authorization } : {} })).status
  expect(await status('')).toBe(403)
  expect(await status('Bearer a-token-of-twenty-letterS')).toBe(403)
  expect(await status(`Bearer ${metricsToken}`)).toBe(200)
})

test('a silent proxy that no setting tells of cannot be told from the machine itself (why the settings count)', async () => {
  const { port } = await listening({})
  expect((await ask(await proxyTo(port, silent), { path: '/metrics' })).status).toBe(200)
})

test('neither a forged host nor a forged protocol changes what a page says of itself', async () => {
  const { port } = await listening({ trustProxy: 1 })
  const headers = { 'x-forwarded-host': 'evil.example', host: 'evil.example' }
  const page = await ask(port, { path: '/sitemap.xml', headers })
  expect(page.text).toContain('http://localhost:3000/')
  expect(page.text).not.toContain('evil.example')
})

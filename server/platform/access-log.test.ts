import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { startTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, post } from '#server/testing/bookings.ts'
import { pathOf } from '#server/testing/scene.ts'
import { createAccessLogger } from './log.ts'
import { pathWithoutSecrets } from './secrets.rules.ts'

test('the log names every request, and holds nothing that would open a booking', async () => {
  const lines: string[] = []
  const accessLog = createAccessLogger('info', { write: (line) => lines.push(line) })
  const annai = await startTestAnnai({ demo: true, accessLog })
  const held = await bookAndPay(annai)
  const { reference } = held.booking
  const { voucher, calendar } = (await post(annai, pathOf(held, 'documents'), { token: held.token })).body
  const { voucher_code: code } = await annai.ctx.db
    .selectFrom('bookings')
    .select('voucher_code')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  lines.length = 0
  const origin = await annai.app.listen({ host: '127.0.0.1', port: 0 })
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(origin + path, { method, redirect: 'manual' })
    await answer.arrayBuffer()
    return answer.status
  }
  const asked: [path: string, status: number, logged: string, method?: string][] = [
    [`/api/bookings/${reference}?token=${held.token}`, 200, `/api/bookings/${reference}`],
    [`/api/bookings/${reference}/refund?token=${held.token}`, 200, `/api/bookings/${reference}/refund`],
    [`/manage-booking?booking=${reference}&token=${held.token}`, 200, '/manage-booking'],
    [`/booking-confirmed?booking=${reference}&token=${held.token}`, 200, '/booking-confirmed'],
    [`/api${voucher}`, 200, '/api/documents/voucher/:token'],
    [`/api${calendar}`, 200, '/api/documents/calendar/:token'],
    [`/api${voucher}?token=${held.token}`, 404, '/api/documents/voucher/…', 'DELETE'],
    [`/api/documents/other${voucher}`, 404, '/api/documents/other/documents/voucher/…'],
    [`/api/vouchers/${code}`, 200, '/api/vouchers/:code'],
    [`/voucher/${code}`, 200, '/voucher/:code'],
    [`/voucher/${code}/`, 308, '/voucher/:code'],
    [`/no-such-page/${held.token}`, 302, '/no-such-page/…'],
    // The control: what is harmless stays readable.
    ['/tour/detail/kamakura-and-the-great-buddha?day=2026-12-09', 200, '/tour/detail/kamakura-and-the-great-buddha'],
    ['/api/places', 200, '/api/places'],
    ['/no-such-page/of-this-house', 302, '/no-such-page/of-this-house'],
  ]
  for (const [path, status, , method] of asked) expect(await ask(path, method), path).toBe(status)
  const logged = lines.map((line) => JSON.parse(line))
  // What a page asks for while it is rendered is a request of its own.
  for (const [path, status, expected] of asked)
    expect(
      logged.some((line) => line.path === expected && line.status === status),
      `${path} as ${expected}`,
    ).toBe(true)
  const whole = lines.join('')
  const signed = [voucher, calendar].map((path: string) => path.split('/').at(-1)?.split('.')[0] ?? '')
  for (const secret of [held.token, code, ...signed, 'token=']) expect(whole).not.toContain(secret)
})

test('a path keeps what is harmless and loses what opens something', () => {
  expect(pathWithoutSecrets('/api/bookings/AN-7K2M9P/pay', '/api/bookings/:reference/pay')).toBe(
    '/api/bookings/AN-7K2M9P/pay',
  )
  expect(pathWithoutSecrets('/api/vouchers/abc', '/api/vouchers/:code')).toBe('/api/vouchers/:code')
  expect(pathWithoutSecrets('/assets/month-calendar-Bx3kPq9Z.js', '/assets/:file')).toContain('Bx3kPq9Z')
  for (const pattern of ['/*', undefined]) {
    expect(pathWithoutSecrets('/voucher/Zm9vYmFyYmF6cXV4cXV1eA/x', pattern)).toBe('/voucher/…/x')
    // Whoever knows the name of a picture may see it.
    expect(pathWithoutSecrets(`/images/people/${'0a'.repeat(16)}-480.webp`, pattern)).toBe('/images/people/…')
  }
})

/** Keys as they are drawn here and elsewhere: in both cases, as figures and small letters, signed, in one case with dashes. */
const keys = [
  'Zm9vYmFyYmF6cXV4cXV1eA',
  'q7Xc-9_fKd2PzR4tVbN8mJhL0sWgYeUiOaQx1CvBnM6',
  '0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9',
  'eyJtb250aCI6IjIwMjYtMTEifQ.mi3k9x2p.q7Xc9fKd2PzR4tVbN8mJhL0sWgYeUiOaQx1CvBnM6aB',
  'abcdefghijklmnopqrstuvwxyzabcdef',
]

test('a key is nowhere in the log, in whichever place of whichever path or query it stands', async () => {
  const lines: string[] = []
  const accessLog = createAccessLogger('debug', { write: (line) => lines.push(line) })
  const annai = await startTestAnnai({ demo: true, accessLog })
  const calls: Endpoint[] = Object.values(endpoints).flatMap((group) => Object.values<Endpoint>(group))
  const declared = calls.map(({ method, path, alsoAt = [] }) =>
    [`/api${path}`, ...alsoAt].map((url) => ({ method, url })),
  )
  // Links that browsers and mail programs open by themselves, and pages.
  const opened = [
    ...['/api/earnings/:key', '/api/earnings/:key.csv', '/api/lists/bookings/file', '/api/documents/voucher/:key'],
    ...[
      '/api/documents/car-paper',
      '/api/documents/person-paper',
      '/api/documents/my-data/:key',
      '/api/documents/:key/:key',
      '/api/unsubscribe/:key/now',
    ],
    ...['/voucher/:key', '/my-day/:key', '/wishlist/:key', '/tour/detail/:key', '/manage-booking', '/reset-password'],
    '/set-up',
    ...['/verify-email/:key', '/:key', '/:key/:key/', '/assets/:key.js', '/uploads/people/:key', '/no/such/%zz/:key'],
    '/sign-in',
  ].flatMap((url) => [
    { method: 'GET' as const, url },
    { method: 'DELETE' as const, url },
  ])
  const asked = [...declared.flat(), ...opened]
  expect(asked.length).toBeGreaterThan(250)
  let sent = 0
  for (const { method, url } of asked) {
    const key = keys[sent % keys.length] ?? ''
    sent += 1
    const query = `token=${key}&of=${key}&redirectedFrom=${encodeURIComponent(`/my-day/${key}?token=${key}`)}&${key}=1`
    await annai.app.inject({
      ...{ method, url: `${url.replace(/:\w+/g, key)}?${query}`, remoteAddress: `10.6.${sent >> 8}.${sent & 255}` },
      headers: { referer: `https://annai.example/voucher/${key}`, 'user-agent': key, authorization: `Bearer ${key}` },
    })
  }
  const whole = lines.join('')
  expect(lines.length).toBeGreaterThanOrEqual(sent)
  expect(lines.filter((line) => keys.some((key) => line.includes(key)))).toEqual([])
  expect(whole).not.toContain('token=')
  // The control: which call it was can still be read.
  const paths = new Set(lines.map((line) => JSON.parse(line).path))
  for (const path of ['/api/earnings/:token', '/api/crew-day/:token/taps', '/api/login', '/api/admin/tours/:id/draft'])
    expect(paths).toContain(path)
})

test('a part of a path is readable if somebody chose its words, and hidden if it was drawn', () => {
  const id = '3f2b8c1e-9d47-4a6b-8e21-5c0d7f9a1b34'
  const harmless: [path: string, pattern: string][] = [
    [`/api/admin/tours/${id}/draft`, '/api/admin/tours/:id/draft'],
    ['/api/tours/kamakura-and-the-great-buddha/reviews', '/api/tours/:slug/reviews'],
    ['/api/rides/flights/NH212', '/api/rides/flights/:number'],
    ['/api/wishlist/tour:fuji-at-first-light', '/api/wishlist/:item'],
  ]
  for (const [path, pattern] of harmless) expect(pathWithoutSecrets(path, pattern)).toBe(path)
  for (const key of keys)
    for (const name of ['id', 'reference', 'slug', 'item', 'token', 'code', 'word'])
      expect(pathWithoutSecrets(`/api/x/${key}/y`, `/api/x/:${name}/y`)).toBe(`/api/x/:${name}/y`)
  // What has no known name is hidden, whatever it looks like.
  expect(pathWithoutSecrets('/api/x/abc', '/api/x/:word')).toBe('/api/x/:word')
})

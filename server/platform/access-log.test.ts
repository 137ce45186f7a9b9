import { expect, test } from 'vitest'
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

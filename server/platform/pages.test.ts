import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { shareTestAnnai, startTestAnnai } from '#server/testing/annai.ts'
import { soon } from '#server/testing/soon.ts'
import { announce, listenToAnnouncements } from './announcements.ts'

/** For those that ask and change nothing; what is kept in memory is counted on one's own. */
const shared = shareTestAnnai({})

test('a page is answered in brotli, gzip or plain, always with the same words', async () => {
  const { app } = shared()
  const plain = await app.inject('/about-us')
  const br = await app.inject({ url: '/about-us', headers: { 'accept-encoding': 'gzip, deflate, br' } })
  const gz = await app.inject({ url: '/about-us', headers: { 'accept-encoding': 'gzip;q=1.0, br;q=0' } })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(br.headers['content-encoding']).toBe('br')
  expect(gz.headers['content-encoding']).toBe('gzip')
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body)
  expect(plain.body).toContain('What we keep to')
})

test('whoever has the page already gets 304 and no bytes', async () => {
  const { app } = shared()
  const first = await app.inject('/')
  const again = await app.inject({
    url: '/',
    headers: { 'if-none-match': String(first.headers.etag), 'accept-encoding': 'br' },
  })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect(again.headers.etag).toBe(first.headers.etag)
  const other = await app.inject({ url: '/', headers: { 'if-none-match': '"something-else"' } })
  expect(other.statusCode).toBe(200)
})

test('the security policy allows exactly the scripts that run in the page, and nothing inline beside them', async () => {
  const { app } = shared()
  for (const url of ['/', '/about-us', '/sign-in', '/not-found']) {
    const { body, headers } = await app.inject(url)
    const policy = String(headers['content-security-policy'])
    const scripts = [...body.matchAll(/<script(?![^>]*src=)([^>]*)>([\s\S]*?)<\/script>/g)]
      // Facts for search engines are no scripts: nothing runs them, and nothing must be allowed to.
      .filter(([, attributes]) => !attributes?.includes('application/ld+json'))
      .map((match) =>
        createHash('sha256')
          .update(match[2] ?? '')
          .digest('base64'),
      )
    expect(scripts.length).toBeGreaterThan(2)
    const allowed = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    expect(new Set(allowed.match(/(?<='sha256-)[^']+/g))).toEqual(new Set(scripts))
    expect(body).not.toContain('nonce')
    expect(policy).toMatch(/^default-src 'none'; /)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).not.toContain('unsafe-eval')
  }
})

test('checkout alone lets Stripe in, and only where Stripe takes the cards', async () => {
  const stripe = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret: 'whsec_x' }
  const [withStripe, without] = [
    await startTestAnnai({ demo: true, settings: { stripe } }),
    await startTestAnnai({ demo: true }),
  ]
  const policyOf = async ({ app }: typeof without, url: string) =>
    String((await app.inject(url)).headers['content-security-policy'])
  const checkout = '/tour/booking/kamakura-and-the-great-buddha'
  const open = await policyOf(withStripe, checkout)
  expect(open).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/)
  expect(open).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/)
  expect(open).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/)
  expect(open).not.toMatch(/(script-src|style-src) [^;]*'unsafe-inline'/)
  expect(await policyOf(withStripe, '/about-us')).not.toContain('stripe')
  expect(await policyOf(without, checkout)).not.toMatch(/stripe|frame-src|unsafe-inline/)
})

test('every answer carries the standing security headers, and HSTS behind TLS only', async () => {
  const { app } = await startTestAnnai({ settings: { trustProxy: 1 } })
  const kinds = ['/', '/api/nope', '/healthz', '/nope', '/favicon.svg']
  for (const url of kinds) {
    const plain = await app.inject(url)
    expect(plain.headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(plain.headers['strict-transport-security'], url).toBeUndefined()
    const secure = await app.inject({ url, headers: { 'x-forwarded-proto': 'https' } })
    expect(secure.headers['strict-transport-security'], url).toContain('max-age=31536000')
  }
})

test('a page whose address holds a code is kept by no cache on the way, and its links do not tell of it', async () => {
  const { app } = shared()
  const [secret, open] = [await app.inject('/my-day/some-code'), await app.inject('/about-us')]
  expect(secret.headers).toMatchObject({
    'cache-control': 'private, max-age=0, must-revalidate',
    'referrer-policy': 'no-referrer',
  })
  expect(secret.body).not.toContain('some-code')
  expect(open.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('the worker that keeps the crew’s page may fetch our files and nothing else', async () => {
  const { app } = shared()
  const { headers } = await app.inject('/my-day-worker.js')
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
})

test('unknown paths redirect to /not-found, which is itself 404', async () => {
  const { app } = shared()
  const unknown = await app.inject('/no/such/page?x=1')
  expect([unknown.statusCode, unknown.headers.location]).toEqual([302, '/not-found'])
  for (const url of ['/not-found', '/error-404']) expect((await app.inject(url)).statusCode).toBe(404)
  expect((await app.inject('/about-us/')).headers.location).toBe('/about-us')
  expect((await app.inject({ method: 'POST', url: '/no/such/page' })).statusCode).toBe(404)
})

test('a page is rendered once for many visitors, and unknown parameters share it', async () => {
  const { app, pages } = await startTestAnnai()
  const fill = vi.spyOn(pages, 'fill')
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => app.inject(`/about-us?utm_source=${i}`)))
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  expect(pages.size).toBe(1)
  const asked = fill.mock.calls.length
  await app.inject('/about-us')
  expect(fill.mock.calls.length).toBe(asked)
})

test('paths that a visitor invents do not fill the memory', async () => {
  const { app, pages } = await startTestAnnai()
  for (let i = 0; i < 50; i++) await app.inject(`/invented/${i}`)
  expect(pages.size).toBe(0)
})

test('links of crews that a visitor invents share one rendering, which names none of them', async () => {
  const { app, pages } = await startTestAnnai()
  const codes = Array.from({ length: 20 }, (_, i) => `invented-code-${i}-ABCDEF`)
  const answers = []
  for (const code of codes) answers.push(await app.inject(`/my-day/${code}`))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
  for (const code of codes) expect(answers[0]?.body).not.toContain(code)
  expect(pages.size).toBe(1)
})

test('slugs that a visitor invents, and links with the secrets of a guest, fill no memory either', async () => {
  const { app, pages } = await startTestAnnai({ demo: true })
  for (let i = 0; i < 20; i++)
    for (const page of ['/tour/booking', '/tour/detail', '/category-details'])
      expect((await app.inject(`${page}/invented-${i}`)).statusCode).toBe(302)
  expect(pages.size).toBe(0)
  for (let i = 0; i < 20; i++)
    for (const page of ['/manage-booking', '/manage-booking/cancel', '/booking-confirmed', '/find-booking'])
      expect((await app.inject(`${page}?booking=AN-${i}&token=${i}`)).statusCode).toBe(200)
  expect(pages.size).toBe(4)
})

test('one page in many spellings is one rendering', async () => {
  const { app, pages } = await startTestAnnai({ demo: true })
  const spellings = ['/about-us', '/About-Us', '/%61bout-us', '/a%62OUT-us']
  const answers = []
  for (const url of spellings) answers.push(await app.inject(url))
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
  const tour = '/tour/detail/kamakura-and-the-great-buddha'
  const named = [await app.inject(tour), await app.inject(tour.replace('kama', '%6bam%61'))]
  expect(named.map(({ statusCode, headers }) => [statusCode, headers.etag])).toEqual(
    Array(2).fill([200, named[0]?.headers.etag]),
  )
  expect(pages.size).toBe(2)
  // The control: another page is another rendering.
  await app.inject('/faq')
  expect(pages.size).toBe(3)
})

test('at midnight in Tokyo the pages are rendered anew, and not before', async () => {
  const { app, clock, pages } = await startTestAnnai()
  const fill = vi.spyOn(pages, 'fill')
  const renderings = async () => {
    await app.inject('/')
    return fill.mock.calls.length
  }
  // The test's clock stands at 10:30 in Tokyo.
  expect(await renderings()).toBe(1)
  clock.advance(13.4 * 3_600_000)
  expect(await renderings()).toBe(1)
  clock.advance(0.2 * 3_600_000)
  expect(await renderings()).toBe(2)
})

test('an announcement in one process renews the pages in another', async () => {
  const one = await startTestAnnai()
  const other = await startTestAnnai({ databaseUrl: one.databaseUrl })
  const announcements = listenToAnnouncements(other.databaseUrl, other.ctx.log)
  onTestFinished(() => announcements.close())
  announcements.on('pages', () => other.pages.clear())
  await announcements.ready
  await other.app.inject('/')
  expect(other.pages.size).toBe(1)
  await announce(one.database.pool, 'something else')
  await announce(one.database.pool, 'pages')
  await vi.waitFor(() => expect(other.pages.size).toBe(0), soon)
})

test('a page behind a sign-in is kept by no browser and holds nothing of itself, in any spelling', async () => {
  const { app } = shared()
  for (const [url, words] of [
    ['/admin/reviews', 'A review is hidden only for'],
    ['/user/delete-profile', 'You are welcome back any time'],
    ['/USER/Delete-Profile', 'You are welcome back any time'],
    ['/user/delete%2Dprofile', 'You are welcome back any time'],
  ] as const) {
    const answer = await app.inject(url)
    expect(answer.statusCode, url).toBe(200)
    expect(answer.headers['cache-control'], url).toBe('no-store')
    expect(answer.body, url).not.toContain(words)
    expect(answer.body, url).toContain('One moment')
  }
  expect((await app.inject('/user/delete-profile/')).headers.location).toBe('/user/delete-profile')
})

test('hashed files are immutable and pre-compressed', async () => {
  const { app } = shared()
  const { body } = await app.inject('/')
  const script = /\/assets\/root-[\w-]+\.js/.exec(body)?.[0] ?? ''
  const answer = await app.inject({ url: script, headers: { 'accept-encoding': 'br' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await app.inject(`${script}.br`)).statusCode).toBe(404)
})

test('a voucher is rendered for whoever asks, with what is true then, and nobody keeps it', async () => {
  const { app, pages } = await startTestAnnai()
  for (const code of ['invented-code-1-ABCDEF', 'invented-code-2-ABCDEF']) {
    const { statusCode, headers, body } = await app.inject(`/voucher/${code}`)
    expect(statusCode).toBe(200)
    expect(body).toContain('We know no voucher with this code.')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  }
  expect(pages.size).toBe(0)
})

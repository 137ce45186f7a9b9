import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/log.ts'
import { migrate, readMigrations } from '#server/platform/migrate.ts'
import { startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { usualAsk } from '#server/testing/asked-rides.ts'
import { bookAndPay, cardToken, get, guest, post, quoteFor, usualWish } from '#server/testing/bookings.ts'
import { createEmptyDatabase } from '#server/testing/database.ts'
import { type SignedIn, signIn } from '#server/testing/scene.ts'
import { addCar, addChauffeur, addGarage } from '#server/testing/small-business.ts'
import { soon } from '#server/testing/soon.ts'
import { isOpen } from './opening.store.ts'

type Desk = SignedIn['headers']

const send = (annai: TestAnnai, method: 'POST' | 'PUT', path: string, headers: Desk, body?: object) =>
  annai.app
    .inject({ method, url: `/api/admin/opening${path}`, headers, ...(body ? { payload: body } : {}) })
    .then((answer) => ({ status: answer.statusCode, body: answer.json() }))
const close = (annai: TestAnnai, headers: Desk) =>
  send(annai, 'POST', '/close', headers, { reason: 'The garage moves.' })

async function enterCompany(annai: TestAnnai, headers: Desk) {
  const { version, history, ...facts } = (await get(annai, '/admin/settings/company', headers)).body
  const payload = { ...facts, version, name: 'Hara Hire K.K.', telephone: '+81 3 1111 2222', email: 'us@hara.example' }
  const answer = await annai.app.inject({ method: 'PUT', url: '/api/admin/settings/company', payload, headers })
  expect(answer.statusCode).toBe(200)
}

/** Closed as one finds it on an empty database: every page of a visitor. */
const visitorPages = ['/', '/landing', '/about-us', '/tour/grid', '/cabs/home', '/faq', '/not-found', '/opening-soon']

test('a house on an empty database is closed: every public page says so with 503, and names nobody who was not entered', async () => {
  const annai = await startTestAnnai({ closed: true })
  for (const url of visitorPages) {
    const { statusCode, headers, body } = await annai.app.inject(url)
    expect([url, statusCode, headers['retry-after'], headers['cache-control']]).toEqual([url, 503, '3600', 'no-store'])
    expect(body).toContain('We open soon.')
    // It is sent at addresses that are not its own, where none of our code may start.
    expect(body).not.toContain('type="module"')
    expect(body).not.toMatch(/annai\.example|Nihonbashi|05:00|November/)
  }
  const sitemap = await annai.app.inject('/sitemap.xml')
  expect([sitemap.statusCode, sitemap.headers['retry-after'], sitemap.headers['cache-control']]).toEqual([
    ...[503, '3600', 'no-store'],
  ])
  for (const url of [
    '/sign-in',
    '/set-up',
    '/find-booking',
    '/manage-booking',
    '/admin/dashboard',
    '/voucher/some-code',
  ])
    expect((await annai.app.inject(url)).statusCode, url).toBe(200)
  for (const url of ['/healthz', '/readyz', '/robots.txt']) expect((await annai.app.inject(url)).statusCode).toBe(200)

  const { headers } = await signIn(annai, 'admin')
  await enterCompany(annai, headers)
  await send(annai, 'PUT', '/day', headers, { opensOn: '2026-12-01' })
  annai.pages.clear()
  const { body } = await annai.app.inject('/')
  expect(body).toMatch(/Hara Hire K\.K\..*us@hara\.example.*\+81 3 1111 2222/s)
  expect(body).toContain('before Tuesday 1 December')
})

test('a database that is in use keeps its doors open through the update, and an empty one begins closed', async () => {
  const migrations = await readMigrations()
  const at = migrations.findIndex(({ name }) => name === '0055_opening.sql')
  const openAfter = async (before: string) => {
    const { url, drop } = await createEmptyDatabase()
    await migrate(url, migrations.slice(0, at))
    const { pool, db, close: end } = openDatabase(url, createLogger('silent'))
    onTestFinished(async () => {
      await end()
      await drop()
    })
    if (before) await pool.query(before)
    await migrate(url, migrations)
    return isOpen(db)
  }
  expect(await openAfter('')).toBe(false)
  const owner = `INSERT INTO users (full_name, email, email_key, role, password_hash)
    VALUES ('Tetsuo Hara', 't@example.com', 't@example.com', 'admin', 'none')`
  expect(await openAfter(owner)).toBe(true)
})

test('closing is heard by every process at once, sells nothing more to anybody, and keeps what is booked', async () => {
  const one = await startTestAnnai({ demo: true, hears: true })
  const other = await startTestAnnai({ databaseUrl: one.databaseUrl, demo: true, hears: true })
  const { headers } = await signIn(one, 'admin')
  const { booking, token } = await bookAndPay(one)
  const quote = await quoteFor(one, { day: '2026-12-10' })
  for (const annai of [one, other]) expect((await annai.app.inject('/about-us')).statusCode).toBe(200)

  expect((await close(one, headers)).body).toMatchObject({ isOpen: false, wasOpen: true })
  for (const annai of [one, other])
    await vi.waitFor(async () => expect((await annai.app.inject('/about-us')).statusCode).toBe(503))

  const refused = { status: 409, body: { code: 'house.closed' } }
  expect(await post(other, '/quotes', usualWish)).toMatchObject(refused)
  expect(await post(other, '/rides/quotes', { ...usualAsk, vehicleClass: 'sedan' })).toMatchObject(refused)
  expect(await post(other, '/bookings', { quoteId: quote.id, ...guest })).toMatchObject(refused)

  const read = await get(other, `/bookings/${booking.reference}?token=${token}`)
  expect([read.status, read.body.state]).toEqual([200, 'confirmed'])
  expect((await post(other, `/bookings/${booking.reference}/documents`, { token })).status).toBe(200)
  expect((await get(other, '/admin/dashboard', headers)).status).toBe(200)

  // Of two who close, one did; and open again, nothing of the closed page is left anywhere.
  expect((await close(one, headers)).body.history).toHaveLength(1)
  expect((await send(one, 'POST', '/open', headers)).body.history).toMatchObject([
    { by: 'Test', deed: 'opened the house again', reason: '' },
    { by: 'Test', deed: 'closed the house', reason: 'The garage moves.' },
  ])
  for (const annai of [one, other])
    await vi.waitFor(async () => expect((await annai.app.inject('/about-us')).statusCode).toBe(200), soon)
  expect((await post(other, '/bookings', { quoteId: quote.id, ...guest })).status).toBe(200)
})

test('an empty house goes from station to station, and opens when all that a day is sold with is there', async () => {
  const annai = await startTestAnnai({ closed: true, hears: true })
  const { headers } = await signIn(annai, 'admin')
  const { db } = annai.ctx
  const here = async () => {
    const { stations } = (await get(annai, '/admin/opening', headers)).body
    return stations.find(({ state }: { state: string }) => state === 'here')?.id
  }
  const refused = { status: 409, body: { code: 'house.not-ready' } }
  expect(await here()).toBe('company')
  await enterCompany(annai, headers)
  expect(await here()).toBe('garage')
  const lists = ['areas', 'times', 'distances', 'seasons', 'places', 'terminals']
  await annai.app.inject({ method: 'POST', url: '/api/admin/standard/take-over', payload: { lists }, headers })
  await addGarage(annai)
  expect(await here()).toBe('cars')
  await addCar(annai)
  expect(await here()).toBe('people')
  expect(await send(annai, 'POST', '/open', headers)).toMatchObject(refused)
  await addChauffeur(annai)
  expect(await here()).toBe('prices')
  expect(await send(annai, 'POST', '/open', headers)).toMatchObject(refused)
  await send(annai, 'POST', '/fares-looked-at', headers)
  expect(await here()).toBe('mail')
  await db.updateTable('users').set({ email_verified_at: annai.clock.now() }).where('role', '=', 'admin').execute()
  expect(await here()).toBe('mail')
  await post(annai, '/admin/opening/cards', { token: await cardToken(annai) }, headers)
  expect(await here()).toBe('open')

  // Two owners at once: one opened it, and both find it open.
  const answers = await Promise.all([1, 2].map(() => send(annai, 'POST', '/open', headers)))
  expect(answers.map(({ status, body }) => [status, body.isOpen])).toEqual(Array(2).fill([200, true]))
  const { history } = (await get(annai, '/admin/opening', headers)).body
  expect(history.map(({ deed }: { deed: string }) => deed)).toEqual([
    'opened the house',
    'proved a card',
    'looked at the fares',
    'took over the standard for Tokyo',
  ])
  await vi.waitFor(async () => expect((await annai.app.inject('/about-us')).statusCode).toBe(200), soon)
})

test('a day that is over, a day of an open house and closing without a reason are refused by name', async () => {
  const annai = await startTestAnnai({ closed: true })
  const { headers } = await signIn(annai, 'admin')
  expect(await send(annai, 'PUT', '/day', headers, { opensOn: '2026-11-14' })).toMatchObject({
    ...{ status: 400, body: { code: 'house.day-over', fields: { opensOn: 'This day is over.' } } },
  })
  expect((await send(annai, 'PUT', '/day', headers, { opensOn: '2026-02-30' })).body.fields).toHaveProperty('opensOn')
  expect((await send(annai, 'POST', '/close', headers, { reason: ' ' })).body.fields).toHaveProperty('reason')
  const open = await startTestAnnai()
  const desk = await signIn(open, 'admin')
  expect((await send(open, 'PUT', '/day', desk.headers, { opensOn: null })).body.code).toBe('house.open-already')
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { startTestAnnai } from '#server/testing/annai.ts'
import { cuttableConnection } from '#server/testing/cuttable-connection.ts'
import { createTestDatabase } from '#server/testing/database.ts'
import { trySignIn } from '#server/testing/people.ts'
import { soon } from '#server/testing/soon.ts'
import { announce, listenToAnnouncements } from './announcements.ts'

async function annaiWithCuttableDatabase() {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const way = await cuttableConnection(database.url)
  return { way, directUrl: database.url, annai: await startTestAnnai({ databaseUrl: way.url }) }
}

test('while the database is away, calls answer 503 with Retry-After, warm pages go on, and afterwards all is well', async () => {
  const { way, annai } = await annaiWithCuttableDatabase()
  expect((await trySignIn(annai)).statusCode).toBe(401)
  await annai.app.inject('/')

  way.cut()
  const away = await trySignIn(annai)
  expect(away.statusCode).toBe(503)
  expect(away.headers['retry-after']).toBe('2')
  expect(away.json()).toMatchObject({ code: 'platform.unavailable', error: expect.stringMatching(/\.$/) })
  expect((await annai.app.inject('/readyz')).statusCode).toBe(503)
  expect((await annai.app.inject('/healthz')).statusCode).toBe(200)
  expect((await annai.app.inject('/')).statusCode).toBe(200)

  way.mend()
  await vi.waitFor(async () => expect((await annai.app.inject('/readyz')).statusCode).toBe(200), soon)
  expect((await trySignIn(annai)).statusCode).toBe(401)
})

test('what was announced while the line was cut is heard after it is mended', async () => {
  const { way, directUrl, annai } = await annaiWithCuttableDatabase()
  const announcements = listenToAnnouncements(way.url, annai.ctx.log, 100)
  onTestFinished(() => announcements.close())
  const heard = vi.fn()
  announcements.on('pages', heard)
  await announcements.ready

  way.cut()
  const direct = await startTestAnnai({ databaseUrl: directUrl })
  await announce(direct.database.pool, 'pages')
  expect(heard).not.toHaveBeenCalled()
  way.mend()
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), soon)
})

test('a process that is being stopped says so before it stops listening', async () => {
  const { app, operations } = await startTestAnnai()
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  operations.drain()
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'draining' })
})

test('figures are for the machine itself, not for the street', async () => {
  const { app } = await startTestAnnai()
  const metrics = await app.inject('/metrics')
  expect(metrics.body).toContain('annai_requests_total')
  expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.5' })).statusCode).toBe(403)
  expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.5' } })).statusCode).toBe(403)
})

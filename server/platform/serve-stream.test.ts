import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startTestAnnai } from '#server/testing/annai.ts'
import { cuttableConnection } from '#server/testing/cuttable-connection.ts'
import { signIn } from '#server/testing/scene.ts'
import { soon } from '#server/testing/soon.ts'
import { openStream, portOf } from '#server/testing/streams.ts'

const path = '/admin/dispatch/news?day=2026-12-09&days=1'

test('a stream opens to whom it names; the others, and bad input, get an error like everywhere', async () => {
  const annai = await startTestAnnai()
  const [user, admin] = [await signIn(annai), await signIn(annai, 'admin')]
  const refused = async (headers: Record<string, string>, at = path) => {
    const { status, text, headers: got } = await openStream(annai, at, headers)
    expect(got['content-type']).toBe('application/json; charset=utf-8')
    return [status, JSON.parse(text()).code]
  }
  expect(await refused({})).toEqual([401, 'platform.not-signed-in'])
  expect(await refused(user.headers)).toEqual([403, 'platform.forbidden'])
  expect(await refused(admin.headers, '/admin/dispatch/news?day=soon')).toEqual([400, 'platform.invalid-input'])
  const stream = await openStream(annai, path, admin.headers)
  onTestFinished(() => stream.hangUp())
  expect([stream.status, stream.lines[0]?.is]).toEqual([200, 'board'])
  expect(stream.headers).toMatchObject({
    ...{ 'content-type': 'application/x-ndjson; charset=utf-8', 'x-accel-buffering': 'no' },
    ...{ 'x-content-type-options': 'nosniff', 'transfer-encoding': 'chunked' },
  })
  expect(stream.headers['content-length']).toBeUndefined()
  const head = await annai.app.inject({ method: 'HEAD', url: `/api${path}`, headers: admin.headers })
  expect(head.statusCode).toBe(405)
})

test('a failure before the first line is answered as an error, and one after it leaves the line open', async () => {
  const real = await startTestAnnai()
  const way = await cuttableConnection(real.databaseUrl)
  const annai = await startTestAnnai({ databaseUrl: way.url, streams: { againMs: 50 } })
  const { headers } = await signIn(annai, 'admin')
  const open = await openStream(annai, path, headers)
  onTestFinished(() => open.hangUp())
  way.cut()
  annai.board.hearOfBoard()
  await vi.waitFor(async () => {
    const { status, headers: got } = await openStream(annai, path, headers)
    expect([status, got['retry-after']]).toEqual([503, '2'])
  }, soon)
  expect(open.isOver()).toBe(false)
})

test('a stream ends when the session is over, and when the role is taken', async () => {
  const annai = await startTestAnnai({ streams: { askAgainMs: 20 } })
  const [one, two, stays] = [await signIn(annai, 'admin'), await signIn(annai, 'admin'), await signIn(annai, 'admin')]
  const [first, second, third] = [
    await openStream(annai, path, one.headers),
    await openStream(annai, path, two.headers),
    await openStream(annai, path, stays.headers),
  ]
  onTestFinished(() => third.hangUp())
  const { db } = annai.ctx
  await db.deleteFrom('sessions').where('user_id', '=', one.userId).execute()
  await db.updateTable('users').set({ role: 'user', office_roles: [] }).where('id', '=', two.userId).execute()
  await Promise.all([first.ended, second.ended])
  expect(third.isOver()).toBe(false)
})

test('closing the application ends every stream at once, also that of somebody who does not read', async () => {
  const annai = await startTestAnnai()
  const { headers } = await signIn(annai, 'admin')
  const [reads, doesNot] = [await openStream(annai, path, headers), await openStream(annai, path, headers)]
  doesNot.pause()
  await annai.app.close()
  await reads.ended
  expect(reads.lines).toHaveLength(1)
})

test('who reads too slowly is cut off, and nothing piles up', async () => {
  const annai = await startTestAnnai({ streams: { pulseMs: 3_600_000 } })
  const { headers } = await signIn(annai, 'admin')
  const stream = await openStream(annai, path, headers)
  stream.pause()
  const name = 'A'.repeat(100_000)
  const connections = () =>
    new Promise<number>((resolve) => annai.app.server.getConnections((_, open) => resolve(open)))
  for (let count = 0; count < 400 && (await connections()) > 0; count++) {
    const moving = { connection: `${count}`, name, seal: null, reference: 'AN-7K2M9P' }
    annai.board.hearOfMoving(JSON.stringify(moving))
    await new Promise((resolve) => setImmediate(resolve))
  }
  await vi.waitFor(async () => expect(await connections()).toBe(0), soon)
})

test('one line is logged when a stream is over, whoever ended it, without its query', async () => {
  const lines: { path: string; status: number }[] = []
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const annai = await startTestAnnai({ accessLog: pino(sink) })
  const { headers } = await signIn(annai, 'admin')
  const stream = await openStream(annai, path, headers)
  expect(lines).toEqual([])
  stream.hangUp()
  await vi.waitFor(() => expect(lines).toMatchObject([{ path: '/api/admin/dispatch/news', status: 200 }]), soon)
  const second = await openStream(annai, path, headers)
  await annai.app.close()
  await second.ended
  await vi.waitFor(() => expect(lines).toHaveLength(2), soon)
})

test('a connection that is kept open for the next call gathers no listeners', async () => {
  const annai = await startTestAnnai()
  await portOf(annai.app)
  const sockets = new Set<import('node:net').Socket>()
  annai.app.server.on('request', ({ socket }) => sockets.add(socket))
  const { headers } = await signIn(annai, 'admin')
  const port = await portOf(annai.app)
  const bad = `http://127.0.0.1:${port}/api/admin/dispatch/news?day=soon`
  for (let count = 0; count < 20; count++) await (await fetch(bad, { headers })).text()
  for (const socket of sockets) expect(socket.listenerCount('close')).toBeLessThan(10)
})

import { request } from 'node:http'
import { setImmediate as aMoment } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { signIn } from '#server/testing/scene.ts'
import { soon } from '#server/testing/soon.ts'
import { openStream, portOf } from '#server/testing/streams.ts'

/** Requests under way, besides the one that asks. */
async function underWay({ app }: TestAnnai): Promise<number> {
  const { body } = await app.inject('/metrics')
  return Number(/^annai_requests_under_way (\d+)$/m.exec(body)?.[1]) - 1
}

test('who leaves a stream is not counted as under way any more', async () => {
  const annai = await startTestAnnai()
  const { headers } = await signIn(annai, 'admin')
  const open = async () => openStream(annai, '/admin/dispatch/news?day=2026-12-09', headers)
  const streams = [await open(), await open(), await open()]
  onTestFinished(() => {
    for (const stream of streams) stream.hangUp()
  })
  expect(await underWay(annai)).toBe(3)
  streams[0]?.hangUp()
  streams[1]?.hangUp()
  await expect.poll(() => underWay(annai), soon).toBe(1)
  streams[2]?.hangUp()
  await expect.poll(() => underWay(annai), soon).toBe(0)
})

test('who leaves before the answer, or before all was sent, is not counted any more, and nobody is counted off twice', async () => {
  const annai = await startTestAnnai()
  const port = await portOf(annai.app)
  const lock = await annai.database.pool.connect()
  onTestFinished(() => lock.release(true))
  await lock.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE')
  const body = JSON.stringify({ email: 'mika@example.com', password: 'something long' })
  const send = (length: number) => {
    const headers = { 'content-type': 'application/json', 'content-length': length }
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/login', headers, agent: false })
    sent.on('error', () => undefined)
    sent.write(body)
    return sent
  }
  const [waits, halfSent] = [send(body.length), send(body.length + 100)]
  await expect.poll(() => underWay(annai), soon).toBe(2)
  waits.destroy()
  halfSent.destroy()
  await expect.poll(() => underWay(annai), soon).toBe(0)
  // Its answer comes to nobody; then it must not be counted off once more.
  await lock.query('ROLLBACK')
  for (let round = 0; round < 50; round++) await aMoment()
  expect((await annai.app.inject('/healthz')).statusCode).toBe(200)
  expect(await underWay(annai)).toBe(0)
})

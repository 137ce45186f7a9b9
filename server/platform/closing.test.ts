import { Agent, request } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startTestAnnai } from '#server/testing/annai.ts'
import { soon } from '#server/testing/soon.ts'
import { portOf } from '#server/testing/streams.ts'

test('an answer that is half sent when the application closes is sent whole, and its connection does not keep it open', async () => {
  const { app } = await startTestAnnai()
  const half = new PassThrough()
  app.get('/half', (_, reply) => reply.type('text/plain').send(half))
  const port = await portOf(app)
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const sent = request({ port, host: '127.0.0.1', path: '/half', agent }).end()
  half.write('one ')
  const answer = await new Promise<NodeJS.ReadableStream>((resolve) => sent.on('response', resolve))
  const closed = app.close()
  await vi.waitFor(() => expect(app.server.listening).toBe(false), soon)
  half.end('two')
  let whole = ''
  for await (const piece of answer) whole += piece
  expect(whole).toBe('one two')
  // It would wait for the connection as long as one is kept for the next call: longer than a test may take.
  await closed
})

import { request } from 'node:http'
import type { BoardNews } from '#contract/dispatch.ts'
import type { TestAnnai } from './annai.ts'

const ports = new WeakMap<TestAnnai['app'], Promise<number>>()

/** Where an application listens: what is streamed has no end that `inject` could wait for. */
export function portOf(app: TestAnnai['app']): Promise<number> {
  const known = ports.get(app)
  if (known) return known
  const listening = app.listen({ port: 0, host: '127.0.0.1' }).then(() => {
    const address = app.server.address()
    return typeof address === 'object' && address ? address.port : 0
  })
  ports.set(app, listening)
  return listening
}

export interface OpenStream {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** Every line so far. */
  lines: BoardNews[]
  /** As it came, of an answer that is no stream. */
  text: () => string
  /** Resolves when the answer is over, however. */
  ended: Promise<void>
  isOver: () => boolean
  /** Stops reading, as somebody whose line is jammed. */
  pause: () => void
  hangUp: () => void
}

/** Asks for a stream and answers with its first line, or with what refused it. */
export async function openStream(
  { app }: Pick<TestAnnai, 'app'>,
  path: string,
  headers: Record<string, string> = {},
): Promise<OpenStream> {
  const port = await portOf(app)
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: `/api${path}`, headers, agent: false })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      const lines: BoardNews[] = []
      let [whole, rest, over] = ['', '', false]
      const ended = new Promise<void>((end) => {
        for (const word of ['end', 'error', 'close']) answer.on(word, () => end())
      })
      const stream: OpenStream = {
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        lines,
        text: () => whole,
        ended,
        isOver: () => over,
        pause: () => answer.pause(),
        hangUp: () => sent.destroy(),
      }
      ended.then(() => {
        over = true
        resolve(stream)
      })
      answer.setEncoding('utf8')
      answer.on('data', (piece: string) => {
        whole += piece
        const found = (rest + piece).split('\n')
        rest = found.pop() ?? ''
        if (answer.headers['content-type']?.startsWith('application/x-ndjson'))
          for (const line of found) lines.push(JSON.parse(line))
        if (lines.length > 0) resolve(stream)
      })
    })
    sent.end()
  })
}

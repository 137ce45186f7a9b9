import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, OutputOf } from '#contract/endpoint.ts'
import { type App, logAnswered } from './http.ts'
import { freeAttempt } from './idempotency.ts'
import { patienceNow } from './patience.ts'
import { readInput } from './read-input.ts'
import { type Api, admit, type Call, cutAnswer, originOf } from './serve.ts'

export interface Stream<E extends Endpoint> {
  /** Sends a line; answers false once the caller is gone, or reads so slowly that too much waits for it. */
  send(line: OutputOf<E>): boolean
  /** Aborted when the caller goes, when they may not listen any more, and when the process ends. */
  signal: AbortSignal
}

/** Runs until the signal; what it throws before the first line is answered as an error like any other. */
export type StreamHandler<E extends Endpoint> = (call: Call<E>, stream: Stream<E>) => Promise<void>

/** A session that was ended, or a role that was taken, is noticed within this time. */
const askAgainMs = 15_000
/** Whoever lets so much wait is cut off, and begins anew with a fresh whole. */
const mostWaitingBytes = 4 * 1024 * 1024
/** Whoever does not take what is left within this time does not keep the process from ending. */
const goodbyeMs = 1000

/** Registers an endpoint that answers with lines of JSON until somebody ends it: access and input as everywhere. */
export function serveStream<E extends Endpoint>(api: Api, endpoint: E, handler: StreamHandler<E>) {
  const open = openStreams(api.app)
  const cut = cutAnswer(api, endpoint)
  api.app.route({
    method: endpoint.method,
    url: api.basePath + endpoint.path,
    exposeHeadRoute: false,
    async handler(request, reply) {
      const caller = await admit(api, endpoint, request)
      const input = readInput(endpoint, request) as Call<E>['input']
      const call = { input, caller, origin: originOf(request), file: Buffer.alloc(0), attempt: freeAttempt } as Call<E>
      const { lines, stream, hasBegun, end } = openLines<E>(api.app, request, reply, (line) => cut(line, caller))
      open.add(end)
      const asking = setInterval(() => {
        admit(api, endpoint, request).catch((error: unknown) => {
          // Whoever cannot be asked for at this moment, as in an outage of the database, stays.
          if (error instanceof Error && 'status' in error && (error.status === 401 || error.status === 403)) end.abort()
        })
      }, api.askAgainMs ?? askAgainMs)
      asking.unref()
      end.signal.addEventListener('abort', () => {
        clearInterval(asking)
        open.delete(end)
      })
      const running = handler(call, stream)
      // Later the line just ends, and whoever listens begins anew.
      running.finally(() => end.abort()).catch(() => undefined)
      await Promise.race([running, hasBegun])
      patienceNow()?.end()
      return (
        reply
          .header('cache-control', 'no-store')
          // Proxies that gather what they pass on would keep the news to themselves.
          .header('x-accel-buffering', 'no')
          .type('application/x-ndjson; charset=utf-8')
          .send(lines)
      )
    },
  })
}

/** What one caller is sent, and its end. */
function openLines<E extends Endpoint>(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  cut: (line: OutputOf<E>) => unknown,
) {
  const lines = new PassThrough()
  const end = new AbortController()
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
  // Of the answer, not of the connection: that one lives on and would gather listeners.
  reply.raw.once('close', () => {
    end.abort()
    // What was not answered to its end is not logged by itself.
    if (!reply.raw.writableFinished) logAnswered(app, request, reply)
  })
  end.signal.addEventListener('abort', () => {
    begin()
    lines.end()
    const goodbye = setTimeout(() => {
      if (!reply.raw.writableFinished) reply.raw.destroy()
    }, goodbyeMs)
    goodbye.unref()
  })
  const send = (line: OutputOf<E>) => {
    if (end.signal.aborted) return false
    if (lines.writableLength > mostWaitingBytes) {
      end.abort()
      reply.raw.destroy()
      return false
    }
    lines.write(`${JSON.stringify(cut(line))}\n`)
    begin()
    return true
  }
  return { lines, end, hasBegun, stream: { send, signal: end.signal } satisfies Stream<E> }
}

const openByApp = new WeakMap<App, Set<AbortController>>()

/** A process that is asked to stop does not wait for those who only listen. */
function openStreams(app: App): Set<AbortController> {
  const known = openByApp.get(app)
  if (known) return known
  const open = new Set<AbortController>()
  openByApp.set(app, open)
  app.addHook('preClose', async () => {
    for (const one of [...open]) one.abort()
  })
  return open
}

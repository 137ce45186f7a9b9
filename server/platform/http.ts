import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { usualBody } from '#contract/endpoint.ts'
import { AppError } from './app-error.ts'
import { outageOf } from './database-errors.ts'
import { acceptOnlyJson, bytesInWords } from './json-body.ts'
import { createAccessLogger, type Logger } from './log.ts'
import { type Patience, patienceFor, patienceNow, requestPatienceMs, withPatience } from './patience.ts'
import { trustIn } from './proxies.rules.ts'
import { pathWithoutSecrets } from './secrets.rules.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { apiPath, type Settings } from './settings.ts'

export type App = FastifyInstance

/** Where unknown paths lead (specification §2). */
export const notFoundPath = '/not-found'

const loggedPaths = new WeakMap<FastifyRequest, string>()

/** Names a request in the log by another path than its own, which may hold what is nobody's business. */
export const logAs = (request: FastifyRequest, path: string) => loggedPaths.set(request, path)

type Answered = (request: FastifyRequest, reply: FastifyReply) => void
const answeredBy = new WeakMap<App, Answered>()

/** The line about an answer that its caller ended, of which Fastify says nothing. */
export const logAnswered = (app: App, request: FastifyRequest, reply: FastifyReply) =>
  answeredBy.get(app)?.(request, reply)

export interface HttpOptions {
  access?: Logger | undefined
  /** How long a request waits for the database in all. */
  patienceMs?: number | undefined
}

/** Fastify with our manners: ids, one error shape, strict JSON, headers that close what is not needed. */
export function createHttp(
  settings: Settings,
  log: Logger,
  { access = createAccessLogger(settings.logLevel), patienceMs = requestPatienceMs }: HttpOptions = {},
): App {
  const app = fastify({
    trustProxy: trustIn(settings.trustProxy),
    bodyLimit: usualBody.mostBytes,
    // Two slow visitors are not an attack, a minute of silence is.
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // Our own id, never the caller's: it ends up in logs and in front of people.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logger: false,
    clientErrorHandler: answerUnreadableRequest,
    frameworkErrors: (error, request, reply) => {
      // No hook of ours hears of these.
      reply.raw.once('finish', () => answered(request, reply))
      // A path that cannot even be decoded is an unknown page like any other; to a program it is a fault of its own.
      const isPage = request.method === 'GET' && !request.url.startsWith(`${apiPath(settings)}/`)
      if (isPage && error.code === 'FST_ERR_BAD_URL') return reply.redirect(notFoundPath, 302)
      return answerError(error, request, reply, log)
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })

  boundWaiting(app, patienceMs)
  acceptOnlyJson(app)
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, log))
  app.addHook('onSend', (request, reply, payload, done) => {
    addSecurityHeaders(request, reply, settings)
    done(null, payload)
  })
  const answered: Answered = (request, reply) => {
    // The path without its query, which may hold names and addresses.
    const [given = ''] = request.url.split('?', 1)
    const named = loggedPaths.get(request)
    // The address of a page names what it is about, which a visitor may have invented.
    const path = pathWithoutSecrets(named ?? given, named === undefined ? request.routeOptions?.url : undefined)
    access.info(
      {
        requestId: request.id,
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  }
  answeredBy.set(app, answered)
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onResponse', (request, reply, done) => {
    // Kept for a next call, the connection of an answer under way would keep the process from ending for a minute.
    if (isClosing && request.raw.socket instanceof Socket) request.raw.socket.end()
    answered(request, reply)
    done()
  })
  return app
}

const patienceOf = new WeakMap<FastifyRequest, Patience>()

/** Every request has its own patience with the database; a page shares it with the calls that it makes. */
function boundWaiting(app: App, limitMs: number) {
  app.addHook('onRequest', (request, reply, done) => {
    const patience = patienceFor(limitMs)
    patienceOf.set(request, patience)
    if (patience !== patienceNow()) reply.raw.once('close', () => patience.end())
    withPatience(patience, done)
  })
  // Once more: a body is read by what came before the request.
  app.addHook('preHandler', (request, _, done) => {
    const patience = patienceOf.get(request)
    if (patience) withPatience(patience, done)
    else done()
  })
}

const frameworkCodes: Record<string, AppError['code']> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'platform.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'platform.unsupported-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'platform.malformed-request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'platform.malformed-json',
  FST_ERR_BAD_URL: 'platform.malformed-request',
  FST_ERR_MAX_PARAM_LENGTH: 'platform.unknown-path',
}

/** Who is told that we are busy or out of reach is also told when to come again. */
export const retryAfterSeconds = 2

/** Every failure becomes one of our refusals; what we did not foresee is logged whole and told without detail. */
export function toAppError(error: unknown, mostBytes: number = usualBody.mostBytes): AppError {
  if (error instanceof AppError) return error
  const outage = outageOf(error)
  if (outage) return new AppError(outage, { retryAfterSeconds })
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? frameworkCodes[error.code] : undefined
  if (code) return new AppError(code, code === 'platform.too-large' ? { most: bytesInWords(mostBytes) } : {})
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  return new AppError(typeof status === 'number' && status < 500 ? 'platform.malformed-request' : 'platform.internal')
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Logger) {
  const refusal = toAppError(error, request.routeOptions.bodyLimit)
  if (refusal.status >= 500) log.error({ err: error, requestId: request.id, refusal: refusal.code }, 'a request failed')
  const seconds = refusal.details.retryAfterSeconds ?? (refusal.status === 503 ? retryAfterSeconds : undefined)
  if (seconds) reply.header('retry-after', String(seconds))
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .status(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal.toWire(request.id)))
}

/** What Node cannot even parse never becomes a request; it is still answered in our shape. */
function answerUnreadableRequest(error: Error & { code?: string }, socket: import('node:net').Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const refusal = new AppError(
    error.code === 'HPE_HEADER_OVERFLOW' ? 'platform.header-too-large' : 'platform.malformed-request',
  )
  const body = JSON.stringify(refusal.toWire(randomUUID()))
  const reason = refusal.status === 431 ? 'Request Header Fields Too Large' : 'Bad Request'
  socket.end(
    `HTTP/1.1 ${refusal.status} ${reason}\r\ncontent-type: application/json; charset=utf-8\r\nconnection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

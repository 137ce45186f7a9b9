import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint, OutputOf, ReadInputOf } from '#contract/endpoint.ts'
import { carriesBody } from '#contract/endpoint.ts'
import { holdsRight, type OfficeRight, type OfficeRole, rightInWords } from '#core/office-rights.ts'
import { AppError } from './app-error.ts'
import { cutTo } from './cut-answer.ts'
import type { App } from './http.ts'
import { isKey } from './idempotency.rules.ts'
import { type Answer, type Attempt, type Attempts, freeAttempt } from './idempotency.ts'
import { bytesInWords, tooLong } from './json-body.ts'
import { readInput } from './read-input.ts'
import { refuseUnproven } from './refuse-unproven.ts'

/** Who calls, as far as a use case needs to know. */
export interface Caller {
  userId: string
  sessionId: string
  role: string
  officeRoles: readonly OfficeRole[]
  /** They showed who they are a few minutes ago: by signing in, or once more since. */
  isProven?: boolean
}

/** Where a call comes from: decided here from the socket or a trusted proxy, never from what the caller says. */
export interface Origin {
  address: string
  userAgent: string
  requestId: string
}

export interface Call<E extends Endpoint> {
  input: ReadInputOf<E>
  caller: E['access'] extends 'public' ? Caller | null : Caller
  origin: Origin
  /** What was sent to a call that takes an upload; of other calls empty. */
  file: Buffer
  /** Of a call that costs: whoever does the deed has its answer remembered in the same transaction. */
  attempt: Attempt
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<OutputOf<E>>

/** Turns a bearer token into a caller; the accounts capability brings it. */
export type Identify = (token: string) => Promise<Caller | null>

export interface Api {
  app: App
  /** The path under which `{api}` is answered here. */
  basePath: string
  identify: Identify
  /** The caller behind a session by its own name, while it goes on; nobody where nothing is said of it. */
  recall?: (sessionId: string) => Promise<Caller | null>
  /** Which roles hold which right: as the table says unless told, for the test that sees one taken away. */
  holds?: typeof holdsRight | undefined
  /** Runs each attempt at a call that costs once. */
  attempts: Attempts
  /** Refuses what sells something new, where nothing is sold now. */
  beforeSale?: () => Promise<void>
  /** Told of a field that a use case gave and its endpoint does not declare; it is left out in any case. */
  onUndeclared?: ((endpoint: Endpoint, field: string) => void) | undefined
  /** How often those who listen to a stream are asked for anew; seldom unless told. */
  askAgainMs?: number | undefined
}

z.config(z.locales.en())

/** Registers one endpoint of the contract: access first, then the key of a call that costs, input, the use case. */
export function serve<E extends Endpoint>(api: Api, endpoint: E, handler: Handler<E>) {
  const cut = cutAnswer(api, endpoint)
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await admit(api, endpoint, request)
    const toAnswer = (output: unknown): Answer =>
      endpoint.output ? { status: 200, body: JSON.stringify(cut(output, caller)) } : { status: 204, body: null }
    const key = endpoint.costs ? readKey(request) : undefined
    const input = readInput(endpoint, request) as ReadInputOf<E>
    const origin = originOf(request)
    const file = endpoint.upload ? fileOf(request, endpoint.upload.mayBeEmpty) : noFile
    const run = async (attempt: Attempt) => {
      // Here, so that who asks again after a lost answer still gets it.
      if (endpoint.sells) await api.beforeSale?.()
      return handler({ input, caller: caller as Call<E>['caller'], origin, file, attempt })
    }
    if (key === undefined) return send(reply, toAnswer(await run(freeAttempt)))
    const name = { caller: caller?.userId ?? 'guest', endpoint: `${endpoint.method} ${endpoint.path}`, key }
    const outcome = await api.attempts.once({ ...name, input, toAnswer }, run)
    if (outcome.replayed) reply.header('idempotency-replayed', 'true')
    return send(reply, outcome.answer)
  }
  const { upload, largeBody } = endpoint
  for (const url of [api.basePath + endpoint.path, ...(endpoint.alsoAt ?? [])]) {
    const route = {
      method: endpoint.method,
      url,
      handler: answer,
      ...(carriesBody(endpoint.method) ? {} : { exposeHeadRoute: false }),
    }
    // Who may not send much is told before it is read.
    const onRequest = async (request: FastifyRequest) => {
      await admit(api, endpoint, request)
      if (largeBody) refuseAnnounced(request, largeBody)
    }
    if (largeBody)
      api.app.route({
        ...route,
        bodyLimit: largeBody.mostBytes,
        config: { mostValues: largeBody.mostValues, largeField: largeBody.field },
        onRequest,
      })
    else if (!upload) api.app.route(route)
    else
      api.app.register(async (scope) => {
        takeFiles(scope)
        scope.route({ ...route, bodyLimit: upload.mostBytes, onRequest })
      })
  }
}

/** What leaves is what the endpoint declares, field by field, and of that what the caller has the right to read. */
export function cutAnswer(api: Api, endpoint: Endpoint) {
  if (!endpoint.output) return (output: unknown) => output
  const cut = cutTo(endpoint.output, (field) => api.onUndeclared?.(endpoint, field))
  return (output: unknown, caller: Caller | null) => cut(output, '', (right) => holdsNow(api, caller, right))
}

/** Also whoever signed in as somebody of the office and calls as a guest has no right here. */
const holdsNow = (api: Api, caller: Caller | null, right: OfficeRight): boolean =>
  caller !== null && (api.holds ?? holdsRight)(caller.officeRoles, right)

/** In this scope alone, a body is bytes, whatever it claims to be. */
function takeFiles(scope: App) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
}

/** Whoever announces more than is read at all hears which field it must be; nothing of it is read. */
function refuseAnnounced({ headers }: FastifyRequest, { field, mostBytes }: NonNullable<Endpoint['largeBody']>) {
  if (Number(headers['content-length'] ?? 0) > mostBytes)
    throw new AppError('platform.too-large', { most: bytesInWords(mostBytes), fields: { [field]: tooLong } })
}

const noFile = Buffer.alloc(0)

function fileOf({ body }: FastifyRequest, mayBeEmpty = false): Buffer {
  if (Buffer.isBuffer(body) && body.length > 0) return body
  if (mayBeEmpty) return noFile
  throw new AppError('platform.invalid-input', { fields: { file: 'Choose a file.' } })
}

function send(reply: FastifyReply, { status, body }: Answer) {
  reply.status(status).header('cache-control', 'no-store')
  return body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(body)
}

function readKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (!isKey(key)) throw new AppError('platform.key-needed')
  return key
}

export const originOf = (request: FastifyRequest): Origin => ({
  address: addressOf(request),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
  requestId: request.id,
})

/** The visitor's address. What a proxy passes on as one may be anything; then the socket, which cannot lie, is taken. */
function addressOf(request: FastifyRequest): string {
  const [address = ''] = request.ip.split('%', 1)
  return isIP(address) ? address : (request.socket.remoteAddress?.split('%', 1)[0] ?? '0.0.0.0')
}

/** The one door: who may not call is refused here, before anything else is looked at. */
export async function admit(
  api: Api,
  { access, right, alsoRight, asksAgain }: Pick<Endpoint, 'access' | 'right' | 'alsoRight' | 'asksAgain'>,
  request: FastifyRequest,
): Promise<Caller | null> {
  const token = /^Bearer ([\w-]{20,128})$/.exec(request.headers.authorization ?? '')?.[1]
  const caller = token ? await api.identify(token) : null
  const holds = right ? holdsNow(api, caller, right) : false
  // A public call neither needs nor trusts a token: a random one must not change anything about it.
  if (access === 'public') return caller && asGuestUnless(holds, caller)
  if (!caller) throw new AppError('platform.not-signed-in')
  if (access === 'session') return asGuestUnless(holds, caller)
  if (caller.role !== access) throw new AppError('platform.forbidden')
  if (right && !holds) throw new AppError('platform.right-missing', { right: rightInWords(right) })
  if (alsoRight && !holdsNow(api, caller, alsoRight))
    throw new AppError('platform.right-missing', { right: rightInWords(alsoRight) })
  if (asksAgain) refuseUnproven(caller)
  return caller
}

/** At a call of guests, the office is one only by a right that the call names. */
const asGuestUnless = (holds: boolean, caller: Caller): Caller =>
  holds ? caller : { ...caller, role: 'user', officeRoles: [] }

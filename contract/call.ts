import { type Endpoint, type InputOf, type OutputOf, takesJson } from './endpoint.ts'

/** What a refusal looks like on the wire (product.md, "Errors on the wire"). */
export interface WireError {
  error: string
  code: string
  fields?: Record<string, string>
  requestId?: string
  retryAfterSeconds?: number
  /** Where something is taken: what can be had instead. */
  nearest?: readonly { day: string; start: string }[]
  /** Of several that are booked together, which one `nearest` is for, counted from 0. */
  nearestWay?: number
}

/** A refusal, or no answer at all (`status` 0), as the caller meets it. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, string>>
  readonly requestId: string | undefined
  readonly nearest: readonly { day: string; start: string }[]
  readonly nearestWay: number | undefined

  /** Pages and server are built apart and each hold a copy of this class: one is known by its name, not by its copy. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && 'name' in value && value.name === 'ApiError'
  }

  constructor(status: number, wire: WireError) {
    super(wire.error)
    this.name = 'ApiError'
    this.status = status
    this.code = wire.code
    this.fields = wire.fields ?? {}
    this.requestId = wire.requestId
    this.nearest = wire.nearest ?? []
    this.nearestWay = wire.nearestWay
  }

  get isOutage() {
    return this.status === 0 || this.status >= 500
  }
}

export interface WireRequest {
  method: Endpoint['method']
  /** Relative to `{api}`, with path parameters and query filled in. */
  path: string
  /** JSON, or a file as it is. */
  body: string | Blob | undefined
  /** Goes into the `Idempotency-Key` header. */
  idempotencyKey?: string | undefined
}

export interface WireAnswer {
  status: number
  text: string
}

/** How a request travels: fetch in the browser, Fastify's inject while a page is rendered on the server. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>

export interface CallOptions {
  /** Names the attempt at a call that costs: made once, sent again with it as often as needed. */
  idempotencyKey?: string
  /** What a call that takes an upload sends. */
  file?: Blob
}

export type Call = <E extends Endpoint>(endpoint: E, input?: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>

const noAnswer: WireError = {
  error: 'We could not be reached. Please check the connection and try again.',
  code: 'network.no-answer',
}
/** Of an answer that is not what its endpoint says. */
export const unreadable: WireError = {
  error: 'The answer could not be read. Please try again.',
  code: 'network.unreadable',
}

export function createCall(transport: Transport): Call {
  return async (endpoint, input, { idempotencyKey, file } = {}) => {
    const wire = toWire(endpoint, input)
    const answer = await transport({ ...wire, body: file ?? wire.body, idempotencyKey }).catch((cause: unknown) => {
      throw Object.assign(new ApiError(0, noAnswer), { cause })
    })
    const parsed = readJson(answer.text)
    if (answer.status >= 200 && answer.status < 300) {
      if (parsed === unreadableJson) throw new ApiError(0, unreadable)
      return parsed as OutputOf<typeof endpoint>
    }
    throw new ApiError(answer.status, isWireError(parsed) ? parsed : unreadable)
  }
}

export function toWire(endpoint: Endpoint, input: unknown): WireRequest {
  const rest: Record<string, unknown> = { ...(input as Record<string, unknown> | undefined) }
  let path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const hasBody = takesJson(endpoint)
  if (!hasBody) {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(rest)) {
      if (Array.isArray(value)) for (const item of value) query.append(name, String(item))
      else if (value !== undefined && value !== null) query.set(name, String(value))
    }
    if (query.size > 0) path += `?${query}`
  }
  return { method: endpoint.method, path, body: hasBody && endpoint.input ? JSON.stringify(rest) : undefined }
}

const unreadableJson = Symbol('unreadable')

function readJson(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return unreadableJson
  }
}

function isWireError(value: unknown): value is WireError {
  return typeof value === 'object' && value !== null && 'error' in value && typeof value.error === 'string'
}

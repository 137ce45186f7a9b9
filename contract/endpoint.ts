import type * as z from 'zod/mini'
import type { OfficeRight } from '#core/office-rights.ts'

/** Who may call: anyone, anyone signed in, or one role. The server checks it before it looks at anything else. */
export type Access = 'public' | 'session' | 'user' | 'admin'

/** What stands beside an error code: its status and its sentence for a person. `{name}` is filled from the details. */
export interface ErrorDefinition {
  readonly status: number
  readonly sentence: string
}

export type Schema = z.ZodMiniType

/**
 * One call on the wire, declared once: the server registers from it, the browser calls through it, and the API
 * reference is made from it. Paths are relative to `{api}`; `:name` in a path takes the input field of that name,
 * what remains travels in the query (GET, DELETE) or as a JSON body.
 */
export interface Endpoint<
  I extends Schema | undefined = Schema | undefined,
  O extends Schema | undefined = Schema | undefined,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  /** Addresses outside `{api}` at which the same call is answered too. */
  readonly alsoAt?: readonly string[]
  readonly access: Access
  /**
   * Of a call of the office: the right that it needs. Of a guest's call that the office makes for guests, too: without
   * the right, somebody of the office is a guest there like any other.
   */
  readonly right?: OfficeRight
  /** Besides that one: whoever may take lists out as files takes those that they may read. */
  readonly alsoRight?: OfficeRight
  readonly summary: string
  /**
   * It moves money or takes what others may want: the caller names the attempt in an `Idempotency-Key` header, and the
   * same attempt sent again gets the same answer.
   */
  readonly costs?: boolean
  /** It does what an open session alone does not allow: the password, and a code, are asked for unless they were just typed. */
  readonly asksAgain?: true
  /** It sells something new, which a house does only while it is open. */
  readonly sells?: true
  /** The body is a file as it is, such as a picture, or nothing where that may be; the rest is in path and query. */
  readonly upload?: { readonly mostBytes: number; readonly mayBeEmpty?: true }
  /** It answers with lines of JSON, each as the output says, until the caller goes. */
  readonly stream?: true
  /** Of a call whose JSON needs more room than others: how much, and the field that a larger one is refused by. */
  readonly largeBody?: { readonly field: string; readonly mostBytes: number; readonly mostValues: number }
  readonly input?: I
  readonly output?: O
  /** The codes this call may answer beside those that every call may. */
  readonly errors?: readonly string[]
}

/**
 * What the JSON of a call may be: its bytes, and how many values it holds. Bounded before anybody reads it, since many
 * small values cost more than their bytes.
 */
export const usualBody = { mostBytes: 64 * 1024, mostValues: 5_000 } as const

export type InputOf<E extends Endpoint> =
  E extends Endpoint<infer I, Schema | undefined> ? (I extends Schema ? z.input<I> : undefined) : never
export type ReadInputOf<E extends Endpoint> =
  E extends Endpoint<infer I, Schema | undefined> ? (I extends Schema ? z.output<I> : undefined) : never
export type OutputOf<E extends Endpoint> =
  E extends Endpoint<Schema | undefined, infer O> ? (O extends Schema ? z.output<O> : undefined) : never

/** What only the office may call says which right it needs. */
type DeclaresRight =
  | { readonly access: 'admin'; readonly right: OfficeRight }
  | { readonly access: Exclude<Access, 'admin'> }

export function endpoint<I extends Schema | undefined = undefined, O extends Schema | undefined = undefined>(
  declaration: Endpoint<I, O> & DeclaresRight,
): Endpoint<I, O> {
  return declaration
}

export const carriesBody = (method: Endpoint['method']) => method === 'POST' || method === 'PUT' || method === 'PATCH'

/** Whether the input travels as a JSON body; otherwise what is not in the path is in the query. */
export const takesJson = ({ method, upload }: Pick<Endpoint, 'method' | 'upload'>) => carriesBody(method) && !upload

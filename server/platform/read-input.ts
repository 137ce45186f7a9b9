import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { takesJson } from '#contract/endpoint.ts'
import { AppError } from './app-error.ts'
import { mayHoldUnstorable } from './json-body.ts'

type Issue = z.core.$ZodIssue

/** Path, query or body of a request as the endpoint's input, or a refusal that names every field to mend. */
export function readInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const isJson = takesJson(endpoint)
  const sent = isJson ? request.body : request.query
  if (sent !== undefined && (typeof sent !== 'object' || sent === null || Array.isArray(sent))) {
    throw new AppError('platform.invalid-input', { fields: { body: 'Send one JSON object.' } })
  }
  const merged = { ...sent, ...(request.params as Record<string, string>) }
  const unstorable = findUnstorable(isJson && !mayHoldUnstorable(request) ? request.params : merged)
  if (unstorable)
    throw new AppError('platform.invalid-input', {
      fields: { [unstorable]: 'This holds a character that cannot be kept.' },
    })
  if (!endpoint.input) {
    const surplus = Object.keys(merged)
    if (surplus.length > 0) throw new AppError('platform.invalid-input', { fields: namedUnknown(surplus) })
    return undefined
  }
  const result = endpoint.input.safeParse(merged)
  if (result.success) return result.data
  throw new AppError('platform.invalid-input', { fields: toFields(result.error.issues) })
}

function toFields(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') Object.assign(fields, namedUnknown(issue.keys, issue.path))
    else fields[issue.path.join('.') || 'body'] ??= issue.message
  }
  return fields
}

const namedUnknown = (keys: readonly string[], path: readonly PropertyKey[] = []) =>
  Object.fromEntries(
    keys.slice(0, 20).map((key) => [[...path, key.slice(0, 60)].join('.'), 'This field is not known here.']),
  )

/**
 * NUL and broken surrogates fit no database column; refused here, they cannot become a fault further in. Goes step by
 * step, never by calling itself: a body of brackets nests deeper than any stack.
 */
function findUnstorable(input: unknown): string | undefined {
  const open: { value: unknown; path: string }[] = [{ value: input, path: '' }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && (value.includes('\u0000') || !value.isWellFormed())) return path || 'body'
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes('\u0000')) return path || 'body'
      // Paths of what nests without end would themselves grow without end; the first steps name it well enough.
      open.push({
        value: inner,
        path: path.length > 400 ? path : path ? `${path}.${key.slice(0, 60)}` : key.slice(0, 60),
      })
    }
  }
  return undefined
}

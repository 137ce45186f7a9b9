import * as z from 'zod/mini'
import type { Endpoint, Schema } from '#contract/endpoint.ts'
import { takesJson } from '#contract/endpoint.ts'
import { errorCatalogue } from '#contract/errors.ts'
import { endpoints } from '#contract/index.ts'

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'Names this attempt, by a UUID for example. The same attempt sent again within a day is not done again: it gets the same answer, marked with `Idempotency-Replayed: true`.',
  schema: { type: 'string', minLength: 8, maxLength: 200, pattern: '^[!-~]+$' },
}

const everyCall = ['platform.invalid-input', 'platform.internal', 'platform.busy', 'platform.unavailable'] as const

/** The contract as OpenAPI 3.1, made from the same declarations that are served. */
export function createOpenApi(apiBaseUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [capability, calls] of Object.entries(endpoints)) {
    for (const [name, call] of Object.entries(calls) as [string, Endpoint][]) {
      const path = call.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(capability, name, call) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Annai', version: '1', description: 'Private chauffeurs and English-speaking guides in Tokyo.' },
    servers: [{ url: apiBaseUrl }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The token that login answers.' } },
      schemas: { Error: errorSchema },
    },
  }
}

const errorSchema = {
  type: 'object',
  required: ['error', 'code', 'requestId'],
  properties: {
    error: { type: 'string', description: 'A sentence for a person.' },
    code: { type: 'string', description: 'capability.reason' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'What to mend, by field.' },
    retryAfterSeconds: { type: 'integer' },
    requestId: { type: 'string' },
  },
}

function describeCall(capability: string, name: string, call: Endpoint) {
  const input = call.input ? toJsonSchema(call.input, 'input') : undefined
  const inPath = new Set([...call.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? ''))
  const properties = (input?.properties ?? {}) as Record<string, unknown>
  const required = new Set((input?.required as string[] | undefined) ?? [])
  const hasBody = takesJson(call)
  const fields = Object.entries(properties)
    .filter(([field]) => inPath.has(field) || !hasBody)
    .map(([field, schema]) => ({
      name: field,
      in: inPath.has(field) ? 'path' : 'query',
      required: inPath.has(field) || required.has(field),
      schema,
    }))
  const parameters = call.costs ? [...fields, keyHeader] : fields
  return {
    operationId: `${capability}.${name}`,
    tags: [capability],
    summary: call.summary,
    'x-access': call.access,
    ...(call.right && { 'x-right': call.right }),
    ...(call.alsoRight && { 'x-also-right': call.alsoRight }),
    ...(call.asksAgain && { 'x-asks-again': true }),
    ...(call.access === 'public' ? {} : { security: [{ session: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(hasBody && input
      ? { requestBody: { required: true, content: { 'application/json': { schema: withoutFields(input, inPath) } } } }
      : {}),
    ...(call.upload
      ? {
          requestBody: {
            required: !call.upload.mayBeEmpty,
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          },
        }
      : {}),
    responses: {
      ...(call.output
        ? {
            200: {
              description: call.stream ? 'Lines of JSON, each as described, until the caller goes.' : 'Done.',
              content: { [typeOf(call)]: { schema: toJsonSchema(call.output, 'output') } },
            },
          }
        : { 204: { description: 'Done; nothing to tell.' } }),
      ...refusals(call),
    },
  }
}

const typeOf = (call: Endpoint) => (call.stream ? 'application/x-ndjson' : 'application/json')

function refusals(call: Endpoint) {
  const codes = [
    ...everyCall,
    ...(call.access === 'public' ? [] : (['platform.not-signed-in', 'platform.forbidden'] as const)),
    ...(call.access === 'admin' ? (['platform.right-missing'] as const) : []),
    ...(call.asksAgain ? (['platform.proof-needed'] as const) : []),
    ...(call.costs ? (['platform.key-needed', 'platform.key-reused', 'platform.key-in-use'] as const) : []),
    ...((call.errors ?? []) as (keyof typeof errorCatalogue)[]),
  ]
  const byStatus = new Map<number, string[]>()
  for (const code of codes) {
    const { status, sentence } = errorCatalogue[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${sentence}`])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      status,
      {
        description: lines.join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

function toJsonSchema(schema: Schema, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function withoutFields(schema: Record<string, unknown>, fields: Set<string>) {
  const properties = Object.fromEntries(
    Object.entries(schema.properties as Record<string, unknown>).filter(([name]) => !fields.has(name)),
  )
  return {
    ...schema,
    properties,
    required: (schema.required as string[] | undefined)?.filter((name) => !fields.has(name)),
  }
}

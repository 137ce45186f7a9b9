import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { createApiDocs } from './api-docs.ts'
import { createOpenApi } from './openapi.ts'

const every: Endpoint[] = Object.values(endpoints).flatMap((calls) => Object.values(calls))

interface Operation {
  parameters?: { name: string; in: string; required: boolean }[]
  responses: Record<string, { description: string } | undefined>
}

test('the reference names the Idempotency-Key and its refusals at every call that costs, and at no other', () => {
  const openApi = createOpenApi('/api')
  expect(every.some((call) => call.costs)).toBe(true)
  for (const call of every) {
    const path = openApi.paths[call.path.replace(/:(\w+)/g, '{$1}')]
    const operation = path?.[call.method.toLowerCase()] as Operation
    const key = operation.parameters?.find(({ name }) => name === 'Idempotency-Key')
    expect(key !== undefined, call.path).toBe(call.costs === true)
    if (key) expect(key).toMatchObject({ in: 'header', required: true })
    expect(operation.responses['409']?.description.includes('platform.key-in-use') ?? false).toBe(call.costs === true)
    expect(operation.responses['400']?.description.includes('platform.key-needed')).toBe(call.costs === true)
  }
  const mentions = createApiDocs(openApi, '/api').match(/With an <code>Idempotency-Key<\/code>/g)
  expect(mentions).toHaveLength(every.filter((call) => call.costs).length)
})

test('what a call streams is described as lines, and stands in the reference with what each of them says', () => {
  const openApi = createOpenApi('/api')
  const streams = every.filter((call) => call.stream)
  expect(streams.length).toBeGreaterThan(0)
  for (const { path, method } of streams) {
    const operation = openApi.paths[path]?.[method.toLowerCase()] as Operation
    expect(operation.responses['200']).toMatchObject({
      content: { 'application/x-ndjson': { schema: expect.any(Object) } },
    })
  }
  expect(createApiDocs(openApi, '/api')).toContain('that do not end until the caller goes')
})

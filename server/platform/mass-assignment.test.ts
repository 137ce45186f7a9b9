import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toWire } from '#contract/call.ts'
import { type Endpoint, type Schema, takesJson } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { startTestAnnai } from '#server/testing/annai.ts'
import { signIn } from '#server/testing/scene.ts'

const every = Object.entries(endpoints).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint: endpoint as Endpoint })),
)

const smuggled = 'nobodyAskedForThis'

test('no call takes a field that it does not name, whoever sends it', async () => {
  const annai = await startTestAnnai()
  const [user, admin] = [await signIn(annai), await signIn(annai, 'admin')]
  const takers = every.filter(({ endpoint }) => takesJson(endpoint))
  expect(takers.length).toBeGreaterThan(50)
  let asked = 0
  for (const { name, endpoint } of takers) {
    asked++
    const someId = '00000000-0000-4000-8000-000000000000'
    const inPath = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, part]) => [part, someId]))
    const answer = await annai.app.inject({
      method: endpoint.method,
      url: `/api${toWire(endpoint, inPath).path}`,
      payload: { [smuggled]: 'admin' },
      headers: { ...(endpoint.access === 'admin' ? admin : user).headers, 'idempotency-key': randomUUID() },
      // Each from another place, so that nobody is refused for how often they ask.
      remoteAddress: `10.2.0.${asked}`,
    })
    expect(answer.statusCode, `${name}: ${answer.body}`).toBe(400)
    expect(answer.json(), name).toMatchObject({
      code: 'platform.invalid-input',
      fields: { [smuggled]: expect.any(String) },
    })
  }
})

test('what a call takes is strict all the way down', () => {
  const open = every.flatMap(({ name, endpoint: { input } }) =>
    input ? openObjectsIn(asJsonSchema(input)).map((at) => `${name}${at}`) : [],
  )
  expect(open).toEqual([])
})

test('an object inside another that takes any field is found (the control)', () => {
  const inner = z.object({ id: z.string() })
  expect(openObjectsIn(asJsonSchema(z.strictObject({ lines: z.array(z.nullable(inner)) })))).toHaveLength(1)
  expect(openObjectsIn(asJsonSchema(z.strictObject({ words: z.record(z.string(), z.string()) })))).toEqual([])
})

const asJsonSchema = (schema: Schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

/** Where a schema lets through fields that it does not name. */
function openObjectsIn(schema: unknown, at = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const isOpen = 'properties' in schema && !('additionalProperties' in schema)
  return [
    ...(isOpen ? [at] : []),
    ...Object.entries(schema).flatMap(([key, value]) => openObjectsIn(value, `${at}/${key}`)),
  ]
}

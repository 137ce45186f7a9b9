import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ApiError, createCall, toWire } from './call.ts'
import { endpoint } from './endpoint.ts'

const read = endpoint({
  method: 'GET',
  path: '/things/:id',
  access: 'public',
  summary: '',
  input: z.object({ id: z.string(), tag: z.optional(z.array(z.string())) }),
  output: z.object({ ok: z.boolean() }),
})
const write = endpoint({
  method: 'POST',
  path: '/things/:id/notes',
  access: 'public',
  summary: '',
  input: z.object({ id: z.string(), text: z.string() }),
  output: z.object({ ok: z.boolean() }),
})
const bare = endpoint({ method: 'POST', path: '/bare', access: 'public', summary: '' })

const answering = (status: number, text: string) => createCall(async () => ({ status, text }))

test('an input travels in the path, the query or the body, each part once', () => {
  expect(toWire(read, { id: 'a/b', tag: ['x', 'y'] })).toEqual({
    method: 'GET',
    path: '/things/a%2Fb?tag=x&tag=y',
    body: undefined,
  })
  expect(toWire(write, { id: '7', text: 'hello' })).toEqual({
    method: 'POST',
    path: '/things/7/notes',
    body: '{"text":"hello"}',
  })
  expect(toWire(bare, undefined)).toEqual({ method: 'POST', path: '/bare', body: undefined })
})

test('the key of an attempt travels beside the request, and only when there is one', async () => {
  const keys: (string | undefined)[] = []
  const call = createCall(async ({ idempotencyKey }) => {
    keys.push(idempotencyKey)
    return { status: 204, text: '' }
  })
  await call(bare, undefined, { idempotencyKey: 'attempt-1' })
  await call(bare)
  expect(keys).toEqual(['attempt-1', undefined])
})

test('an answer is given back as it is, and no content as nothing', async () => {
  await expect(answering(200, '{"ok":true}')(read, { id: '7' })).resolves.toEqual({ ok: true })
  await expect(answering(204, '')(bare)).resolves.toBeUndefined()
})

test('a refusal arrives with its sentence, code and fields', async () => {
  const wire = {
    error: 'Please sign in first.',
    code: 'platform.not-signed-in',
    fields: { email: 'x' },
    requestId: 'r',
  }
  const refusal = await answering(401, JSON.stringify(wire))(bare).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ApiError)
  expect(refusal).toMatchObject({
    status: 401,
    message: wire.error,
    code: wire.code,
    fields: wire.fields,
    requestId: 'r',
    isOutage: false,
  })
})

test('no answer, broken JSON and a page of a proxy are told apart from a refusal, as an outage', async () => {
  const dead = createCall(() => Promise.reject(new TypeError('fetch failed')))
  for (const failing of [
    dead(bare),
    answering(200, '{"ok":')(bare),
    answering(502, '<html>Bad gateway</html>')(bare),
  ]) {
    const failure = await failing.catch((error: unknown) => error)
    expect(failure).toMatchObject({ isOutage: true, message: expect.stringMatching(/\.$/) })
  }
})

import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '#contract/index.ts'
import { cutTo } from './cut-answer.ts'

const Guest = z.object({ name: z.string(), phone: z.nullable(z.string()) })

function cut(schema: z.ZodMiniType, value: unknown) {
  const left: string[] = []
  return { kept: cutTo(schema, (path) => left.push(path))(value, '', () => false), left }
}

test('what an answer does not declare stays behind, however deep it lies', () => {
  const secret = { name: 'Mia', phone: null, passwordHash: 'x' }
  const Answer = z.object({ guests: z.array(Guest), byRoom: z.record(z.string(), Guest), lead: z.optional(Guest) })
  expect(cut(Answer, { guests: [secret], byRoom: { a: secret }, lead: secret, total: 1 })).toEqual({
    kept: {
      guests: [{ name: 'Mia', phone: null }],
      byRoom: { a: { name: 'Mia', phone: null } },
      lead: { name: 'Mia', phone: null },
    },
    left: ['.guests[].passwordHash', '.byRoom.a.passwordHash', '.lead.passwordHash', '.total'],
  })
})

test('one of several kinds is cut as the kind that it is', () => {
  const One = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('car'), plate: z.string() }),
    z.object({ kind: z.enum(['guide', 'chauffeur']), name: z.string() }),
  ])
  expect(cut(One, { kind: 'guide', name: 'Emi', plate: '31-07' })).toEqual({
    kept: { kind: 'guide', name: 'Emi' },
    left: ['.plate'],
  })
  expect(cut(One, { kind: 'dog', name: 'Hachi' }).kept).toBeNull()
  const Either = z.union([Guest, z.object({ challenge: z.string() })])
  expect(cut(Either, { challenge: 'c', code: '1' }).kept).toEqual({ challenge: 'c' })
})

test('texts and numbers pass as they are stored, also where a bound is younger than they', () => {
  expect(cut(z.object({ name: z.string().check(z.maxLength(2)) }), { name: 'long' }).kept).toEqual({ name: 'long' })
})

test('every answer of ours can be cut', () => {
  const every = Object.values(endpoints).flatMap((of) => Object.values(of))
  expect(every.length).toBeGreaterThan(200)
  for (const { output } of every) if (output) cutTo(output, () => undefined)
})

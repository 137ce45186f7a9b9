import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, hashInput, isKey } from './idempotency.rules.ts'

/** The same value with the fields of every object in reverse. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, inner]) => [name, reversed(inner)]),
  )
}

test('an input is the same input in whatever order its fields come', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(hashInput(reversed(value)).equals(hashInput(value))).toBe(true)
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('another value, another field or another order of a list is another input', () => {
  const inputs = [{ a: 1, b: [1, 2] }, { a: 1, b: [2, 1] }, { a: '1', b: [1, 2] }, { a: 1 }, {}, undefined]
  expect(new Set(inputs.map((input) => hashInput(input).toString('hex'))).size).toBe(inputs.length)
  expect(hashInput({ a: 1, b: undefined }).equals(hashInput({ a: 1 }))).toBe(true)
})

test('a key is 8 to 200 visible characters', () => {
  for (const key of ['a'.repeat(8), 'b'.repeat(200), crypto.randomUUID(), '!"#$%&/()~']) expect(isKey(key)).toBe(true)
  const odd = [
    undefined,
    '',
    'a'.repeat(7),
    'a'.repeat(201),
    'with a blank',
    'umlaut-äöü',
    'tab\tinside',
    ['a'.repeat(8)],
  ]
  for (const key of odd) expect(isKey(key)).toBe(false)
})

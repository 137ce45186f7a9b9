import { expect, test } from 'vitest'
import {
  keyOfBoth,
  newSecretKeyText,
  readSecretKey,
  type SecretKey,
  seal,
  sealedExtraBytes,
  unseal,
} from './sealing.rules.ts'

const newKey = () => readSecretKey(newSecretKeyText()) as SecretKey
const secret = Buffer.from('a secret of the house')

test('what is sealed opens with the same key in the same place, and never looks the same twice', () => {
  const keys = [newKey()]
  const [one, other] = [seal(keys, 'row 1', secret), seal(keys, 'row 1', secret)]
  expect(unseal(keys, 'row 1', one)).toEqual(secret)
  expect(one.equals(other)).toBe(false)
  expect(one.length).toBe(secret.length + sealedExtraBytes)
  expect(one.includes(secret)).toBe(false)
})

test('moved to another row, changed in any byte or tried with another key, it opens nothing', () => {
  const keys = [newKey()]
  const sealed = seal(keys, 'row 1', secret)
  expect(() => unseal(keys, 'row 2', sealed)).toThrow('authenticate')
  expect(() => unseal([newKey()], 'row 1', sealed)).toThrow('No key opens row 1.')
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => unseal(keys, 'row 1', changed), String(at)).toThrow()
  }
  for (const length of [0, 1, 9, 36]) expect(() => unseal(keys, 'row 1', sealed.subarray(0, length))).toThrow()
})

test('the first key seals, and each of them opens', () => {
  const [old, young] = [newKey(), newKey()]
  const before = seal([old], 'row 1', secret)
  expect(unseal([young, old], 'row 1', before)).toEqual(secret)
  expect(() => unseal([old], 'row 1', seal([young, old], 'row 1', secret))).toThrow('No key')
  expect(() => seal([], 'row 1', secret)).toThrow('no key')
})

test('a key is 64 hexadecimal digits and nothing else; a key of two takes both', () => {
  for (const text of ['', 'a0', 'g'.repeat(64), 'a'.repeat(63), `${'a'.repeat(64)}\n`])
    expect(readSecretKey(text)).toBeUndefined()
  const [ours, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const made = [
    keyOfBoth(ours, 'a', 'x'),
    keyOfBoth(ours, 'b', 'x'),
    keyOfBoth(other, 'a', 'x'),
    keyOfBoth(ours, 'a', 'y'),
  ]
  expect(new Set(made.map((key) => key.toString('hex'))).size).toBe(4)
})

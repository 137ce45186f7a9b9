import { expect, test } from 'vitest'
import { codeFrom } from './drawn-code.rules.ts'

test('codes for people have no look-alikes, and six characters behind their beginning', () => {
  expect(codeFrom('CM', new Uint8Array([0, 7, 8, 31, 32, 255, 1]))).toBe('CM-29AZ2Z')
  const every = Array.from({ length: 256 }, (_, byte) => codeFrom('AN', new Uint8Array([byte])).slice(3)).join('')
  expect(every).toMatch(/^[2-9A-HJ-NP-Z]{256}$/)
})

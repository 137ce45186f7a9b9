import { expect, test } from 'vitest'
import { pathOf } from './qr-code.tsx'

test('each run of dark squares is drawn once, in its place', () => {
  expect(pathOf(['101', '011', '000'])).toBe('M0 0h1v1h-1zM2 0h1v1h-1zM1 1h2v1h-2z')
})

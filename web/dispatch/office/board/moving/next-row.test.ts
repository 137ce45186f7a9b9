import { describe, expect, it } from 'vitest'
import type { Fit } from '#contract/dispatch-moves.ts'
import { nextRow } from './next-row.ts'

const told = (resourceId: string, verdict: Fit['verdict']): [string, Fit] => [
  resourceId,
  {
    resourceId,
    verdict,
    short: '',
    words: '',
    restBeforeMinutes: null,
    restAfterMinutes: null,
    mayAgree: false,
    needsReason: false,
    phone: '',
    swap: null,
  },
]
const rows = ['ueda', 'okada', 'hayashi', 'sato', 'kudo']
const fits = new Map([
  told('ueda', 'fits'),
  told('okada', 'here'),
  told('hayashi', 'no'),
  told('sato', 'warns'),
  told('kudo', 'no'),
])

describe('the next row', () => {
  it('is the next one that fits, with or without a warning', () => {
    expect(nextRow(rows, fits, 'okada', true, false)).toBe('sato')
    expect(nextRow(rows, fits, 'sato', false, false)).toBe('ueda')
  })

  it('is none where nothing fits in that direction', () => {
    expect(nextRow(rows, fits, 'sato', true, false)).toBeNull()
    expect(nextRow(rows, fits, 'ueda', false, false)).toBeNull()
  })

  it('is simply the next one with Shift, to hear why not', () => {
    expect(nextRow(rows, fits, 'okada', true, true)).toBe('hayashi')
    expect(nextRow(rows, fits, 'sato', true, true)).toBe('kudo')
    expect(nextRow(rows, fits, 'kudo', true, true)).toBeNull()
  })

  it('out of the tray begins at the first row downwards and at the last one upwards', () => {
    expect(nextRow(rows, fits, null, true, false)).toBe('ueda')
    expect(nextRow(rows, fits, null, false, false)).toBe('sato')
  })
})

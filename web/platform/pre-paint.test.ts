import { expect, test } from 'vitest'
import { prePaintScript, readDirection, readTheme } from './preferences.ts'

/** What the script makes of the document of a visitor who came by this address, with this in storage. */
function drawnBy(search: string, stored: Record<string, string> = {}) {
  const documentElement = { dataset: {} as Record<string, string>, dir: '' }
  const storage = { ...stored, getItem: (name: string) => stored[name] ?? null }
  const performance = { getEntriesByType: () => [{ type: 'navigate' }] }
  const names = ['document', 'localStorage', 'sessionStorage', 'location', 'performance']
  const run = new Function(...names, prePaintScript)
  run({ documentElement }, storage, storage, { search, hash: '' }, performance)
  return documentElement
}
const markedBy = (search: string) => drawnBy(search).dataset

test('an address that asks for something of its own hides what was drawn for everybody, before anything is seen', () => {
  expect(markedBy('?day=2026-11-24&guests=3')).toMatchObject({ asked: '' })
  expect(markedBy('')).toEqual({ theme: 'light' })
})

test('a tab that keeps something of a booking hides the step that was drawn for everybody', () => {
  expect(drawnBy('', { 'checkout:fuji-at-first-light': '{}' }).dataset).toMatchObject({ kept: '' })
  expect(drawnBy('', { 'ride-checkout': '{}' }).dataset).toMatchObject({ kept: '' })
  expect(drawnBy('', { user: '{}' }).dataset).not.toHaveProperty('kept')
})

test('what cannot be read in storage counts as never chosen, at first sight and later', () => {
  const odd = { theme: '<b>purple</b>', direction: 'DOWN' }
  expect(drawnBy('', odd)).toEqual({ dataset: { theme: 'light' }, dir: 'ltr' })
  expect([readTheme(odd.theme), readDirection(odd.direction)]).toEqual(['light', 'ltr'])
  // Control: what was chosen is read.
  expect(drawnBy('', { theme: 'dark', direction: 'rtl' })).toEqual({ dataset: { theme: 'dark' }, dir: 'rtl' })
  expect([readTheme('dark'), readDirection('rtl')]).toEqual(['dark', 'rtl'])
})

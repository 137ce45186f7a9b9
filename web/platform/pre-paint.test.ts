import { expect, test } from 'vitest'
import { prePaintScript } from './preferences.ts'

/** What the script writes on the document of a visitor who came by this address. */
function markedBy(search: string): Record<string, string> {
  const documentElement = { dataset: {} as Record<string, string>, dir: '' }
  const storage = { getItem: () => null }
  const performance = { getEntriesByType: () => [{ type: 'navigate' }] }
  const names = ['document', 'localStorage', 'sessionStorage', 'location', 'performance']
  const run = new Function(...names, prePaintScript)
  run({ documentElement }, storage, storage, { search, hash: '' }, performance)
  return documentElement.dataset
}

test('an address that asks for something of its own hides what was drawn for everybody, before anything is seen', () => {
  expect(markedBy('?day=2026-11-24&guests=3')).toMatchObject({ asked: '' })
  expect(markedBy('')).toEqual({ theme: 'light' })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayMs } from '#core/days.ts'
import { changeDevice, keptDays, parseTrip, readDevice } from './device-trip.ts'
import { itemOn } from './trip.fixture.ts'
import { countFor } from './trip-count.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const now = Date.parse('2026-11-15T10:30:00+09:00')
const put = (id: string, at = now) => changeDevice(({ items }) => ({ items: [...items, itemOn(id, '2026-12-09')] }), at)

test('a trip is kept for thirty days from its last change', () => {
  put('one')
  put('two', now + 10 * dayMs)
  const end = now + (10 + keptDays) * dayMs
  expect(readDevice(end - 1).items).toHaveLength(2)
  expect(readDevice(end).items).toEqual([])
})

test('of two tabs each changes what is there at that moment, so that neither loses the other’s', () => {
  put('of this tab')
  put('of the other')
  changeDevice(({ items }) => ({ items: items.filter(({ id }) => id !== 'of this tab') }), now)
  expect(readDevice(now).items.map(({ id }) => id)).toEqual(['of the other'])
})

test.each(['', '{', '[]', '{"version":0,"items":[]}', '{"version":1,"items":"no","keptUntil":9e15}'])(
  'what cannot be read is nothing: %s',
  (text) => expect(parseTrip(text, now).items).toEqual([]),
)

test('of what was stored only that is taken up which can be an item', () => {
  const text = JSON.stringify({ version: 1, keptUntil: now + 1, items: [null, { id: 1 }, itemOn('one', '2026-12-09')] })
  expect(parseTrip(text, now).items.map(({ id }) => id)).toEqual(['one'])
})

test('a number is shown to whose trip it is, and to nobody who signs in or out on the same device', () => {
  expect(countFor('3  1763170000000', null)).toBe(3)
  expect(countFor('3 guest-1 1763170000000', 'guest-1')).toBe(3)
  expect(countFor('3 guest-1 1763170000000', null)).toBe(0)
  expect(countFor('3  1763170000000', 'guest-1')).toBe(0)
  expect(countFor('', null)).toBe(0)
})

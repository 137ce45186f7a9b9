import { expect, test } from 'vitest'
import type { TripItem } from '#contract/trip-wish.ts'
import { mostItems } from '#core/references.ts'
import { changedElsewhere, withAdded, withChanged } from './merge-items.ts'
import { itemOn } from './trip.fixture.ts'

const ids = (items: readonly TripItem[] | null) => items?.map(({ id }) => id)

test('the same is in a trip once, by its name or by what is wished', () => {
  const items = [itemOn('one', '2026-12-09')]
  expect(ids(withAdded(items, [itemOn('two', '2026-12-10')]))).toEqual(['one', 'two'])
  expect(ids(withAdded(items, [itemOn('one', '2026-12-11'), itemOn('three', '2026-12-09')]))).toEqual(['one'])
})

test('at most twenty fit, all of what is added or nothing', () => {
  const many = Array.from({ length: mostItems - 1 }, (_, index) =>
    itemOn(`${index}`, '2026-12-09', { guests: index + 1 }),
  )
  expect(withAdded(many, [itemOn('a', '2027-01-01')])).toHaveLength(mostItems)
  expect(withAdded(many, [itemOn('a', '2027-01-01'), itemOn('b', '2027-01-02')])).toBeNull()
})

test('what is changed into another item is one with it, and what was taken out does not come back', () => {
  const items = [itemOn('one', '2026-12-09'), itemOn('two', '2026-12-10')]
  expect(ids(withChanged(items, itemOn('one', '2026-12-10')))).toEqual(['one'])
  expect(withChanged(items, itemOn('gone', '2026-12-12'))).toBe(items)
})

test('only what somebody else changed is told, and neither own changes nor what it cost', () => {
  const before = [itemOn('one', '2026-12-09'), itemOn('two', '2026-12-10'), itemOn('three', '2026-12-11')]
  const now = [
    itemOn('one', '2026-12-20'),
    itemOn('two', '2026-12-21'),
    { ...itemOn('three', '2026-12-11'), seenYen: 1 },
  ]
  expect(changedElsewhere(before, now, ['two'])).toEqual(['one'])
})

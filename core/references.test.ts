import { expect, test } from 'vitest'
import { isOfSeveral, isReference, itemReference, orderReference, readReference } from './references.ts'

test('the only item of an order is called as the order; of several each has its number', () => {
  expect(itemReference('AN-7K2M9P', 1, 1)).toBe('AN-7K2M9P')
  expect(itemReference('AN-7K2M9P', 12, 14)).toBe('AN-7K2M9P-12')
  expect(['AN-7K2M9P', 'AN-7K2M9P-2', 'AN-7K2M9P-20'].map(orderReference)).toEqual(Array(3).fill('AN-7K2M9P'))
  expect(['AN-7K2M9P', 'AN-7K2M9P-1'].map(isOfSeveral)).toEqual([false, true])
})

test.each([
  ['AN-7K2M9P', 'AN-7K2M9P'],
  [' an 7k2 m9p ', 'AN-7K2M9P'],
  ['7k2m9p', 'AN-7K2M9P'],
  ['ＡＮ－７Ｋ２Ｍ９Ｐ', 'AN-7K2M9P'],
  ['an-7k2m9p-2', 'AN-7K2M9P-2'],
  ['7K2M9P 14', 'AN-7K2M9P-14'],
  ['AN2345', 'AN-AN2345'],
  ['AN-AN2345', 'AN-AN2345'],
  ['(AN-7K2M9P).', 'AN-7K2M9P'],
  ['AN-7K2M9P-21', null],
  ['AN-7K2M9P-0', null],
  ['AN-7K2M9', null],
  ['AN-7K2M9PX', null],
  ['AN-7K2M9O', null],
  ['7K4-MWD', 'AN-7K4MWD'],
  ['AN-AN7K4M', 'AN-AN7K4M'],
  ['<script>', null],
  ['', null],
])('what is typed as %j is read as %j', (typed, reference) => {
  expect(readReference(typed)).toBe(reference)
})

test('what is kept is read by one pattern', () => {
  expect(['AN-7K2M9P', 'AN-7K2M9P-2', 'AN-7K2M9P-20'].filter(isReference)).toHaveLength(3)
  expect(['AN-7K2M9P-21', 'AN-7K2M9P-02', 'an-7k2m9p', 'AN-7K2M9P '].filter(isReference)).toEqual([])
})

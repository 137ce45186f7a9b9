import { expect, test } from 'vitest'
import { isDay } from '#core/days.ts'
import { readWish, usualWish, type WishParams, writeWish } from './wish-address.ts'

const read = (query: string) => readWish(new URLSearchParams(query))
const marsh: WishParams = {
  day: '2026-11-24',
  start: '05:30',
  guests: 3,
  childAges: [5],
  largeCases: 2,
  vehicleClass: 'alphard',
  guide: true,
  extraHalfHours: 4,
  extras: [
    { code: 'child-seat', pieces: 1 },
    { code: 'stroller', pieces: 2 },
  ],
  code: 'AUTUMN-10',
}

test('a wish goes to the address and comes back whole', () => {
  expect(read(writeWish(marsh))).toEqual(marsh)
  expect(writeWish(marsh)).toBe(
    'day=2026-11-24&start=05%3A30&guests=3&ages=5&cases=2&car=alphard&guide=yes&more=4&extras=child-seat%3A1%2Cstroller%3A2&code=AUTUMN-10',
  )
})

test('what is written by hand, without escapes, is read the same', () => {
  expect(
    read(
      'day=2026-11-24&start=05:30&guests=3&ages=5&cases=2&car=alphard&guide=yes&more=4&extras=child-seat:1,stroller:2&code=AUTUMN-10',
    ),
  ).toEqual(marsh)
})

test('an address that says nothing is the usual wish, and the usual wish needs no address', () => {
  expect(read('')).toEqual(usualWish)
  expect(read('utm_source=mail')).toEqual(usualWish)
  expect(writeWish(usualWish)).toBe('')
})

test('what makes no sense is left out, and never thrown', () => {
  for (const odd of [
    'day=2026-02-30',
    'day=tomorrow',
    'day=2026-1-1',
    'start=25:00',
    'start=5:30',
    'guests=0',
    'guests=-3',
    'guests=2.5',
    'guests=41',
    'guests=1e1',
    'ages=40',
    'ages=-1,x,,18',
    'cases=many',
    'cases=41',
    // One that is well written may be a class of the house: whether the tour has it is known to its prices.
    'car=Rocket!',
    'car=to.String',
    'guide=maybe',
    'more=17',
    'more=-2',
    'extras=child-seat',
    'extras=child-seat:0,child-seat:99,:2,<b>:1',
    'code=%3Cscript%3E',
    `code=${'x'.repeat(41)}`,
    'code=%00',
    'day=%F0%9F%97%BB',
    `ages=${'9'.repeat(5_000)}`,
  ])
    expect(read(odd), odd).toEqual(usualWish)
})

test('what makes sense beside it is kept', () => {
  expect(read('guests=3&ages=40,5').childAges).toEqual([5])
  expect(read('extras=child-seat:1,child-seat:2,x:y').extras).toEqual([{ code: 'child-seat', pieces: 1 }])
})

test('there are no more children than guests', () => {
  expect(read('guests=2&ages=1,2,3').childAges).toEqual([1, 2])
  expect(read('guests=2&ages=0,0').childAges).toEqual([0, 0])
})

test('a day is a day that the calendar has', () => {
  expect(['2026-11-24', '2028-02-29'].every(isDay)).toBe(true)
  expect(['2026-02-29', '2026-11-31', '2026-13-01', '24-11-2026', '2026-11-24T00:00'].some(isDay)).toBe(false)
})

test('a child whose age is not chosen yet travels as one without an age', () => {
  const wish = { ...usualWish, guests: 4, childAges: [4, null] }
  expect(writeWish(wish)).toBe('guests=4&ages=4%2C-')
  expect(read('guests=4&ages=4,-')).toEqual(wish)
  expect(read('ages=-').childAges).toEqual([null])
})

import { expect, test } from 'vitest'
import { readDay, writeDay } from './birth-date.ts'

test('a day is read however it is written, day first unless the year is', () => {
  for (const typed of [
    '23 / 05 / 1984',
    '23/5/1984',
    '23.05.1984',
    '23 5 1984',
    '1984-05-23',
    '23051984',
    '２３／０５／１９８４',
  ])
    expect(readDay(typed), typed).toBe('1984-05-23')
})

test('nothing typed is no day, and what names no day is not taken for one', () => {
  expect(readDay('  ')).toBeNull()
  for (const typed of ['31 / 02 / 1984', '23 / 05', '23 / 05 / 84', '5 May 1984', '1984', '00 / 00 / 0000', 'x'])
    expect(readDay(typed), typed).toBeUndefined()
})

test('what is written reads back as the same day', () => {
  expect(writeDay('1984-05-03')).toBe('03 / 05 / 1984')
  expect(readDay(writeDay('1984-05-03'))).toBe('1984-05-03')
  expect(writeDay(null)).toBe('')
})

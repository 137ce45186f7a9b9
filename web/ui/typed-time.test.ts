import { describe, expect, it } from 'vitest'
import { isWholeTime, readTime } from './typed-time.ts'

describe('a time that is typed', () => {
  it.each([
    ['9', '09:00'],
    ['9:30', '09:30'],
    ['0930', '09:30'],
    [' 14.05 ', '14:05'],
    ['24:00', '24:00'],
    ['7:40 PM', '19:40'],
    ['7pm', '19:00'],
    ['12:05 a.m.', '00:05'],
    ['12 pm', '12:00'],
  ])('%s is read', (typed, time) => expect(readTime(typed)).toBe(time))

  it.each(['', 'noon', '24:01', '25:00', '9:75', '123456', '-1', '13 pm', '0:30 am', '7:40 xm'])(
    '%j is no time',
    (typed) => expect(readTime(typed)).toBeNull(),
  )

  it.each(['9:30', '0930', '19.05', '7 pm'])('%s is whole', (typed) => expect(isWholeTime(typed)).toBe(true))

  it.each(['9', '19', '093', '9:3', ''])('%j may go on', (typed) => expect(isWholeTime(typed)).toBe(false))
})

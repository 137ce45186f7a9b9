import { expect, test } from 'vitest'
import { cellOf, minutesFault, readEdits, readSheet, shownAt, withTyped } from './driving-edits.ts'

const hourly = (minutes: number | null) => Array.from({ length: 24 }, () => minutes)
const known = new Map([[cellOf('haneda', 'shinjuku'), [...hourly(50).slice(1), null]]])
const way = { from: 'haneda', to: 'shinjuku' }

test('what is typed stands over what is known, and the same figure again is no change', () => {
  const edits = withTyped(known, {}, { [cellOf('haneda', 'shinjuku', 8)]: '55' })
  expect([shownAt(known, edits, way, 8), shownAt(known, edits, way, 9), shownAt(known, edits, way, 23)]).toEqual([
    ...['55', '50', ''],
  ])
  expect(withTyped(known, edits, { [cellOf('haneda', 'shinjuku', 8)]: '50' })).toEqual({})
})

test('hours that follow each other with the same minutes are sent as one', () => {
  const at = (hour: number, minutes: string) => [cellOf('haneda', 'shinjuku', hour), minutes] as const
  const edits = Object.fromEntries([at(10, '４５'), at(8, '55'), at(9, '55'), at(11, '45'), at(13, '45')])
  expect(readEdits(edits)).toEqual({
    times: [
      { ...way, firstHour: 8, lastHour: 9, minutes: 55 },
      { ...way, firstHour: 10, lastHour: 11, minutes: 45 },
      { ...way, firstHour: 13, lastHour: 13, minutes: 45 },
    ],
    faults: {},
  })
})

test('0 minutes, 2,000 minutes, half a minute, a word and nothing are told at their cell', () => {
  expect(['0', '2000', '12.5', 'x', ''].map(minutesFault)).toEqual([
    'At least one minute.',
    'At most 600 minutes.',
    'Whole minutes.',
    'Whole minutes.',
    'Write the minutes: a time that was told can be changed, not taken away.',
  ])
  expect(['1', '600'].map(minutesFault)).toEqual([undefined, undefined])
  const key = cellOf('haneda', 'shinjuku', 8)
  expect(readEdits({ [key]: '0' }).faults).toEqual({ [key]: 'At least one minute.' })
})

test('a sheet is pasted as rows and columns', () => {
  expect(readSheet('20\t25\r\n30\t\r\n')).toEqual([
    ['20', '25'],
    ['30', ''],
  ])
})

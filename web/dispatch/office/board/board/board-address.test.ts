import { expect, it } from 'vitest'
import { readBoardAddress, writeBoardAddress } from './board-address.ts'

const read = (query: string) => readBoardAddress(new URLSearchParams(query))

it('reads the days, the view and the job that is open', () => {
  expect(read('day=2026-11-16&days=3&view=table&job=an-7k2m9p')).toEqual({
    ...{ day: '2026-11-16', days: 3, view: 'table', job: 'AN-7K2M9P' },
  })
})

it('falls back kindly from what it cannot mean', () => {
  const usual = { day: null, days: 1, view: 'board', job: null }
  expect(read('')).toEqual(usual)
  expect(read('day=2026-02-30&days=4&view=map&job=<b>')).toEqual(usual)
  expect(read('day=tomorrow&days=-1')).toEqual(usual)
  expect(read('day=9999-12-31&days=1e9')).toEqual(usual)
})

it('writes only what differs from the usual, and reads it back', () => {
  expect(String(writeBoardAddress({ day: null, days: 1, view: 'board', job: null }))).toBe('')
  const full = { day: '2026-11-16', days: 7, view: 'table', job: 'AN-7K2M9P' } as const
  expect(readBoardAddress(writeBoardAddress(full))).toEqual(full)
})

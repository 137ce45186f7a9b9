import { expect, test } from 'vitest'
import { carName } from '../car-name.rules.ts'
import { faultsOfLoads } from '../classes/loads.rules.ts'
import { dispositionOf, fileNameOf, fileTypeOf } from '../papers/file-kind.rules.ts'
import { warningOf } from '../papers/warnings.rules.ts'
import { nameOnLists, plateOf } from './car-fields.rules.ts'
import { carStateOf, daysUntil } from './car-state.rules.ts'

test('a plate is the same however it is typed', () => {
  for (const typed of [
    '品川 300 あ 31-07',
    '品川300あ3107',
    '品川　３００　あ　３１－０７',
    ' 品川 300 あ 31ー07 ',
    '品川300 あ31‐07',
  ])
    expect(plateOf(typed), typed).toBe('品川 300 あ 31-07')
  // What is no such plate is kept, so that a car from elsewhere can be entered.
  expect(plateOf('  B-AN   1234 ')).toBe('B-AN 1234')
  expect(carName({ className: 'Alphard', plate: '品川 300 あ 31-07' })).toBe('Alphard 31-07')
})

test('more guests never take more suitcases, and each line has more guests than the one before', () => {
  const limits = { isBus: false, places: null }
  const load = (guests: number, largeCases: number) => ({ guests, largeCases })
  expect(faultsOfLoads([load(4, 4), load(6, 2)], limits)).toEqual({})
  expect(Object.keys(faultsOfLoads([load(4, 4), load(6, 5)], limits))).toEqual(['loads.1.largeCases'])
  expect(Object.keys(faultsOfLoads([load(4, 4), load(4, 2)], limits))).toEqual(['loads.1.guests'])
  expect(faultsOfLoads([load(10, 0)], limits)).toEqual({
    'loads.0.guests': 'With more than nine guests it would be a bus.',
  })
  expect(faultsOfLoads([load(10, 0)], { isBus: true, places: null })).toEqual({})
  expect(faultsOfLoads([load(5, 0)], { isBus: false, places: 4 })).toEqual({
    'loads.0.guests': 'This class has 4 places for guests.',
  })
})

const at = (time: string) => new Date(`2026-11-15T${time}:00+09:00`)
const job = (from: string, until: string, free: string) => ({
  ...{ what: 'job' as const, startsAt: at(from), endsAt: at(until), freeAt: at(free) },
})
const inOrder = { inService: true, papersUntil: null }

test('a car is where its papers, its garage and its jobs say, in this order', () => {
  const now = at('10:30')
  expect(carStateOf(inOrder, [], now)).toEqual({ is: 'free', until: null })
  expect(carStateOf(inOrder, [job('09:00', '17:00', '17:30')], now)).toEqual({
    ...{ is: 'on-the-road', until: '2026-11-15T17:00:00+09:00' },
  })
  expect(carStateOf(inOrder, [job('08:00', '10:15', '10:45')], now)).toEqual({
    ...{ is: 'free-later', until: '2026-11-15T10:45:00+09:00' },
  })
  expect(carStateOf(inOrder, [job('11:00', '12:00', '12:30')], now).until).toBe('2026-11-15T12:30:00+09:00')
  const stop = { ...job('08:00', '12:00', '12:00'), what: 'stop' as const }
  expect(carStateOf(inOrder, [stop, job('09:00', '17:00', '17:30')], now).is).toBe('in-repair')
  expect(carStateOf({ ...inOrder, papersUntil: '2026-11-15' }, [], now).is).toBe('free')
  expect(carStateOf({ ...inOrder, papersUntil: '2026-11-14' }, [stop], now).is).toBe('held-back')
  expect(carStateOf({ inService: false, papersUntil: '2026-11-14' }, [stop], now).is).toBe('out-of-service')
  expect([daysUntil('2026-11-30', now), daysUntil('2026-11-15', now), daysUntil('2026-11-12', now)]).toEqual([
    15, 0, -3,
  ])
})

test('a file is what its bytes say, and is called so', () => {
  const png = Buffer.from('89504e470d0a1a0a00', 'hex')
  expect(fileTypeOf(png)).toBe('image/png')
  expect(fileTypeOf(Buffer.from('%PDF-1.7'))).toBe('application/pdf')
  expect(fileTypeOf(Buffer.from('ffd8ffe000', 'hex'))).toBe('image/jpeg')
  for (const other of ['<html>', '<svg xmlns="', 'GIF89a', 'MZ', '', '%PDF', ' %PDF-1.7'])
    expect(fileTypeOf(Buffer.from(other)), other).toBeNull()
  expect(fileNameOf('C:\\scans\\policy.html', 'application/pdf')).toBe('policy.html.pdf')
  expect(fileNameOf('../../etc/seat.JPEG', 'image/jpeg')).toBe('seat.JPEG')
  expect(fileNameOf('', 'image/png')).toBe('paper.png')
  expect(fileNameOf('車検証.pdf', 'application/pdf')).toBe('車検証.pdf')
  expect(dispositionOf('車検 "1".pdf')).toBe(
    `attachment; filename="__ _1_.pdf"; filename*=UTF-8''%E8%BB%8A%E6%A4%9C%20%221%22.pdf`,
  )
})

test('each warning has its days, and who was away for one sends it late', () => {
  expect([31, 30, 29, 15, 14, 13, 4, 3, 1, 0, -1].map(warningOf)).toEqual([
    ...[null, 30, 30, 30, 14, 14, 14, 3, 3, 3, null],
  ])
  expect(nameOnLists('Taro Kudo')).toBe('Kudo, T.')
})

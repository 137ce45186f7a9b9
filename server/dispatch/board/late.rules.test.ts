import { expect, test } from 'vitest'
import type { CrewStep } from '#contract/dispatch.ts'
import { endangeredBy, latenessOf, type Progress } from './late.rules.ts'

const at = (time: string) => new Date(`2026-12-09T${time}:00+09:00`)
const marked = (step: CrewStep, time: string) => ({ step, at: at(time) })

/** Leaves the garage at 08:20, begins at 09:00, ends at 17:00. */
const plan: Progress = {
  ...{ leavesAt: at('08:20'), startsAt: at('09:00'), endsAt: at('17:00') },
  ...{ mark: null, landsAt: null, canMark: true },
}

const late = (time: string, about: Partial<Progress> = {}) => latenessOf({ ...plan, ...about }, at(time))

test('nobody is late before ten minutes after they should have left', () => {
  expect(late('07:00')).toBeNull()
  expect(late('08:29')).toBeNull()
  expect(late('08:30')).toMatchObject({ minutes: 10, words: 'Not on the way yet, should have left at 08:20' })
  expect(late('08:50')?.minutes).toBe(30)
})

test('who left late stays late until they are there, and who is not there by the start is late', () => {
  const left = { mark: marked('on_the_way', '08:45') }
  expect(late('08:46', left)).toMatchObject({ minutes: 25, words: 'Left 25 min late, at 08:45' })
  expect(late('08:59', { mark: marked('on_the_way', '08:20') })).toBeNull()
  expect(late('09:05', { mark: marked('on_the_way', '08:20') })).toMatchObject({
    minutes: 5,
    words: 'Not there yet, the pick-up was at 09:00',
  })
  expect(late('09:05', left)?.minutes).toBe(25)
})

test('guests who are not on board a quarter of an hour after the start make it late', () => {
  const there = { mark: marked('arrived', '08:50') }
  expect(late('09:14', there)).toBeNull()
  expect(late('09:15', there)).toMatchObject({
    minutes: 15,
    words: 'Guests not on board yet, the pick-up was at 09:00',
  })
  expect(late('09:13', { mark: marked('arrived', '09:12') })?.words).toBe('There 12 min late, at 09:12')
})

test('on the road the delay of the start stays, and a day that is not done by its end is late', () => {
  expect(late('12:00', { mark: marked('on_board', '09:05') })).toBeNull()
  const behind = { mark: marked('on_board', '09:25') }
  expect(late('12:00', behind)).toMatchObject({ minutes: 25, words: 'Set out 25 min late, at 09:25' })
  expect(late('17:10', behind)?.minutes).toBe(25)
  expect(late('17:40', behind)).toMatchObject({ minutes: 40, words: 'Not done yet, the end was at 17:00' })
  expect(late('17:40', { mark: marked('done', '17:35') })).toBeNull()
})

test('a flight that lands after the start makes it late by the difference, until they are on board', () => {
  const landsAt = at('09:50')
  expect(late('07:00', { landsAt })).toMatchObject({
    minutes: 50,
    words: 'The flight lands at 09:50, 50 min after the pick-up',
  })
  expect(late('09:55', { landsAt, mark: marked('arrived', '08:50') })?.minutes).toBe(55)
  expect(late('10:00', { landsAt, mark: marked('on_board', '09:10') })).toBeNull()
  expect(late('07:00', { landsAt: at('08:00') })).toBeNull()
})

test('without a crew nobody is late, and a day that nobody ever marked is late only once it is over', () => {
  expect(late('12:00', { leavesAt: null })).toBeNull()
  expect(late('17:20')).toMatchObject({ minutes: 20, words: 'Not done yet, the end was at 17:00' })
})

test('a crew that says nothing is called out: from leaving on with a link, without one from the pick-up on', () => {
  expect(late('08:30')?.silentSince).toEqual(at('08:20'))
  const unlinked = { canMark: false }
  expect(late('09:09', unlinked)).toBeNull()
  expect(late('12:00', unlinked)).toEqual({
    ...{ minutes: 180, words: 'Nothing marked yet, the pick-up was at 09:00', silentSince: at('09:00') },
  })
})

test('who said something is silent since then, once the next word is overdue; what is known to be late is no silence', () => {
  const left = { mark: marked('on_the_way', '08:20') }
  expect([late('09:05', left)?.silentSince, late('09:10', left)?.silentSince]).toEqual([null, at('08:20')])
  expect(late('09:20', { mark: marked('arrived', '08:50') })?.silentSince).toEqual(at('08:50'))
  const boarded = { mark: marked('on_board', '09:05') }
  expect([late('17:10', boarded)?.silentSince, late('17:15', boarded)?.silentSince]).toEqual([null, at('09:05')])
  expect(late('12:00', { mark: marked('on_board', '09:25') })?.silentSince).toBeNull()
})

test('a clock that was set back makes nobody late', () => {
  expect(late('03:00', { mark: marked('on_board', '09:05') })).toBeNull()
})

test('the next job is in danger when the expected end, the turn-round and the drive lie behind its start', () => {
  const next = { reference: 'AN-7K2M9P', startsAt: at('18:00'), who: 'Okada', neededMinutes: 40 }
  expect(endangeredBy(plan, 20, [next])).toBeNull()
  expect(endangeredBy(plan, 35, [next])).toEqual({
    reference: 'AN-7K2M9P',
    words: 'Okada would be 15 min late for AN-7K2M9P at 18:00',
  })
  const sooner = { ...next, reference: 'AN-222222', startsAt: at('17:45') }
  expect(endangeredBy(plan, 35, [next, sooner])?.reference).toBe('AN-222222')
  expect(endangeredBy(plan, 35, [])).toBeNull()
})

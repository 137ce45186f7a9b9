import { expect, test } from 'vitest'
import { crewJob } from './crew-day.fixture.ts'
import { canMark, isToldOfArrival, landsFirst } from './steps.ts'

const at = (clock: string) => Date.parse(`2026-11-24T${clock}:00+09:00`)

test('the button is there from the hour that the desk named, and where none was named', () => {
  const job = crewJob({ marksFrom: '2026-11-24T02:00:00+09:00' })
  expect([canMark(job, at('01:59')), canMark(job, at('02:00'))]).toEqual([false, true])
  expect(canMark({ marksFrom: undefined as unknown as string }, at('01:59'))).toBe(true)
})

test('guests in the air are not offered as on board: the page says when they land', () => {
  const landsAt = '2026-11-24T10:40:00+09:00'
  const mark = (step: 'on_the_way' | 'arrived') => ({ id: step, step, at: landsAt, mine: true, isWaiting: false })
  const there = { landsAt, marks: [mark('on_the_way'), mark('arrived')] }
  expect([landsFirst(there, at('10:39')), landsFirst(there, at('10:40'))]).toEqual([landsAt, null])
  expect(landsFirst({ ...there, marks: [mark('on_the_way')] }, at('10:00'))).toBeNull()
  expect(landsFirst({ ...there, landsAt: null }, at('10:00'))).toBeNull()
})

test('a mail to the guest is promised only in the hour before the day, when it is sent', () => {
  const job = crewJob({ startsAt: '2026-11-24T05:30:00+09:00' })
  expect([isToldOfArrival(job, at('04:30')), isToldOfArrival(job, at('04:31'))]).toEqual([false, true])
})

import { expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { becauseOfLanding, landingInWords, waitFreeUntil, whyNotLanding } from './landing.rules.ts'

const at = (time: string, day = '2027-02-01') => tokyoInstant(day, time)
const hours = { landsAt: at('20:35'), startsAt: at('21:25'), freeUntil: at('21:40') }

test('a guest hears when the chauffeur is there and until when waiting is free', () => {
  expect(landingInWords('moved', hours)).toBe('Your chauffeur is there at 21:25. Waiting is free until 21:40.')
  expect(landingInWords('next-job-moved', hours)).toBe(landingInWords('moved', hours))
  expect(landingInWords('other-crew', hours)).toMatch(/^Another chauffeur is there at 21:25\./)
  expect(landingInWords('same', hours)).toMatch(/^Nothing changes: /)
  expect(landingInWords('waits', hours)).toMatch(/The desk chooses who drives you/)
})

test('past midnight the day is said, too', () => {
  const late = { landsAt: at('23:30'), startsAt: at('00:20', '2027-02-02'), freeUntil: at('01:00', '2027-02-02') }
  expect(landingInWords('moved', late)).toBe(
    'Your chauffeur is there at 00:20 on Tuesday 2 February. Waiting is free until 01:00.',
  )
})

test('a landing within a day of the plan, and not too late for its ride, can be told until the guests are on board', () => {
  const question = {
    plannedAt: at('10:00'),
    landsAt: at('12:00'),
    endsAt: at('14:00'),
    now: at('09:00'),
    hasBoarded: false,
  }
  expect(whyNotLanding(question)).toBeNull()
  expect(whyNotLanding({ ...question, landsAt: at('10:00', '2027-02-02') })).toBeNull()
  expect(whyNotLanding({ ...question, landsAt: at('10:01', '2027-02-02') })).toMatch(/more than a day/)
  expect(whyNotLanding({ ...question, landsAt: at('09:59', '2027-01-31') })).toMatch(/more than a day/)
  expect(whyNotLanding({ ...question, now: at('13:59') })).toBeNull()
  expect(whyNotLanding({ ...question, now: at('14:00') })).toMatch(/over by now/)
  expect(whyNotLanding({ ...question, hasBoarded: true })).toMatch(/on your way/)
})

test('waiting is free from the landing as it is known by now, and from the pick-up where no flight is waited for', () => {
  const ride = { landsAt: '2027-02-01T10:00:00+09:00', freeWaitMinutes: 90 }
  expect(waitFreeUntil({ ride, landsAt: at('11:20'), startsAt: at('12:10') })).toEqual(at('12:50'))
  expect(waitFreeUntil({ ride: { landsAt: null, freeWaitMinutes: 15 }, landsAt: null, startsAt: at('12:10') })).toEqual(
    at('12:25'),
  )
})

test('why somebody was exchanged names the flight where it is known', () => {
  expect(becauseOfLanding('NH 212', at('21:10'))).toBe('NH 212 lands at 21:10')
  expect(becauseOfLanding('', at('21:10'))).toBe('The flight lands at 21:10')
})

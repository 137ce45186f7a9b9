import { expect, test } from 'vitest'
import { tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { customsMinutesOf } from './customs.rules.ts'
import { freeMinutesFromLanding, rideTimes } from './ride-times.rules.ts'

const arrival = {
  landsAt: '2026-11-21T19:05:00+09:00',
  customsMinutes: 45,
  freeWaitMinutes: 60,
  hours: null,
  driveMinutes: 35,
}
const pickUp = { landsAt: null, customsMinutes: 0, freeWaitMinutes: 15, hours: null, driveMinutes: 35 }
const inWords = (times: ReturnType<typeof rideTimes>) =>
  [times.startsAt, times.waitFreeUntil, times.endsAt].map((at) => tokyoIso(at).slice(5, 16))

test('the pick-up is landing and customs, and the job lasts through the free waiting, the drive and the door', () => {
  const times = rideTimes(arrival, tokyoInstant('2026-11-21', '19:05'))
  expect(inWords(times)).toEqual(['11-21T19:50', '11-21T20:05', '11-21T20:50'])
  expect(times).toMatchObject({ durationMinutes: 60, landsAt: tokyoInstant('2026-11-21', '19:05') })
})

test('a flight that lands just before midnight is met on the next day', () => {
  expect(inWords(rideTimes(arrival, tokyoInstant('2026-12-31', '23:59')))).toEqual([
    '01-01T00:44',
    '01-01T00:59',
    '01-01T01:44',
  ])
})

test('from 23:59 to 00:01 two minutes go by', () => {
  const [before, after] = [tokyoInstant('2026-11-21', '23:59'), tokyoInstant('2026-11-22', '00:01')]
  expect(inWords(rideTimes(pickUp, before))).toEqual(['11-21T23:59', '11-22T00:14', '11-22T00:59'])
  expect(inWords(rideTimes(pickUp, after))).toEqual(['11-22T00:01', '11-22T00:16', '11-22T01:01'])
})

test('by the hour the car is theirs from the pick-up on', () => {
  const times = rideTimes({ ...pickUp, hours: 4, driveMinutes: 0 }, tokyoInstant('2026-11-21', '22:00'))
  expect(inWords(times)).toEqual(['11-21T22:00', '11-21T22:15', '11-22T02:00'])
})

test('whoever needs long at the border is not charged for it', () => {
  const waiting = { airportFreeMinutes: 60, elsewhereFreeMinutes: 15 }
  expect(freeMinutesFromLanding(waiting, 20)).toBe(60)
  expect(freeMinutesFromLanding(waiting, 50)).toBe(65)
})

test('a flight from abroad takes longer, and one that we do not know may be one', () => {
  const both = { internationalMinutes: 50, domesticMinutes: 20 }
  expect([true, false, null].map((kind) => customsMinutesOf(both, kind))).toEqual([50, 20, 50])
  expect(customsMinutesOf({ internationalMinutes: null, domesticMinutes: 20 }, null)).toBe(20)
  expect(customsMinutesOf({ internationalMinutes: 45, domesticMinutes: null }, false)).toBe(45)
})

import { expect, test } from 'vitest'
import { type Job, rate } from '#server/inventory/index.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { car, chauffeur, demandFor, fleetOf, job } from '#server/testing/crews.ts'
import { mayAgree } from './agree.rules.ts'

const monday = '2026-12-07'
const crown = car('crown', 'sedan')

const judged = (about: object, taken: Job[] = [], { startsAt = '09:00' } = {}) => {
  const okada = { ...chauffeur('Okada', ['sedan']), ...about }
  const question = {
    ...{ fleet: fleetOf({ vehicles: [crown], chauffeurs: [okada] }), taken: new Map([['Okada', taken]]) },
    ...{ demand: demandFor(), startsAt: tokyoInstant(monday, startsAt), vehicleClass: 'sedan' as const, drives: null },
  }
  return mayAgree(rate(okada, question), question, rate)
}

test('a day off and hours outside the shift are asked about', () => {
  expect(judged({ workingDays: [2, 3, 4] })).toBe(true)
  expect(judged({ daysOff: [{ firstDay: monday, lastDay: monday }] })).toBe(true)
  expect(judged({ worksFromMinutes: 12 * 60 })).toBe(true)
})

test('who works then need not be asked', () => {
  expect(judged({})).toBe(false)
})

test('rest, a day too long, another job, an illness and a licence do not give way to a yes', () => {
  const off = { workingDays: [2, 3, 4] }
  expect(judged(off, [job('2026-12-06', '16:00', 15)])).toBe(false)
  expect(judged(off, [job(monday, '10:00', 4)])).toBe(false)
  expect(judged(off, [{ ...job(monday, '08:00', 10), isAway: true as const }])).toBe(false)
  expect(judged({ ...off, drives: ['coaster'] })).toBe(false)
})

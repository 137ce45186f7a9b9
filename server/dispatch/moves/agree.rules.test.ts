import { expect, test } from 'vitest'
import { type Job, rate } from '#server/inventory/index.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { car, chauffeur, demandFor, fleetOf, job } from '#server/testing/crews.ts'
import { behindHours, mayAgree } from './agree.rules.ts'

const monday = '2026-12-07'
const crown = car('crown', 'sedan')

const judged = (...scene: Parameters<typeof rated>) => mayAgree(rated(...scene))
const rated = (about: object, taken: Job[] = [], { startsAt = '09:00' } = {}) => {
  const okada = { ...chauffeur('Okada', ['sedan']), ...about }
  const question = {
    ...{ fleet: fleetOf({ vehicles: [crown], chauffeurs: [okada] }), taken: new Map([['Okada', taken]]) },
    ...{ demand: demandFor(), startsAt: tokyoInstant(monday, startsAt), vehicleClass: 'sedan' as const, drives: null },
  }
  const candidate = rate(okada, question)
  return { ...candidate, behind: behindHours(candidate, question, rate) }
}

test('a day off and hours outside the shift are asked about', () => {
  expect(judged({ workingDays: [2, 3, 4] })).toBe(true)
  expect(judged({ worksFromMinutes: 12 * 60 })).toBe(true)
})

test('who works then need not be asked', () => {
  expect(judged({})).toBe(false)
})

test('rest, a day too long, another job, an illness, leave and a licence do not give way to a yes', () => {
  const off = { workingDays: [2, 3, 4] }
  expect(judged(off, [job('2026-12-06', '16:00', 15)])).toBe(false)
  expect(judged(off, [job(monday, '10:00', 4)])).toBe(false)
  expect(judged(off, [{ ...job(monday, '08:00', 10), isAway: true as const }])).toBe(false)
  expect(judged({}, [{ ...job(monday, '00:00', 24), isAway: true as const, awayKind: 'leave' as const }])).toBe(false)
  expect(judged({ ...off, drives: ['coaster'] })).toBe(false)
})

test('behind their hours stands what would keep them from coming all the same', () => {
  const off = { workingDays: [2, 3, 4] }
  expect(rated(off).behind).toBeNull()
  expect(rated(off, [job('2026-12-06', '16:00', 15)]).behind?.why).toBe('day-too-long')
  expect(rated(off, [job(monday, '10:00', 4)]).behind?.why).toBe('busy')
  expect(rated({}, [job(monday, '10:00', 4)]).behind).toBeNull()
})

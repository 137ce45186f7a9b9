import { expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import type { CandidateQuestion } from './candidates.rules.ts'
import { car, chauffeur, demandFor, fleetOf, guide } from './crew.fixture.ts'
import type { Demand, Job } from './demand.rules.ts'
import { job } from './duty.fixture.ts'
import { whoIsMissing } from './nobody-free-words.rules.ts'

const monday = '2026-12-07'
const fleet = fleetOf({
  vehicles: [car('crown', 'sedan'), car('alphard', 'alphard'), car('coaster', 'coaster')],
  chauffeurs: [chauffeur('Okada', ['sedan', 'alphard']), chauffeur('Wada', ['coaster'])],
  guides: [guide('Noda', ['en', 'fr']), guide('Hara', ['en'])],
})
const busy = [job(monday, '08:00', 6)]
const missing = (demand: Partial<Demand>, taken: Record<string, Job[]> = {}) =>
  whoIsMissing({
    ...{ fleet, taken: new Map(Object.entries(taken)), demand: demandFor(demand) },
    ...{ startsAt: tokyoInstant(monday, '09:00'), vehicleClass: null, drives: null },
  } satisfies CandidateQuestion)

test('the car that is missing is named by its class and the one that stands in, with why', () => {
  expect(missing({}, { crown: busy, alphard: busy })).toBe('No sedan or alphard is free: 2 out with others.')
})

test('so are the chauffeur and the guide, each in a sentence', () => {
  expect(missing({ guides: 1, guideLanguage: 'fr' }, { Okada: busy, Noda: busy })).toBe(
    'No chauffeur for the sedan is free: 1 out with others. No guide who speaks French is free: 1 out with others.',
  )
  expect(missing({ guides: 2 }, { Noda: busy })).toBe(
    'Only one of two guides who speak English is free: 1 out with others.',
  )
})

test('where everybody is free and only not together, nobody is called taken', () => {
  expect(missing({})).toBe('Cars and chauffeurs are free then, but none that can go together.')
})

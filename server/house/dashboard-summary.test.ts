import { expect, test } from 'vitest'
import { addMinutes, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { car, fleetOf, job } from '#server/testing/crews.ts'
import { summaryOf } from './dashboard-summary.ts'

const day = '2026-12-09'
const now = tokyoInstant(day, '10:00')

test('of the cars there are those that the board could send: none in repair, none whose papers ended', () => {
  const vehicles = [
    car('out', 'sedan'),
    car('free', 'sedan'),
    car('repaired', 'sedan'),
    car('unlawful', 'sedan', { papersUntil: '2026-12-08' }),
    car('lawful', 'sedan', { papersUntil: day }),
  ]
  const jobs = new Map([
    ['out', [job(day, '09:00', 4)]],
    ['repaired', [{ ...job(day, '08:00', 10), isAway: true as const }]],
  ])
  const taken = {
    fleet: fleetOf({ vehicles, chauffeurs: [] }),
    jobs,
    from: now,
    until: addMinutes(now, 60),
  }
  expect(summaryOf(taken, new Set(), now).cars).toEqual({ out: 1, all: 3 })
  // Its guests are on board before their hour.
  jobs.set('free', [{ ...job(day, '10:30', 4), bookingId: 'early' }])
  expect(summaryOf(taken, new Set(['early']), now).cars).toEqual({ out: 2, all: 3 })
})

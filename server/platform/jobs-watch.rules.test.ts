import { expect, test } from 'vitest'
import { usualTimes, whyStuck } from './jobs-watch.rules.ts'

const well = { freeWorkers: 2, sinceAskedMs: 2000, sinceTakenMs: 900_000, untakenMs: 0 }

test('a runner that asks for jobs is well, with jobs or without', () => {
  expect(whyStuck(well, usualTimes)).toBeNull()
  expect(whyStuck({ ...well, sinceTakenMs: 1000, untakenMs: 900_000 }, usualTimes)).toBeNull()
})

test('a runner with a free worker that asks for nothing, or takes nothing of what is due, is stuck', () => {
  expect(whyStuck({ ...well, sinceAskedMs: usualTimes.silentMs + 1 }, usualTimes)).toContain('stopped asking')
  expect(whyStuck({ ...well, untakenMs: usualTimes.untakenMs + 1 }, usualTimes)).toContain('nobody takes')
})

test('a runner whose workers all have a job in hand is busy, however long it takes', () => {
  expect(whyStuck({ freeWorkers: 0, sinceAskedMs: 9e6, sinceTakenMs: 9e6, untakenMs: 9e6 }, usualTimes)).toBeNull()
})

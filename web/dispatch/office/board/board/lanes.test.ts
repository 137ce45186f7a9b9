import { expect, it } from 'vitest'
import { lanesOf } from './lanes.ts'

const span = (fromMs: number, untilMs: number) => ({ fromMs, untilMs })

it('keeps jobs that follow one another on one lane', () => {
  expect(lanesOf([span(1, 2), span(2, 3), span(5, 6)])).toEqual({ lanes: [0, 0, 0], count: 1 })
})

it('gives jobs that overlap a lane each, and uses one again when it is free', () => {
  expect(lanesOf([span(1, 5), span(2, 3), span(3, 4), span(5, 6)])).toEqual({ lanes: [0, 1, 1, 0], count: 2 })
})

it('does not mind the order in which they come', () => {
  expect(lanesOf([span(5, 6), span(2, 3), span(1, 5)])).toEqual({ lanes: [0, 1, 0], count: 2 })
})

it('lets none of forty jobs on one row hide another', () => {
  const forty = Array.from({ length: 40 }, (_, at) => span(at, at + 25))
  const { lanes, count } = lanesOf(forty)
  expect(count).toBe(25)
  for (const [a, one] of forty.entries())
    for (const [b, other] of forty.entries())
      if (a !== b && lanes[a] === lanes[b])
        expect(one.untilMs <= other.fromMs || other.untilMs <= one.fromMs).toBe(true)
})

it('has one lane where there is nothing', () => {
  expect(lanesOf([])).toEqual({ lanes: [], count: 1 })
})

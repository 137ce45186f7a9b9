import { expect, it } from 'vitest'
import { makeAxis } from './axis.ts'
import { exampleDay, moment } from './board.fixture.ts'
import { idleBlocks, kinds, scarceSpans, scarcest } from './idle.ts'

const hour = (clock: string, chauffeur: number) => ({ at: moment(clock), chauffeur, vehicle: 5, guide: 2 })

it('has a block for every hour that is known, as wide as it lasts', () => {
  const axis = makeAxis({ firstDay: exampleDay, days: 1 }, [])
  const blocks = idleBlocks(axis, [hour('05:00', 3), hour('06:00', 1)], 1)
  expect(blocks.map(({ from, until, chauffeur }) => [from, until, chauffeur])).toEqual([
    ['05:00', '06:00', 3],
    ['06:00', '07:00', 1],
  ])
  expect(blocks[0]?.size).toBeCloseTo(1 / 18)
})

it('says of several hours together how many are free all the time', () => {
  const axis = makeAxis({ firstDay: exampleDay, days: 1 }, [])
  const [block] = idleBlocks(axis, [hour('05:00', 3), hour('06:00', 0), hour('07:00', 2)], 3)
  expect(block).toMatchObject({ from: '05:00', until: '08:00', chauffeur: 0, guide: 2 })
})

it('names every time at which nobody of a kind is free, hours in a row as one', () => {
  const at = (from: string, until: string, guide: number) => ({
    ...{ at: from, from, until, start: 0, size: 0, chauffeur: 1, vehicle: 1, guide },
  })
  const day = [at('08:00', '09:00', 0), at('09:00', '10:00', 0), at('10:00', '11:00', 1), at('11:00', '12:00', 0)]
  expect(scarceSpans(day, 'guide')).toEqual(['08:00 to 10:00', '11:00 to 12:00'])
  expect(scarceSpans(day, 'vehicle')).toEqual([])
})

it('does not say at every hour that nobody is free where nobody was entered yet', () => {
  const day = [{ at: '08:00', from: '08:00', until: '09:00', start: 0, size: 0, chauffeur: 0, vehicle: 2, guide: 0 }]
  expect(scarcest(day, kinds)).toBe('No chauffeur 08:00 to 09:00, no guide 08:00 to 09:00')
  expect(scarcest(day, ['chauffeur', 'vehicle'])).toBe('No chauffeur 08:00 to 09:00, no guides entered yet')
  expect(scarcest([], kinds)).toBe('Somebody of every kind at every hour')
})

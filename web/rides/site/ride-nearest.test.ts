import { expect, test } from 'vitest'
import { readRideAsk } from './ride-address.ts'
import { askAt } from './ride-nearest.ts'

const askOf = (more: string) => {
  const { ask } = readRideAsk(
    new URLSearchParams(`from=haneda-terminal-3&to=the-okura-tokyo&day=2026-12-09&time=19:05&guests=2${more}`),
  )
  if (!ask) throw new Error('No ride.')
  return ask
}
const slot = { day: '2026-12-10', start: '08:00' }

test('one way is moved to the time that is offered', () => {
  expect(askAt(askOf(''), slot)).toMatchObject({ day: '2026-12-10', time: '08:00' })
})

test('of two ways the one is moved that the time is offered for, however near the other lies', () => {
  const both = askOf('&returnDay=2026-12-10&returnTime=10:00')
  expect(askAt(both, slot, 0)).toMatchObject({ day: '2026-12-10', time: '08:00', returnTime: '10:00' })
  expect(askAt(both, slot, 1)).toMatchObject({ day: '2026-12-09', time: '19:05', returnTime: '08:00' })
  expect(askAt(both, slot)).toMatchObject({ day: '2026-12-09', returnDay: '2026-12-10', returnTime: '08:00' })
})

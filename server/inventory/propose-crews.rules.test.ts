import { expect, test } from 'vitest'
import { addMinutes, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { car, chauffeur, demandFor, fleetOf } from './crew.fixture.ts'
import { fleetInReach } from './propose-crews.rules.ts'

const startsAt = tokyoInstant('2026-12-07', '09:00')

test('who cannot drive from the garage to the guest in the time that is left is not in reach', () => {
  const fleet = {
    ...fleetOf({ vehicles: [car('crown', 'sedan')], chauffeurs: [chauffeur('driver', ['sedan'])] }),
    drivingMinutes: () => 40,
  }
  const inReach = (minutesLeft: number) => {
    const { vehicles, chauffeurs } = fleetInReach(fleet, demandFor({}), startsAt, addMinutes(startsAt, -minutesLeft))
    return [...vehicles, ...chauffeurs].map(({ id }) => id)
  }
  expect(inReach(39)).toEqual([])
  expect(inReach(40)).toEqual(['crown', 'driver'])
  expect(inReach(3 * 1440)).toEqual(['crown', 'driver'])
})

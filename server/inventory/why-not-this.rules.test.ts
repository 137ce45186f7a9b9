import { expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { rate } from './candidates.rules.ts'
import { car, chauffeur, demandFor, fleetOf } from './crew.fixture.ts'
import type { Job } from './demand.rules.ts'
import { job } from './duty.fixture.ts'

const [sunday, monday] = ['2026-12-06', '2026-12-07']
const crown = car('crown', 'sedan')

/** Why Ono cannot drive the Crown from 09:00 to 17:00. */
function whyNot(about: Parameters<typeof chauffeur>[2] & { drives?: 'coaster'[] }, taken: Job[] = []) {
  const { drives = ['sedan' as const], ...rest } = about
  const ono = chauffeur('ono', [...drives], rest)
  return rate(ono, {
    ...{ fleet: fleetOf({ vehicles: [crown], chauffeurs: [ono] }), taken: new Map([['ono', taken]]) },
    ...{ demand: demandFor(), startsAt: tokyoInstant(monday, '09:00'), vehicle: crown },
    ...{ vehicleClass: 'sedan' as const, drives: null },
  }).problem
}

const ill = { ...job(sunday, '00:00', 72), isAway: true as const, awayKind: 'ill' as const }
const dayOff = { workingDays: [7] }
const ended = { papersUntil: sunday }
const left = { lastDay: sunday }
const bus = job(monday, '17:10', 8, { bookingId: 'bus', partnerId: 'coaster', garageArea: 'bay' })

test('of several reasons the strongest is said', () => {
  expect(whyNot({ ...left, ...ended, ...dayOff, drives: ['coaster'] }, [ill])).toMatchObject({ why: 'not-with-us' })
  expect(whyNot({ ...ended, ...dayOff, drives: ['coaster'] }, [ill])).toMatchObject({ why: 'no-licence' })
  expect(whyNot({ ...ended, ...dayOff }, [ill])).toMatchObject({ why: 'papers-ended' })
  expect(whyNot({ lacks: ['licence'], ...dayOff }, [ill])).toMatchObject({ why: 'papers-missing' })
  expect(whyNot(dayOff, [ill])).toMatchObject({ why: 'away', kind: 'ill' })
  const leave = { ...job(monday, '00:00', 24), isAway: true as const, awayKind: 'leave' as const }
  expect(whyNot({}, [leave, bus])).toMatchObject({ why: 'away', kind: 'leave' })
  expect(whyNot(dayOff, [bus])).toMatchObject({ why: 'off-hours' })
})

test('that a day would be too long comes before a handover without time, which stays known', () => {
  expect(whyNot({}, [bus])).toMatchObject({ why: 'day-too-long', bookingId: 'bus', mostMinutes: 780 })
  const short = { ...bus, endsAt: tokyoInstant(monday, '19:00') }
  expect(whyNot({}, [short])).toMatchObject({ why: 'handover', bookingId: 'bus' })
})

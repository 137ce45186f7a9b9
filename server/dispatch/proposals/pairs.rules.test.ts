import { expect, test } from 'vitest'
import { addMinutes, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { car, chauffeur, demandFor, fleetOf, job, jobOf } from '#server/testing/crews.ts'
import { monday, named, open, snapshotOf } from '#server/testing/open-jobs.ts'
import { titleOf } from './proposal-words.rules.ts'
import { waysFor } from './proposals.rules.ts'
import type { Snapshot } from './snapshot.rules.ts'
import { applied } from './what-if.rules.ts'

const [crown, alphard] = [car('Crown', 'sedan'), car('Alphard', 'alphard')]
/** Drives sedans only, and has this one's job already. */
const hamada = { ...named('Ken Hamada'), drives: ['sedan' as const] }
const okada = named('Hiroshi Okada')
const bereft = open({ crewIds: ['Hamada'] })
const stepsOf = (snapshot: Snapshot, one = bereft, untouchable = new Set<string>()) =>
  waysFor(snapshot, one, untouchable).map(({ steps }) =>
    steps.map(({ job: { id }, from, coming }) => [id, from, coming.resource.id]),
  )
const outAllDay = { isAway: true as const, ...job(monday, '00:00', 24) }

test('a free car that the chauffeur may not drive comes with somebody who may, as one move', () => {
  const fleet = fleetOf({ vehicles: [crown, alphard], chauffeurs: [hamada, okada] })
  const snapshot = snapshotOf(fleet, { Crown: [outAllDay], Hamada: [jobOf(bereft.demand, bereft.startsAt)] })
  expect(stepsOf(snapshot)).toEqual([
    [
      ['haddad', null, 'Alphard'],
      ['haddad', 'Hamada', 'Okada'],
    ],
  ])
  const [way] = waysFor(snapshot, bereft)
  expect(way && titleOf(way, bereft, [hamada])).toBe('Okada takes it with Alphard instead of Hamada')
  const free = way && applied(snapshot, way).taken.get('Hamada')
  expect(
    free?.filter(({ bookingId }) => bookingId === 'haddad'),
    'who gives way is free for others',
  ).toEqual([])
})

test('once the guests are picked up, who drives them drives on', () => {
  const fleet = fleetOf({ vehicles: [crown, alphard], chauffeurs: [hamada, okada] })
  const taken = { Crown: [outAllDay] }
  expect(stepsOf(snapshotOf(fleet, taken, { now: addMinutes(bereft.startsAt, -1) }))).toHaveLength(1)
  expect(stepsOf(snapshotOf(fleet, taken, { now: bereft.startsAt }))).toEqual([])
})

test('somebody free comes with a car of their own where the one that stays is too far, or with another just before', () => {
  // Its chauffeur of the morning brings it back too late for anybody else.
  const early = { ...job(monday, '05:00', 3), bookingId: 'early', partnerId: 'Hamada', garageArea: 'garage' }
  const other = car('Crown 2', 'sedan')
  const fleet = fleetOf({ vehicles: [crown, other], chauffeurs: [hamada, okada] })
  const one = open({ crewIds: ['Crown'] })
  const snapshot = snapshotOf(fleet, { Crown: [early], Hamada: [{ ...early, partnerId: 'Crown' }, outAllDay] })
  expect(stepsOf(snapshot, one)).toEqual([
    [
      ['haddad', 'Crown', 'Crown 2'],
      ['haddad', null, 'Okada'],
    ],
  ])
})

test('as long as one car goes with whoever drives, nobody changes for it', () => {
  const fleet = fleetOf({ vehicles: [crown, alphard], chauffeurs: [hamada, okada] })
  expect(stepsOf(snapshotOf(fleet))).toEqual([[['haddad', null, 'Crown']]])
})

test('who may drive the free car is out with another guest, whose job goes to the chauffeur that gives way', () => {
  const hiace = car('HiAce', 'hiace')
  const kato = { ...named('Rei Kato'), drives: ['sedan' as const, 'hiace' as const] }
  const five = open({ crewIds: ['Okada'], demand: demandFor({ vehicleClass: 'alphard', seats: 5 }) })
  const rossi = open({ id: 'rossi', reference: 'AN-BBBBBB', leadName: 'Luca Rossi', crewIds: ['Crown', 'Kato'] })
  const taken = {
    Crown: [{ ...jobOf(rossi.demand, rossi.startsAt), bookingId: 'rossi', partnerId: 'Kato' }],
    Kato: [{ ...jobOf(rossi.demand, rossi.startsAt), bookingId: 'rossi', partnerId: 'Crown' }],
    Okada: [{ ...jobOf(five.demand, five.startsAt), bookingId: 'haddad' }],
  }
  const fleet = fleetOf({ vehicles: [crown, hiace], chauffeurs: [okada, kato] })
  const snapshot = (about: Partial<Snapshot> = {}) =>
    snapshotOf(fleet, taken, { others: new Map([['rossi', rossi]]), ...about })
  expect(stepsOf(snapshot(), five)).toEqual([
    [
      ['rossi', 'Kato', 'Okada'],
      ['haddad', 'Okada', 'Kato'],
      ['haddad', null, 'HiAce'],
    ],
  ])
  const [way] = waysFor(snapshot(), five)
  expect(way && titleOf(way, five, [okada])).toBe('Kato takes it with HiAce instead of Okada, Okada takes Luca Rossi')
  expect(stepsOf(snapshot(), five, new Set(['rossi'])), 'that is moved already').toEqual([])
  expect(stepsOf(snapshot({ now: addMinutes(rossi.startsAt, -30) }), five), 'that leaves within the hour').toEqual([])
})

test('of many free cars that nobody can drive, the one that somebody can is found', () => {
  // Seven sedans, each just back with its own chauffeur, and one that stands in the garage all day.
  const start = tokyoInstant(monday, '09:00')
  const seven = Array.from({ length: 7 }, (_, index) => car(`Crown ${index}`, 'sedan'))
  const owners = seven.map((_, index) => chauffeur(`owner ${index}`, ['sedan']))
  const before = seven.map(({ id }, index) => [
    id,
    [{ ...job(monday, '05:00', 3), bookingId: `early ${index}`, partnerId: `owner ${index}`, garageArea: 'garage' }],
  ])
  const away = owners.map(({ id }) => [id, [outAllDay]])
  const fleet = fleetOf({ vehicles: [...seven, alphard], chauffeurs: [...owners, okada] })
  const bare = open({ crewIds: [], startsAt: start, demand: demandFor() })
  const snapshot = snapshotOf(fleet, Object.fromEntries([...before, ...away]))
  expect(stepsOf(snapshot, bare)[0]).toEqual([
    ['haddad', null, 'Alphard'],
    ['haddad', null, 'Okada'],
  ])
})

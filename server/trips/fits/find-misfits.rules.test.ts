import { expect, test } from 'vitest'
import { RideInTrip, TourInTrip, type TripWish } from '#contract/trip-wish.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { partyOf } from '../trip-wish.rules.ts'
import type { Fact, Ground } from './facts.rules.ts'
import { findMisfits } from './find-misfits.rules.ts'

const today = '2026-11-15'
const ground: Ground = {
  drivingMinutes: (from, to) => (from === to ? 10 : 45),
  carFor: ({ guests }) => (guests <= 9 ? { vehicleClass: 'hiace', name: 'HiAce' } : null),
}

type Hours = { day: string; from: string; to: string; name?: string }
const places = { fromArea: null, toArea: null, from: null, to: null }

function tour({ day, from, to, name = 'Old Tokyo' }: Hours, more: object = {}, where: Partial<Fact> = {}): Fact {
  const wish = TourInTrip.parse({ kind: 'tour', tour: name, day, start: from, guests: 3, ...more })
  const at = { beginsAt: tokyoInstant(day, from), startsAt: tokyoInstant(day, from), endsAt: tokyoInstant(day, to) }
  return { id: name, title: name, wish, party: partyOf(wish), ...at, airport: null, ...places, ...where }
}

function ride(
  { day, from, to, name = 'Haneda to the Okura' }: Hours,
  more: object = {},
  where: Partial<Fact> = {},
): Fact {
  const asked = { way: 'transfer', from: 'haneda-terminal-3', to: 'okura', day, time: from, guests: 3, ...more }
  const wish: TripWish = RideInTrip.parse({ kind: 'ride', vehicleClass: 'alphard', ...asked })
  const at = { beginsAt: tokyoInstant(day, from), startsAt: tokyoInstant(day, from), endsAt: tokyoInstant(day, to) }
  const known = { fromArea: 'haneda', toArea: 'minato', from: 'Haneda', to: 'the Okura' }
  return { id: name, title: name, wish, party: partyOf(wish), ...at, airport: 'arrival', ...known, ...where }
}

const found = (...facts: Fact[]) => findMisfits(facts, ground, today)
const kinds = (...facts: Fact[]) => found(...facts).map(({ kind }) => kind)

const arrival = ride({ day: '2026-11-21', from: '19:05', to: '20:45' })
const morning = tour({ day: '2026-11-22', from: '09:00', to: '13:00' })

test('a car from the airport and a day out on the next day fit', () => {
  expect(found(arrival, morning)).toEqual([])
  expect(found()).toEqual([])
})

test('two tours at one time are said, and the later one is proposed for the nearest open days', () => {
  const long = tour({ day: '2026-11-22', from: '05:30', to: '17:30', name: 'Fuji' })
  const [misfit] = found(arrival, morning, long)
  expect(misfit).toMatchObject({
    ...{ kind: 'overlap', isImpossible: true, items: ['Old Tokyo', 'Fuji'] },
    title: 'Two tours at the same time on Sunday.',
    why: 'Fuji runs from 05:30 to 17:30. Old Tokyo begins at 09:00.',
  })
  expect(misfit?.proposals.map(({ words }) => words)).toEqual([
    'Old Tokyo on Monday 23 November, 09:00',
    'Old Tokyo on Tuesday 24 November, 09:00',
  ])
})

test('what ends when the next begins does not overlap (the control)', () => {
  expect(kinds(tour({ day: '2026-11-22', from: '05:00', to: '09:00', name: 'Market' }), morning)).toEqual([])
})

test('whoever is still on the way from the airport is told when they are there', () => {
  const evening = tour({ day: '2026-11-21', from: '19:30', to: '23:00', name: 'Bay at dusk' })
  const [misfit, ...others] = found(arrival, evening)
  expect(others).toEqual([])
  expect(misfit).toMatchObject({
    title: 'You are still on the way when Bay at dusk begins.',
    why: 'The flight lands at 19:05. With passport, bags and the drive you reach the Okura at about 20:45. Bay at dusk begins at 19:30.',
  })
  expect(misfit?.proposals[0]?.changes).toMatchObject([
    { id: 'Bay at dusk', wish: { day: '2026-11-22', start: '19:30' } },
  ])
})

test('a start that cannot be reached in time is said with the minutes, where both places are known', () => {
  const pier = { fromArea: 'taito', from: 'Asakusa pier' }
  const boat = (from: string, where: Partial<Fact>) =>
    tour({ day: '2026-11-21', from, to: '23:30', name: 'Boat' }, {}, where)
  expect(found(arrival, boat('21:00', pier))).toMatchObject([
    {
      ...{ kind: 'not-reached', isImpossible: true, items: ['Boat', 'Haneda to the Okura'] },
      why: 'Haneda to the Okura ends at 20:45. From there to Asakusa pier it is about 45 minutes, and it begins at 21:00.',
    },
  ])
  expect(kinds(arrival, boat('21:30', pier))).toEqual([])
  // Where the guests stay nobody knows, and nobody guesses.
  expect(kinds(arrival, boat('21:00', {}))).toEqual([])
  expect(kinds(arrival, boat('20:50', { fromArea: 'minato', from: 'the Okura' }))).toEqual([])
})

test('what begins before the first flight has landed is said once, unless somebody flies out between', () => {
  const early = tour({ day: '2026-11-21', from: '18:00', to: '22:00', name: 'Bay at dusk' })
  expect(found(early, arrival, morning)).toMatchObject([
    {
      kind: 'before-landing',
      items: ['Bay at dusk', 'Haneda to the Okura'],
      title: 'Bay at dusk begins before the flight has landed.',
    },
  ])
  const away = ride(
    { day: '2026-11-20', from: '09:00', to: '10:00', name: 'To Haneda' },
    { from: 'okura', to: 'haneda-terminal-2' },
    { airport: 'departure' },
  )
  const before = tour({ day: '2026-11-19', from: '09:00', to: '13:00' })
  expect(kinds(before, away, arrival)).toEqual([])
  // A second flight lands for somebody else.
  const friends = ride(
    { day: '2026-11-25', from: '10:00', to: '11:30', name: 'Narita to the Okura' },
    { from: 'narita-terminal-1' },
  )
  expect(kinds(arrival, morning, friends)).toEqual([])
})

test('two cars for one way are one car where it takes everybody, and are nobody’s business where none does', () => {
  const second = (guests: number) => ({
    ...ride({ day: '2026-11-21', from: '19:10', to: '20:50' }, { guests }),
    id: 'second',
  })
  expect(found(arrival, second(3))).toMatchObject([
    {
      ...{ kind: 'two-cars', isImpossible: false, items: ['second', 'Haneda to the Okura'] },
      why: 'Both are Haneda to the Okura at 19:05. All six of you fit into one HiAce.',
      proposals: [
        {
          words: 'One HiAce for all six',
          changes: [{ wish: { guests: 6, vehicleClass: 'hiace' } }, { id: 'second', wish: null }],
        },
      ],
    },
  ])
  expect(kinds(arrival, second(8))).toEqual([])
})

test('a party of five in one thing and four in another is asked about, and nothing is said to be wrong', () => {
  const four = tour({ day: '2026-11-24', from: '09:00', to: '13:00', name: 'Kamakura' }, { guests: 4, childAges: [7] })
  const [misfit] = found(arrival, morning, four)
  expect(misfit).toMatchObject({
    ...{ kind: 'other-party', isImpossible: false, title: 'Kamakura is for four, all else is for three.' },
    proposals: [{ words: 'Make Kamakura for three', changes: [{ wish: { guests: 3 } }] }],
  })
  expect(found(morning, four)[0]?.proposals.map(({ words }) => words)).toEqual([
    'Make Kamakura for three',
    'Make Old Tokyo for four',
  ])
})

test('a child seat in one thing and not in the other is asked about, with the same seats', () => {
  const seated = ride({ day: '2026-11-21', from: '19:05', to: '20:45' }, { children: '5', childSeats: 1, strollers: 1 })
  expect(found(seated, morning)).toMatchObject([
    {
      ...{ kind: 'seat-missing', isImpossible: false, title: 'Old Tokyo has no child seat.' },
      proposals: [{ changes: [{ wish: { extras: [{ code: 'child-seat', pieces: 1 }] } }] }],
    },
  ])
  const boosted = tour(
    { day: '2026-11-22', from: '09:00', to: '13:00' },
    { extras: [{ code: 'booster-seat', pieces: 1 }] },
  )
  expect(found(seated, boosted)).toEqual([])
  // Others, without children: nobody wants a seat there.
  const adults = tour({ day: '2026-11-22', from: '09:00', to: '13:00' }, { guests: 2 })
  expect(kinds(seated, adults)).toEqual(['other-party'])
})

import { describe, expect, test } from 'vitest'
import type { Fleet } from '#server/fleet/index.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { chooseCrew, membersOf, type TakenJobs } from './choose-crew.rules.ts'
import { car, chauffeur, demandFor, fleetOf, guide } from './crew.fixture.ts'
import type { Demand, Job } from './demand.rules.ts'
import { guidesFor } from './demand.rules.ts'
import { job } from './duty.fixture.ts'

const monday = '2026-12-07'
const sunday = '2026-12-06'
const startsAt = tokyoInstant(monday, '09:00')
const driver = chauffeur('driver', ['sedan', 'alphard', 'hiace'])

/** The names of those who are sent out, or nobody. */
function sent(fleet: Fleet, demand: Partial<Demand> = {}, taken: Record<string, Job[]> = {}, avoided: string[] = []) {
  const jobs: TakenJobs = new Map(Object.entries(taken))
  const crew = chooseCrew(fleet, jobs, demandFor(demand), startsAt, new Set(avoided))
  return crew && membersOf(crew).map(({ id }) => id)
}

describe('the car', () => {
  const vehicles = [car('hiace', 'hiace'), car('alphard', 'alphard'), car('crown-1', 'sedan'), car('crown-2', 'sedan')]
  const fleet = fleetOf({ vehicles, chauffeurs: [driver] })
  const atNine = [job(monday, '09:00', 3)]

  test('is the smallest that takes the party, although a larger one is free', () => {
    expect(sent(fleet)?.[0]).toMatch('crown')
    expect(sent(fleet, {}, { 'crown-1': atNine })?.[0]).toBe('crown-2')
  })

  test('is the next larger one only when every one of the class is taken', () => {
    expect(sent(fleet, {}, { 'crown-1': atNine, 'crown-2': atNine })?.[0]).toBe('alphard')
    // A HiAce stands in for an Alphard, and not for a sedan.
    expect(sent(fleet, {}, { 'crown-1': atNine, 'crown-2': atNine, alphard: atNine })).toBeNull()
    expect(sent(fleet, { vehicleClass: 'alphard' }, { alphard: atNine })?.[0]).toBe('hiace')
  })

  test('is never smaller than the class that was paid for, however few the guests', () => {
    expect(sent(fleet, { vehicleClass: 'hiace' })?.[0]).toBe('hiace')
    expect(sent(fleet, { vehicleClass: 'hiace' }, { hiace: atNine })).toBeNull()
    expect(sent(fleet, { vehicleClass: 'coaster' })).toBeNull()
  })

  test('has room for this party: a car of the class with fewer seats is passed over', () => {
    const small = fleetOf({
      vehicles: [car('two', 'sedan', { seats: 2 }), car('three', 'sedan')],
      chauffeurs: [driver],
    })
    expect([sent(small, { seats: 2 })?.[0], sent(small, { seats: 3 })?.[0]]).toEqual(['two', 'three'])
    expect(sent(small, { seats: 4 })).toBeNull()
    expect(sent(small, { largeCases: 3 })).toBeNull()
  })

  test('needs somebody who may drive it; the next car is tried where nobody may', () => {
    const busDriver = chauffeur('bus-driver', ['alphard'])
    const odd = fleetOf({ vehicles, chauffeurs: [busDriver] })
    expect(sent(odd)).toEqual(['alphard', 'bus-driver'])
    expect(sent(fleetOf({ vehicles, chauffeurs: [chauffeur('nobody', ['coaster'])] }))).toBeNull()
  })

  test('is another one from day to day, so that none has all the work', () => {
    const three = ['a', 'b', 'c'].map((id) => car(id, 'sedan'))
    const house = fleetOf({ vehicles: three, chauffeurs: [driver] })
    const onDay = (day: string) => chooseCrew(house, new Map(), demandFor(), tokyoInstant(day, '09:00'))?.vehicle.id
    const days = [onDay(sunday), onDay(monday), onDay('2026-12-08'), onDay('2026-12-09')]
    expect(days.slice(0, 3).sort()).toEqual(['a', 'b', 'c'])
    expect(days[3]).toBe(onDay(sunday))
    expect(onDay(monday)).toBe(onDay(monday))
  })

  test('that somebody else was quicker to take is not chosen again', () => {
    expect(sent(fleet, {}, {}, ['crown-1'])?.[0]).toBe('crown-2')
    expect(sent(fleet, {}, {}, ['crown-2'])?.[0]).toBe('crown-1')
    expect(sent(fleet, {}, {}, ['driver'])).toBeNull()
  })
})

describe('the chauffeur', () => {
  const vehicles = [car('crown', 'sedan')]
  const choose = (chauffeurs: Fleet['chauffeurs'], taken: Record<string, Job[]> = {}) =>
    sent(fleetOf({ vehicles, chauffeurs: [...chauffeurs] }), {}, taken)?.[1]
  const cars = chauffeur('b-cars', ['sedan', 'alphard'])
  const buses = chauffeur('a-buses', ['sedan', 'alphard', 'hiace', 'hiaceLong', 'coaster'])

  test('is the one who drives the fewest classes: bus drivers stay free for buses', () => {
    expect(choose([buses, cars])).toBe('b-cars')
    expect(choose([buses, cars], { 'b-cars': [job(monday, '10:00', 2)] })).toBe('a-buses')
  })

  test('has the rest we aim for where somebody has, and the least rest where nobody has', () => {
    // In the garage from 22:40 to 08:20: nine hours and forty minutes, less than the eleven that we aim for.
    const late = [job(sunday, '16:00', 6)]
    expect(choose([buses, cars], { 'b-cars': late })).toBe('a-buses')
    expect(choose([cars], { 'b-cars': late })).toBe('b-cars')
    expect(choose([buses, cars], { 'b-cars': late, 'a-buses': late })).toBe('b-cars')
    expect(choose([cars], { 'b-cars': [job(sunday, '17:00', 6)] })).toBeUndefined()
  })

  test('is the one whose day this fills best, so that the others’ days stay whole', () => {
    const [first, second] = [chauffeur('a', ['sedan']), chauffeur('b', ['sedan'])]
    expect(choose([first, second], { a: [job(sunday, '09:00', 8)] })).toBe('a')
    expect(choose([first, second], { b: [job(sunday, '09:00', 8)] })).toBe('b')
    expect(choose([first, second], { a: [job(sunday, '09:00', 8)], b: [job(sunday, '09:00', 9)] })).toBe('b')
  })

  test('never drives more than four hours without a break', () => {
    const fleet = fleetOf({ vehicles, chauffeurs: [driver] })
    expect(sent(fleet, { longestDriveMinutes: 240 })).not.toBeNull()
    expect(sent(fleet, { longestDriveMinutes: 241 })).toBeNull()
  })
})

describe('a car and its chauffeur', () => {
  const [north, south] = [{ garageArea: 'north' }, { garageArea: 'south' }]
  const with_ = (vehicleId: string, garageArea: string, about: Job): Job => ({
    ...about,
    partnerId: vehicleId,
    garageArea,
  })
  const vehicles = [car('crown-n', 'sedan', north), car('crown-s', 'sedan', south)]

  test('are of one garage where they can be, on every day', () => {
    const chauffeurs = [chauffeur('nagai', ['sedan'], north), chauffeur('sato', ['sedan'], south)]
    const house = fleetOf({ vehicles, chauffeurs })
    for (const day of ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10']) {
      const crew = chooseCrew(house, new Map(), demandFor(), tokyoInstant(day, '09:00'))
      expect(crew?.vehicle.garageArea).toBe(crew?.chauffeur.garageArea)
    }
    const lastOfHere = { sato: [job(monday, '09:00', 3)], 'crown-n': [job(monday, '09:00', 3)] }
    expect(sent(house, {}, lastOfHere)).toEqual(['crown-s', 'nagai'])
  })

  test('of one garage come after the smallest car and the rest we aim for', () => {
    const here = chauffeur('here', ['sedan', 'alphard'], south)
    const larger = fleetOf({
      vehicles: [car('alphard', 'alphard', south), car('crown', 'sedan', north)],
      chauffeurs: [here],
    })
    expect(sent(larger)).toEqual(['crown', 'here'])
    const rested = chauffeur('rested', ['sedan'], north)
    const late = { here: [job(sunday, '16:00', 6)] }
    const house = fleetOf({ vehicles: [car('crown', 'sedan', south)], chauffeurs: [here, rested] })
    expect([sent(house)?.[1], sent(house, {}, late)?.[1]]).toEqual(['here', 'rested'])
  })

  test('take turns with those of their own garage', () => {
    const chauffeurs = ['a', 'b', 'c'].map((id) => chauffeur(id, ['sedan'], north))
    const others = ['d', 'e', 'f'].map((id) => chauffeur(id, ['sedan'], south))
    const house = fleetOf({ vehicles: [car('crown', 'sedan', north)], chauffeurs: [...chauffeurs, ...others] })
    const onDay = (day: string) => chooseCrew(house, new Map(), demandFor(), tokyoInstant(day, '09:00'))?.chauffeur.id
    expect([sunday, monday, '2026-12-08'].map(onDay).sort()).toEqual(['a', 'b', 'c'])
  })

  test('never go out together where one of them cannot with the other', () => {
    const chauffeurs = [chauffeur('nagai', ['sedan'], north), chauffeur('sato', ['sedan'], north)]
    const house = fleetOf({ vehicles: [car('crown', 'sedan', north)], chauffeurs })
    const early = job(monday, '06:00', 2)
    // Nagai had the car until eight: straight on he is there at nine, and for Sato it would go through its garage.
    const nagai = { nagai: [with_('crown', 'north', early)], crown: [with_('nagai', 'north', early)] }
    expect(sent(house, {}, nagai)).toEqual(['crown', 'nagai'])
    expect(sent(house, {}, nagai, ['nagai'])).toBeNull()
    expect(sent(house, {}, { crown: [early] }, ['nagai'])).toEqual(['crown', 'sato'])
  })
})

describe('the guides', () => {
  const house = (...guides: Fleet['guides'][number][]) =>
    fleetOf({ vehicles: [car('crown', 'sedan')], chauffeurs: [driver], guides })
  const english = guide('b-english', ['ja', 'en'])
  const french = guide('a-french', ['ja', 'en', 'fr'])

  test('speak the language that was wished for, and rare languages stay free', () => {
    expect(sent(house(french, english), { guides: 1 })?.[2]).toBe('b-english')
    expect(sent(house(french, english), { guides: 1, guideLanguage: 'fr' })?.[2]).toBe('a-french')
    expect(sent(house(english), { guides: 1, guideLanguage: 'fr' })).toBeNull()
  })

  test('are one for nine guests, and two from ten', () => {
    expect([1, 9, 10, 18, 19].map((guests) => guidesFor(guests, true, 9))).toEqual([1, 1, 2, 2, 3])
    expect(guidesFor(10, false, 9)).toBe(0)
    expect(sent(house(french, english), { guides: 2 })).toEqual(['crown', 'driver', 'b-english', 'a-french'])
    expect(sent(house(english), { guides: 2 })).toBeNull()
  })

  test('are nobody’s loss where none is wanted', () => {
    expect(sent(house(), { guides: 0 })).toEqual(['crown', 'driver'])
    expect(sent(house(), { guides: 1 })).toBeNull()
    const busy = { 'b-english': [job(monday, '12:00', 2)] }
    expect(sent(house(english), { guides: 0 }, busy)).not.toBeNull()
    expect(sent(house(english), { guides: 1 }, busy)).toBeNull()
  })
})

import { expect, test } from 'vitest'
import { type HouseFacts, missingStation, stationsOf } from './stations.rules.ts'

const nothing: HouseFacts = {
  ...{
    companyEntered: false,
    companyName: 'Annai K.K.',
    faresLookedAt: false,
    registrationNumber: null,
    deskAnswers: false,
  },
  ...{ areas: 0, waysMissing: 0, places: 0, terminals: 0, garages: 0, garage: null },
  ...{ cars: 0, car: null, carsWithoutPapers: 0, carWithoutPapers: null, sellableCars: 0 },
  ...{ chauffeurs: 0, chauffeur: null, licensedChauffeurs: 0, guides: 0, fareTables: 1, ownFares: false, tours: 0 },
  ...{ unsoldClasses: 0, unsoldClass: null },
  ...{ mailArrived: false, sendsMail: false, gateway: 'stripe', cardProved: false, cardHeard: false },
}
const everything: HouseFacts = {
  ...nothing,
  ...{ companyEntered: true, faresLookedAt: true, registrationNumber: 'T1234567890123', deskAnswers: true },
  ...{
    areas: 2,
    places: 9,
    terminals: 1,
    garages: 1,
    garage: 'Shinonome',
    cars: 1,
    car: 'Crown 12-34',
    sellableCars: 1,
  },
  ...{ chauffeurs: 1, chauffeur: 'Kenji Sato', licensedChauffeurs: 1, guides: 1, tours: 1 },
  ...{ mailArrived: true, sendsMail: true, cardProved: true, cardHeard: true },
}
const states = (facts: HouseFacts, isOpen = false) =>
  Object.fromEntries(stationsOf(facts, isOpen).map(({ id, state, after }) => [id, after ? `${state} ${after}` : state]))

test('an empty house stands at the first station, and what needs a garage says so', () => {
  expect(states(nothing)).toEqual({
    ...{ company: 'here', garage: 'ahead', cars: 'after garage', people: 'after garage', roads: 'ahead' },
    ...{ prices: 'ahead', tour: 'ahead', mail: 'ahead', open: 'after company' },
  })
  expect(missingStation(stationsOf(nothing, false))).toBe('company')
})

test('nothing is said to be there of what there is none of', () => {
  const met = stationsOf(nothing, false).flatMap(({ needs }) => needs.filter(({ isMet }) => isMet))
  expect(met.map(({ code }) => code)).toEqual(['fares'])
})

test('a house that has everything stands at the doors, and is past them once it is open', () => {
  expect(states(everything)).toEqual({
    ...{ company: 'reached', garage: 'reached', cars: 'reached', people: 'reached', roads: 'reached' },
    ...{ prices: 'reached', tour: 'reached', mail: 'reached', open: 'here' },
  })
  expect(missingStation(stationsOf(everything, false))).toBeNull()
  expect(states(everything, true).open).toBe('reached')
})

test('a tour, a guide and a number for invoices hold nobody up; a car without papers is a gap that is said', () => {
  const facts = { ...everything, tours: 0, guides: 0, carsWithoutPapers: 1, carWithoutPapers: 'Alphard 58-20' }
  expect(states(facts)).toMatchObject({ cars: 'gap', people: 'reached', tour: 'ahead', open: 'here' })
  expect(states({ ...everything, registrationNumber: null })).toMatchObject({ company: 'gap', open: 'here' })
  expect(states({ ...everything, deskAnswers: false })).toMatchObject({ company: 'gap', open: 'here' })
  expect(states({ ...everything, unsoldClasses: 1, unsoldClass: 'Coaster' })).toMatchObject({
    prices: 'gap',
    open: 'here',
  })
})

test.each([
  ['a car whose papers have ended', { sellableCars: 0 }, 'cars'],
  ['a chauffeur without a licence', { licensedChauffeurs: 0 }, 'people'],
  ['one way without a driving time', { waysMissing: 1 }, 'roads'],
  ['no place with a door', { places: 0 }, 'roads'],
  ['no card that was good', { cardProved: false }, 'mail'],
  ['no message that arrived', { mailArrived: false }, 'mail'],
  ['fares that nobody looked at', { faresLookedAt: false }, 'prices'],
] as const)('with %s the doors stay shut', (_, lack, station) => {
  expect(missingStation(stationsOf({ ...everything, ...lack }, false))).toBe(station)
})

test('Stripe that has not called yet is a gap that is said, and who takes no cards has nothing to prove', () => {
  expect(states({ ...everything, cardHeard: false })).toMatchObject({ mail: 'gap', open: 'here' })
  expect(states({ ...everything, gateway: 'cash', cardProved: false, cardHeard: false })).toMatchObject({
    ...{ mail: 'reached', open: 'here' },
  })
})

test('fares of the office’s own need no other look', () => {
  expect(states({ ...everything, faresLookedAt: false, ownFares: true }).prices).toBe('reached')
})

test('in whatever order things are entered there is always one station to be at until the doors are open', () => {
  const keys = [
    'companyEntered',
    'areas',
    'garages',
    'sellableCars',
    'chauffeurs',
    'licensedChauffeurs',
    'places',
    'faresLookedAt',
    'mailArrived',
    'cardProved',
  ] as const
  for (let which = 0; which < 2 ** keys.length; which++) {
    const some = Object.fromEntries(keys.filter((_, at) => which & (1 << at)).map((key) => [key, everything[key]]))
    const line = stationsOf({ ...nothing, ...some }, false)
    expect(line.filter(({ state }) => state === 'here')).toHaveLength(1)
  }
})

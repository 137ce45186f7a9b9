import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { areaOf } from '../area-of.rules.ts'
import { kilometresBetween } from '../distance.rules.ts'
import { standardClasses } from '../standards.ts'
import { tokyoAreas } from '../tokyo/areas.ts'
import { distanceTriangle } from '../tokyo/distance-triangle.ts'
import { bothWays } from '../tokyo/distances.rules.ts'
import { timesThroughTheDay } from '../tokyo/driving-times.rules.ts'
import { drivingTriangle } from '../tokyo/driving-triangle.ts'
import { tokyoAddresses } from '../tokyo/place-addresses.ts'
import { tokyoPlaces } from '../tokyo/places.ts'
import { tokyoTerminals } from '../tokyo/terminals.ts'
import { demoChauffeurs } from './demo-chauffeurs.ts'
import { demoContacts } from './demo-contacts.ts'
import { demoGuides } from './demo-guides.ts'
import { fiveDaysWithRestFrom, shifts } from './demo-shifts.rules.ts'
import { demoVehicles } from './demo-vehicles.ts'

const times = timesThroughTheDay(drivingTriangle)
const minutes = (from: string, to: string, hour: number) =>
  times.find((time) => time.from === from && time.to === to && time.hour === hour)?.minutes ?? Number.NaN
const week = [1, 2, 3, 4, 5, 6, 7]
const everybody = [...demoVehicles, ...demoChauffeurs, ...demoGuides]

test('the triangle lists the areas in their order, each with all those before it', () => {
  expect(Object.keys(drivingTriangle)).toEqual(tokyoAreas.map(({ code }) => code))
  expect(Object.values(drivingTriangle).map((row) => row.length)).toEqual(tokyoAreas.map((_, index) => index))
  expect(() => timesThroughTheDay({ here: [], there: [] })).toThrow('no way from there to here')
})

test('driving from the centre takes what the trade knows, and less at night than in the rush', () => {
  const known: Record<string, [number, number]> = {
    kamakura: [60, 80],
    hakone: [90, 120],
    'fuji-kawaguchiko': [105, 120],
    nikko: [125, 140],
    narita: [60, 80],
    haneda: [25, 40],
  }
  for (const [area, [least, most]] of Object.entries(known)) {
    expect(minutes('chiyoda-chuo', area, 10), area).toBeGreaterThanOrEqual(least)
    expect(minutes('chiyoda-chuo', area, 10), area).toBeLessThanOrEqual(most)
    for (const rush of [7, 8, 17, 18]) {
      expect(minutes('chiyoda-chuo', area, rush), area).toBeGreaterThan(minutes('chiyoda-chuo', area, 12))
      expect(minutes('chiyoda-chuo', area, 12), area).toBeGreaterThan(minutes('chiyoda-chuo', area, 2))
    }
  }
  for (const { code } of tokyoAreas) {
    for (let hour = 0; hour < 24; hour++) {
      expect(minutes(code, code, hour), code).toBeGreaterThanOrEqual(10)
      expect(minutes(code, code, hour), code).toBeLessThanOrEqual(20)
    }
  }
})

test('every place lies in the area that is nearest to it, and not far from its middle', () => {
  const inTown = tokyoAreas.slice(0, 8).map(({ code }) => code)
  for (const place of tokyoPlaces) {
    expect(areaOf({ areas: tokyoAreas }, place), place.name).toBe(place.area)
    const area = tokyoAreas.find(({ code }) => code === place.area) ?? { latitude: 0, longitude: 0 }
    expect(kilometresBetween(place, area), place.name).toBeLessThan(inTown.includes(place.area) ? 12 : 12.5)
  }
})

test('there are places enough of every kind, and at least three in every area', () => {
  const of = (kind: string) => tokyoPlaces.filter((place) => place.kind === kind).length
  expect(tokyoPlaces.length).toBeGreaterThanOrEqual(280)
  expect([of('airport'), of('port')]).toEqual([6, 9])
  expect(of('station')).toBeGreaterThanOrEqual(70)
  expect(of('hotel')).toBeGreaterThanOrEqual(110)
  expect(of('sight')).toBeGreaterThanOrEqual(80)
  for (const { code } of tokyoAreas)
    expect(tokyoPlaces.filter(({ area }) => area === code).length, code).toBeGreaterThanOrEqual(3)
})

test('no two places share a slug, a name in either language, or a door', () => {
  const door = ({ latitude, longitude }: (typeof tokyoPlaces)[number]) => `${latitude} ${longitude}`
  const values = [(place: (typeof tokyoPlaces)[number]) => place.slug, door].concat([
    ({ name }) => name.toLowerCase(),
    ({ nameJa }) => nameJa,
  ])
  for (const of of values) {
    const twice = tokyoPlaces.map(of).filter((value, index, all) => all.indexOf(value) !== index)
    expect(twice).toEqual([])
  }
  for (const { slug, nameJa } of tokyoPlaces) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(nameJa).not.toBe('')
  }
})

test('a pick-up at an airport costs its fee, and at a port nothing', () => {
  const fees = (kind: string) => tokyoPlaces.filter((place) => place.kind === kind).map((place) => place.pickUpFeeYen)
  expect(fees('airport').sort((a, b) => a - b)).toEqual([5_500, 5_500, 5_500, 11_000, 11_000, 11_000])
  expect(new Set(fees('port'))).toEqual(new Set([0]))
})

test('every airport has its terminals, each with the minutes, a board point and three sentences that lead to it', () => {
  const airports = tokyoPlaces.filter(({ kind }) => kind === 'airport').map(({ slug }) => slug)
  expect(tokyoTerminals.map(({ placeSlug }) => placeSlug).sort()).toEqual(airports.sort())
  for (const terminal of tokyoTerminals) {
    expect(terminal.internationalMinutes ?? terminal.domesticMinutes, terminal.placeSlug).not.toBeNull()
    expect(terminal.internationalMinutes === null).toBe(terminal.internationalLeadMinutes === null)
    expect(terminal.domesticMinutes === null).toBe(terminal.domesticLeadMinutes === null)
    expect(terminal.directions).toHaveLength(3)
    expect(terminal.directions.at(-1)).toContain('{name}')
  }
})

test('every way has its kilometres: never shorter than the crow flies, never faster than the road allows', () => {
  const distances = bothWays(distanceTriangle)
  expect(distances).toHaveLength(18 * 18)
  for (const { from, to, kilometres } of distances) {
    if (from === to) continue
    const [start, end] = [from, to].map((code) => tokyoAreas.find((area) => area.code === code))
    const straight = start && end ? kilometresBetween(start, end) : Number.NaN
    expect(kilometres, `${from} to ${to}`).toBeGreaterThan(straight)
    expect(kilometres, `${from} to ${to}`).toBeLessThan(straight * 1.9 + 6)
    const speed = kilometres / (minutes(from, to, 12) / 60)
    expect(speed, `${from} to ${to}`).toBeGreaterThan(12)
    expect(speed, `${from} to ${to}`).toBeLessThan(85)
  }
  expect(() => bothWays({ here: [], there: [] })).toThrow('no way from there to here')
})

test('plates are green ones, and plates, licences, registrations, names and ids are nobody else’s', () => {
  for (const { plate } of demoVehicles) {
    expect(plate).toMatch(/^(品川|江東) [23]\d\d [あいうえかきくけこを] \d\d-\d\d$/)
  }
  for (const { licenceNumber } of demoChauffeurs) expect(licenceNumber).toMatch(/^30\d{10}$/)
  const registrations = demoGuides.map((guide) => guide.registrationNumber).filter((number) => number !== null)
  for (const values of [
    demoVehicles.map(({ plate }) => plate),
    demoChauffeurs.map(({ licenceNumber }) => licenceNumber),
    registrations,
    everybody.map(({ name }) => name),
    everybody.map(({ id }) => id),
  ]) {
    expect(new Set(values).size).toBe(values.length)
  }
  expect(registrations.length).toBeGreaterThan(demoGuides.length / 2)
  expect(registrations.length).toBeLessThan(demoGuides.length)
})

test('only what has 11 seats with the chauffeur’s is a bus', () => {
  for (const vehicle of demoVehicles) {
    const info = standardClasses.find(({ vehicleClass }) => vehicleClass === vehicle.vehicleClass)
    expect(info?.isBus, vehicle.name).toBe(vehicle.seats + 1 >= 11)
  }
})

test('people work five days, and no weekday is without early, day and late people, nor without bus drivers', () => {
  expect(fiveDaysWithRestFrom(7)).toEqual([2, 3, 4, 5, 6])
  for (const person of [...demoChauffeurs, ...demoGuides]) expect(person.workingDays, person.name).toHaveLength(5)
  for (const day of week) {
    for (const { worksFromMinutes } of Object.values(shifts)) {
      for (const people of [demoChauffeurs, demoGuides]) {
        const there = people.filter(
          (one) => one.workingDays?.includes(day) && one.worksFromMinutes === worksFromMinutes,
        )
        expect(there.length, `day ${day}, from ${worksFromMinutes}`).toBeGreaterThanOrEqual(2)
      }
    }
    const drivers = demoChauffeurs.filter((one) => one.workingDays?.includes(day) && one.drives.includes('coaster'))
    expect(drivers.length, `day ${day}`).toBeGreaterThanOrEqual(4)
  }
  for (const { drives } of demoChauffeurs) expect(drives).toEqual(expect.arrayContaining(['sedan', 'alphard']))
})

test('everybody of the crew can be written and rung, under a Japanese name that begins as their seal does', () => {
  const people = [...demoChauffeurs, ...demoGuides]
  expect(demoContacts.map(({ id }) => id)).toEqual(people.map(({ id }) => id))
  demoContacts.forEach(({ nameJa, email, phone }, index) => {
    expect(nameJa.slice(0, 1), people[index]?.name).toBe(people[index]?.seal)
    expect(email).toMatch(/^[a-z.-]+@annai\.example$/)
    expect(phone).toMatch(/^\+81 90 0000 00\d\d$/)
  })
  for (const values of [demoContacts.map(({ email }) => email), demoContacts.map(({ phone }) => phone)])
    expect(new Set(values).size).toBe(people.length)
})

test('the addresses that chauffeurs type are those of places, and every airport and port has one', () => {
  const slugs = new Set(tokyoPlaces.map(({ slug }) => slug))
  expect(Object.keys(tokyoAddresses).filter((slug) => !slugs.has(slug))).toEqual([])
  for (const address of Object.values(tokyoAddresses)) expect(address).toMatch(/^(東京都|千葉県|神奈川県).+[区市]/)
  for (const { slug, kind } of tokyoPlaces)
    if (kind === 'airport' || kind === 'port') expect(tokyoAddresses[slug], slug).toBeDefined()
})

test('the face of the seals can set everybody’s', async () => {
  const file = new URL('../../../web/assets/fonts/shippori-mincho-annai-seals.txt', import.meta.url)
  const held = new Set(await readFile(file, 'utf8'))
  const seals = [...demoChauffeurs, ...demoGuides].flatMap(({ seal }) => seal ?? [])
  expect(seals.length).toBeGreaterThan(10)
  expect(seals.filter((seal) => !held.has(seal))).toEqual([])
})

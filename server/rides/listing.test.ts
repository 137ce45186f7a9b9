import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import {
  askCars,
  carsFor,
  optionFor,
  rideQuotes,
  usualAsk,
  usualHours,
  usualPoint,
} from '#server/testing/asked-rides.ts'
import { get, guest, post } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { keepOnRoad } from '#server/testing/rides.ts'

const annai = shareTestAnnai({ demo: true })

const family = { ...usualAsk, guests: 3, children: '5', childSeats: 1, strollers: 1 }

test('those that fit come first, the cheapest first, then what is too small, then what the office arranges', async () => {
  const { options, party } = await carsFor(annai(), family)
  expect(options.map(({ vehicleClass, fit }) => [vehicleClass, fit])).toEqual([
    ['alphard', 'exact'],
    ['hiace', 'spare'],
    ['sedan', 'small'],
    ['hiaceLong', 'ask'],
    ['coaster', 'ask'],
  ])
  expect(party).toBe(
    '2 adults and 1 child in a seat need three and a half places. 2 large suitcases and a folded stroller need four.',
  )
  const [alphard, hiace, crown] = options
  expect(alphard).toMatchObject({
    why: '3 guests with 2 suitcases and the extras need an Alphard; without the extras a Crown will do.',
    room: { halfSeatsNeeded: 7, seats: 6, casesNeeded: 4, cases: 4 },
    totalYen: 23_650,
    taxes: [{ part: 'standard', percent: 10, amountYen: 23_650, taxYen: 2_150 }],
    whyNot: null,
  })
  expect(hiace?.why).toMatch(/room to spare; an Alphard would do/)
  expect(crown).toMatchObject({
    why: 'It seats three; with the extras you need four seats.',
    room: { halfSeatsNeeded: 7, seats: 3, casesNeeded: 4, cases: 2 },
    whyNot: 'party-too-large',
  })
  expect(crown?.totalYen).toBeGreaterThan(0)
})

test('who brings a wheelchair reads of a high step beside the car that has one, and nobody else does', async () => {
  const step = 'The step at its door is high.'
  const wordsFor = async (wheelchairs: number) => {
    const { options } = await carsFor(annai(), { ...usualAsk, wheelchairs })
    return options.filter(({ why }) => why.includes(step)).map(({ vehicleClass }) => vehicleClass)
  }
  expect([await wordsFor(1), await wordsFor(0)]).toEqual([['hiace'], []])
})

test('a folded wheelchair takes the room of two suitcases, and the list counts it', async () => {
  const ask = { ...usualAsk, guests: 2, largeCases: 1 }
  const carOf = async (wheelchairs: number) => (await carsFor(annai(), { ...ask, wheelchairs })).options[0]
  expect(await carOf(0)).toMatchObject({ vehicleClass: 'sedan', room: { casesNeeded: 1 } })
  expect(await carOf(1)).toMatchObject({ vehicleClass: 'alphard', room: { casesNeeded: 3 } })
  const { party } = await carsFor(annai(), { ...ask, wheelchairs: 1 })
  expect(party).toBe('2 adults need two places. 1 large suitcase and a folded wheelchair need three.')
})

test('a transfer from a station or a port is picked up when it says, at the fares from door to door', async () => {
  const ask = { ...usualAsk, from: 'tokyo-station-yaesu', to: 'the-okura-tokyo' }
  const { legs, options } = await carsFor(annai(), ask)
  expect(legs[0]).toMatchObject({
    ride: {
      ...{ way: 'transfer', title: 'Tokyo Station to The Okura Tokyo', airport: null, terminal: null, landsAt: null },
      ...{ customsMinutes: 0, freeWaitMinutes: 15, meeting: null },
    },
    startsAt: '2026-12-09T15:05:00+09:00',
    waitFreeUntil: '2026-12-09T15:20:00+09:00',
    terminal: null,
  })
  const lines = options.map(({ vehicleClass, ways }) => [vehicleClass, ways[0]])
  const fromDoorToDoor = await carsFor(annai(), { ...ask, way: 'point' })
  expect(lines).toEqual(fromDoorToDoor.options.map(({ vehicleClass, ways }) => [vehicleClass, ways[0]]))
  expect(options[0]?.ways[0]?.[0]?.label).toMatch(/^Tokyo Station to /)
  const [toPort] = (await carsFor(annai(), { ...ask, from: ask.to, to: 'tokyo-cruise-terminal' })).legs
  expect(toPort?.ride).toMatchObject({ way: 'transfer', airport: null })
})

test('a flight that lands at 15:05 is met at 15:50, and waiting is free until 16:05', async () => {
  const { legs } = await carsFor(annai(), { ...usualAsk, flight: 'NH 212' })
  expect(legs).toHaveLength(1)
  expect(legs[0]).toMatchObject({
    ride: {
      title: 'Haneda to Palace Hotel Tokyo',
      airport: 'arrival',
      meeting: 'board',
      kilometres: 20,
      driveMinutes: 30,
    },
    startsAt: '2026-12-09T15:50:00+09:00',
    waitFreeUntil: '2026-12-09T16:05:00+09:00',
    endsAt: '2026-12-09T16:45:00+09:00',
    freeCancelUntil: '2026-12-09T14:50:00+09:00',
    terminal: { slug: 'haneda-terminal-3', airportName: 'Haneda' },
  })
})

test('a moment until which cancelling is free is named only while it is still to come', async () => {
  // A car by the hour is free to cancel until a day before; it is 10:30 on the 15th.
  const until = async (time: string) => (await carsFor(annai(), { ...usualHours, day: '2026-11-16', time })).legs[0]
  expect((await until('11:00'))?.freeCancelUntil).toBe('2026-11-15T11:00:00+09:00')
  expect((await until('10:00'))?.freeCancelUntil).toBeNull()
})

test('the way there and the way back together cost what they cost singly', async () => {
  const both = await carsFor(annai(), { ...family, returnDay: '2026-12-12', returnTime: '23:10' })
  const back = { ...family, from: usualAsk.to, to: usualAsk.from, day: '2026-12-12', time: '23:10' }
  const [there, alone] = [await carsFor(annai(), family), await carsFor(annai(), back)]
  expect(both.legs).toHaveLength(2)
  expect(both.legs[1]).toMatchObject({ isNight: true, ride: { title: 'Palace Hotel Tokyo to Haneda', landsAt: null } })
  for (const { vehicleClass, ways, totalYen, fit } of both.options) {
    if (fit === 'ask') continue
    const one = (list: typeof there) => list.options.find((option) => option.vehicleClass === vehicleClass)
    expect(totalYen).toBe((one(there)?.totalYen ?? 0) + (one(alone)?.totalYen ?? 0))
    expect(ways).toEqual([one(there)?.ways[0], one(alone)?.ways[0]])
  }
})

test('a way back goes to another airport where it says so, at the price of that ride, and an unknown place is told by its name', async () => {
  const way = { ...family, returnDay: '2026-12-12', returnTime: '10:00' }
  const both = await carsFor(annai(), { ...way, returnTo: 'narita-terminal-1' })
  expect(both.legs.map(({ ride }) => ride.title)).toEqual([
    'Haneda to Palace Hotel Tokyo',
    'Palace Hotel Tokyo to Narita',
  ])
  const alone = { ...family, from: usualAsk.to, to: 'narita-terminal-1', day: '2026-12-12', time: '10:00' }
  const [there, back] = [await carsFor(annai(), family), await carsFor(annai(), alone)]
  const sum = (list: typeof there) => list.options.find(({ vehicleClass }) => vehicleClass === 'hiace')?.totalYen ?? 0
  expect(sum(both)).toBe(sum(there) + sum(back))
  const { status, body } = await askCars(annai(), { ...way, returnTo: 'no-such' })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['returnTo']])
})

test('a list takes a handful of statements for all classes together, and a few more for the way back', async () => {
  await carsFor(annai(), usualPoint)
  const statements = (ask: object) => countStatements(annai(), () => carsFor(annai(), ask))
  const one = await statements(usualPoint)
  expect(one).toBeLessThanOrEqual(6)
  expect(await statements({ ...usualPoint, returnDay: '2026-12-10', returnTime: '18:00' })).toBeLessThanOrEqual(one + 3)
})

test('a ride after midnight is one of the next day, and costs as the night does', async () => {
  const ask = { ...usualPoint, day: '2026-12-31', time: '23:59' }
  const { legs, options } = await carsFor(annai(), ask)
  expect(legs[0]).toMatchObject({ startsAt: '2026-12-31T23:59:00+09:00', isNight: true })
  expect(legs[0]?.endsAt.slice(0, 10)).toBe('2027-01-01')
  expect(options[0]?.ways[0]?.map(({ kind }) => kind)).toEqual(['ride', 'night', 'season'])
  const next = await carsFor(annai(), { ...ask, day: '2027-01-01', time: '00:01' })
  expect(next.legs[0]).toMatchObject({ startsAt: '2027-01-01T00:01:00+09:00', isNight: true })
})

test('30 suitcases fit into no car that is sold, and the list says so of each', async () => {
  const { options } = await carsFor(annai(), { ...usualAsk, largeCases: 30 })
  expect(options.filter(({ fit }) => fit !== 'ask').map(({ fit, whyNot }) => [fit, whyNot])).toEqual(
    Array(3).fill(['small', 'party-too-large']),
  )
})

test('what is asked for in an hour is too soon, and says when it can be had', async () => {
  const option = await optionFor(annai(), 'alphard', { ...usualPoint, day: '2026-11-15', time: '11:30' })
  expect(option.whyNot).toBe('too-short-notice')
  expect(option.nearest[0]).toEqual({ day: '2026-11-15', start: '12:30' })
})

test('a class that is sold out names the nearest free hours, and other days where the whole day is taken', async () => {
  await keepOnRoad(annai(), { sedan: 1, alphard: 0 })
  try {
    const ask = { ...usualPoint, day: '2027-03-10' }
    expect(await optionFor(annai(), 'sedan', ask)).toMatchObject({ whyNot: null, nearest: [] })
    await hold({ ...ask, time: '15:00' })
    const near = await optionFor(annai(), 'sedan', ask)
    expect(near.whyNot).toBe('sold-out')
    expect(near.nearest.length).toBeGreaterThan(0)
    for (const { day, start } of near.nearest) {
      expect(day).toBe('2027-03-10')
      expect((await optionFor(annai(), 'sedan', { ...ask, day, time: start })).whyNot).toBeNull()
    }
    const { status, body } = await post(annai(), '/rides/quotes', { ...ask, vehicleClass: 'sedan' })
    expect([status, body.code]).toEqual([409, 'inventory.sold-out'])
    expect(body.nearest).toEqual(near.nearest)
    // Early enough for the car to pass through its garage to whoever drives at 15:00.
    for (const time of ['04:30', '17:30'])
      await hold({ ...usualHours, day: '2027-03-10', time, hours: time === '04:30' ? 9 : 6 })
    const far = await optionFor(annai(), 'sedan', { ...ask, time: '15:00' })
    expect(far.nearest.length).toBeGreaterThan(0)
    expect(far.nearest.map(({ start }) => start)).toEqual(far.nearest.map(() => '15:00'))
    expect(far.nearest.map(({ day }) => day)).not.toContain('2027-03-10')
  } finally {
    await keepOnRoad(annai(), { sedan: null, alphard: null })
  }
})

test('the last car is not promised for a way there and a way back that leave it no time between', async () => {
  await keepOnRoad(annai(), { sedan: 1, alphard: 0 })
  try {
    const ask = { ...usualPoint, day: '2027-03-12', time: '10:00', returnDay: '2027-03-12' }
    const close = await optionFor(annai(), 'sedan', { ...ask, returnTime: '11:00' })
    expect(close.whyNot).toBe('sold-out')
    for (const { day, start } of close.nearest) expect([day, start >= '11:00']).toEqual(['2027-03-12', true])
    expect(await optionFor(annai(), 'sedan', { ...ask, returnTime: '14:00' })).toMatchObject({ whyNot: null })
  } finally {
    await keepOnRoad(annai(), { sedan: null, alphard: null })
  }
})

test('a car whose papers end before the ride is not sold for it', async () => {
  await keepOnRoad(annai(), { sedan: 1, alphard: 0 })
  const { db } = annai().ctx
  const kept = await db.selectFrom('vehicles').select(['resource_id', 'papers_until']).execute()
  try {
    await db.updateTable('vehicles').set({ papers_until: '2027-03-14' }).execute()
    await keepOnRoad(annai(), {})
    const on = async (day: string) => (await optionFor(annai(), 'sedan', { ...usualPoint, day })).whyNot
    expect([await on('2027-03-14'), await on('2027-03-15')]).toEqual([null, 'sold-out'])
  } finally {
    for (const { resource_id, papers_until } of kept)
      await db.updateTable('vehicles').set({ papers_until }).where('resource_id', '=', resource_id).execute()
    await keepOnRoad(annai(), { sedan: null, alphard: null })
  }
})

test('the front page tells examples, the airports and what a taxi costs', async () => {
  const { body } = await get(annai(), '/rides/front')
  expect(body.examples.map(({ words, yen }: { words: string; yen: number }) => [words, yen])).toEqual([
    ['Haneda to Marunouchi', 22_000],
    ['Marunouchi to Hakone', 44_000],
    ['4 hours in the city', 48_400],
  ])
  expect(body.taxis[0]).toEqual({ from: 'Haneda', to: 'Chiyoda', dayYen: 6_900, nightYen: 8_300 })
  expect(body.terminals.map(({ slug }: { slug: string }) => slug)).toContain('haneda-terminal-3')
  expect(body.night).toEqual({ from: '22:00', until: '05:00', percent: 20 })
})

test('every class is drawn within its own measures, with as many places as it takes guests', async () => {
  const { body } = await get(annai(), '/rides/classes')
  expect(body.classes).toHaveLength(5)
  for (const { vehicleClass, body: car, loads, words, cars, chauffeurs } of body.classes) {
    for (const { x, y, width, depth } of [...car.seats, car.boot]) {
      expect(x + depth, vehicleClass).toBeLessThanOrEqual(car.lengthCm)
      expect(y + width, vehicleClass).toBeLessThanOrEqual(car.widthCm)
      expect(Math.min(x, y), vehicleClass).toBeGreaterThan(0)
    }
    const overlap = (a: Box, b: Box) =>
      a.x < b.x + b.depth && b.x < a.x + a.depth && a.y < b.y + b.width && b.y < a.y + a.width
    const boxes: Box[] = [...car.seats, car.boot]
    for (const [place, box] of boxes.entries())
      for (const other of boxes.slice(place + 1)) expect(overlap(box, other), vehicleClass).toBe(false)
    const places = car.seats.filter(({ who }: { who: string }) => who !== 'driver').length
    expect(places, vehicleClass).toBeGreaterThanOrEqual(
      Math.max(...loads.map((load: { guests: number }) => load.guests)),
    )
    expect(words).not.toBe('')
    expect(cars).toBeGreaterThan(0)
    expect(chauffeurs).toBeGreaterThan(0)
  }
})

test('from a hotel to the airport it is the pick-up that is named, and no flight is waited for', async () => {
  const { legs } = await carsFor(annai(), { ...usualAsk, from: usualAsk.to, to: usualAsk.from })
  expect(legs[0]).toMatchObject({
    startsAt: '2026-12-09T15:05:00+09:00',
    waitFreeUntil: '2026-12-09T15:20:00+09:00',
    ride: { airport: 'departure', landsAt: null, meeting: null, title: 'Palace Hotel Tokyo to Haneda' },
  })
})

test('an address is as good as a place, and its door is on no title', async () => {
  const { legs } = await carsFor(annai(), { ...usualAsk, to: undefined, toAddress: '4-2-8 Shibakoen, Minato-ku' })
  expect(legs[0]?.ride.title).toBe('Haneda to an address in Roppongi')
  expect((await askCars(annai(), { ...usualHours, to: undefined })).status).toBe(200)
})

interface Box {
  x: number
  y: number
  width: number
  depth: number
}

async function hold(ask: object) {
  const { quotes } = await rideQuotes(annai(), { vehicleClass: 'sedan', ...ask })
  const { status, body } = await post(annai(), '/bookings', { quoteId: quotes[0]?.id, ...guest })
  if (status !== 200) throw new Error(`No hold: ${JSON.stringify(body)}`)
  return body
}

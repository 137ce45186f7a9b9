import { expect, test } from 'vitest'
import { RideAsk } from '#contract/rides.ts'
import { readRideAsk, rideNames, rideQuery, withoutCodes } from './ride-address.ts'

const read = (query: string, now?: string) => readRideAsk(new URLSearchParams(query), now)
const transfer = 'way=transfer&from=haneda-t3&to=the-okura-tokyo&day=2026-11-21&time=19:05&guests=3'
const marsh: RideAsk = {
  way: 'transfer',
  from: 'haneda-t3',
  to: 'the-okura-tokyo',
  day: '2026-11-21',
  time: '19:05',
  guests: 3,
  children: '5',
  largeCases: 2,
  childSeats: 1,
  boosterSeats: 0,
  strollers: 1,
  wheelchairs: 1,
  flight: 'NH 212',
  meeting: 'kerb',
  returnDay: '2026-11-28',
  returnTime: '08:00',
  returnTo: 'narita-terminal-1',
  code: 'KANBARE',
  secondCode: 'YOIMACHI',
}

test('a ride goes to the address and comes back whole', () => {
  expect(readRideAsk(rideQuery(marsh))).toMatchObject({ ask: marsh, faults: {} })
  const hourly: RideAsk = {
    ...marsh,
    way: 'hourly',
    hours: 4,
    children: '',
    returnDay: undefined,
    returnTime: undefined,
    returnTo: undefined,
  }
  expect(readRideAsk(rideQuery(hourly)).ask).toEqual(JSON.parse(JSON.stringify(hourly)))
})

test('what is usual is not written', () => {
  const plain = read(transfer).ask
  expect(plain && rideQuery(plain).toString()).toBe(
    'way=transfer&from=haneda-t3&to=the-okura-tokyo&day=2026-11-21&time=19%3A05&guests=3',
  )
})

test('what is read is what the call takes, name by name', () => {
  expect(rideNames.toSorted()).toEqual(Object.keys(RideAsk.shape).toSorted())
  expect(RideAsk.parse(Object.fromEntries(rideQuery(marsh)))).toEqual(marsh)
  expect(RideAsk.parse(read(transfer).ask)).toEqual(read(transfer).ask)
})

test('a bare address asks for what is missing, and keeps what was said', () => {
  const { ask, fields, faults } = read('to=the-okura-tokyo&guests=30&largeCases=30')
  expect(ask).toBeNull()
  expect(Object.keys(faults)).toEqual(['from', 'day', 'time'])
  expect(fields).toMatchObject({ way: 'transfer', to: 'the-okura-tokyo', guests: '30', largeCases: '30', flight: '' })
})

test.each([
  ['to=haneda-t3', 'to'],
  ['from=Haneda!', 'from'],
  ['day=2026-02-30', 'day'],
  ['time=25:00', 'time'],
  ['guests=0', 'guests'],
  ['guests=41', 'guests'],
  ['guests=1e1', 'guests'],
  ['largeCases=-1', 'largeCases'],
  ['childSeats=5', 'childSeats'],
  ['boosterSeats=x', 'boosterSeats'],
  ['strollers=3', 'strollers'],
  ['wheelchairs=3', 'wheelchairs'],
  ['children=40', 'children'],
  ['children=-', 'children'],
  ['children=4,-', 'children'],
  ['children=1,2,3,4', 'children'],
  ['flight=to Tokyo', 'flight'],
  ['returnDay=2026-11-28', 'returnTime'],
  ['returnTime=09:00', 'returnDay'],
  ['returnDay=2026-11-20&returnTime=19:05', 'returnDay'],
  ['returnDay=2026-11-21&returnTime=19:05', 'returnTime'],
  ['returnDay=2026-11-28&returnTime=09:00&returnTo=No place', 'returnTo'],
  ['way=hourly', 'hours'],
  ['way=hourly&hours=13', 'hours'],
])('what makes no sense is told where it stands: %s', (odd, name) => {
  const query = new URLSearchParams(transfer)
  for (const [key, value] of new URLSearchParams(odd)) query.set(key, value)
  const { ask, faults } = readRideAsk(query)
  expect(ask).toBeNull()
  expect(Object.keys(faults)).toEqual([name])
})

test('what no question could mend is the usual', () => {
  const query = new URLSearchParams(transfer)
  query.set('way', 'rocket')
  query.set('meeting', 'moon')
  expect(readRideAsk(query).ask).toMatchObject({ way: 'transfer', meeting: 'board' })
})

test('the same address twice is no ride, however it is spaced', () => {
  const ends = (from: string, to: string) =>
    read(`way=point&fromAddress=${from}&toAddress=${to}&day=2026-11-21&time=23:59&guests=1`).faults
  expect(ends('2-10-4 Toranomon, Minato', '2-10-4  toranomon Minato')).toHaveProperty('to')
  expect(ends('2-10-4 Toranomon, Minato', '1-1 Marunouchi, Chiyoda')).toEqual({})
})

test('a way back just after midnight is after a way there just before it', () => {
  expect(read(`${transfer.replace('19:05', '23:59')}&returnDay=2026-11-22&returnTime=00:01`).faults).toEqual({})
})

test('by the hour needs no other end, and knows no way back', () => {
  const { ask } = read('way=hourly&from=the-okura-tokyo&day=2026-11-21&time=10:00&hours=4&returnDay=2026-11-01')
  expect(ask).toMatchObject({ hours: 4 })
  expect(ask).not.toHaveProperty('returnDay')
})

test('yesterday is told where the clock is known', () => {
  expect(read(transfer, '2026-11-21T19:05').faults).toEqual({})
  expect(read(transfer, '2026-11-22T00:00').faults).toHaveProperty('day')
  expect(read(transfer, '2026-11-21T19:06').faults).toHaveProperty('time')
})

test('codes come along, the second beside a first, and are left out of what everybody sees', () => {
  expect(read(`${transfer}&secondCode=YOIMACHI`).ask).not.toHaveProperty('secondCode')
  expect(RideAsk.safeParse(read(`${transfer}&code=${'X'.repeat(90)}`).ask).success).toBe(true)
  const { ask } = read(`${transfer}&code=KANBARE&secondCode=YOIMACHI`)
  expect(ask).toMatchObject({ code: 'KANBARE', secondCode: 'YOIMACHI' })
  expect(ask && rideQuery(withoutCodes(ask)).toString()).not.toMatch(/ode=/)
})

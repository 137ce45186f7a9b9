import { expect, test } from 'vitest'
import { bookingDetails, plainFor } from '#core/booking-details.ts'
import { reachable, whatIsMissing } from './missing.ts'
import { aLeg, aQuoted, aWanted, wholeRide } from './ride-checkout.fixture.ts'
import { boardNameOf, detailsOf, isQuoteOfNow, travellersOf } from './ride-checkout.ts'

const missing = (...given: Parameters<typeof wholeRide>) =>
  [...whatIsMissing(wholeRide(...given), 'meeting'), ...whatIsMissing(wholeRide(...given), 'passengers')].map(
    ({ fieldId }) => fieldId,
  )

test('nothing is missing once flight, mobile, name and e-mail are there', () => {
  expect(missing()).toEqual([])
})

test('a flight must be one that we know, unless the guest types when it lands', () => {
  expect(missing({ flightText: '' })).toEqual(['flight'])
  expect(missing({ flightText: 'the evening one' })).toEqual(['flight'])
  expect(missing({ found: null })).toEqual(['flight'])
  expect(missing({ found: null, landing: 'typed' })).toEqual([])
  expect(missing({ flightText: '', found: null, landing: 'typed' })).toEqual([])
  expect(missing({ found: null, elsewhere: wholeRide().found })).toEqual(['flight'])
  expect(missing({ found: null, landing: 'open' })).toEqual(['flight'])
  expect(missing({ flightText: '???', found: null, landing: 'typed' })).toEqual(['flight'])
})

test('a ride that waits for no flight asks for none', () => {
  const [quote] = aQuoted.quotes
  if (!quote) throw new Error('There is a quote.')
  const leg = { ...aLeg, ride: { ...aLeg.ride, airport: null, landsAt: null } }
  expect(missing({ flightText: '', found: null, quoted: { ...aQuoted, quotes: [{ ...quote, leg }] } })).toEqual([])
})

test('the mobile needs its country code, and the voucher an address', () => {
  expect(missing({ contact: { email: 'eleanor@', phone: '' } })).toEqual(['phone', 'email'])
  expect(missing({ contact: { email: 'eleanor@example.com', phone: '07700 900143' } })).toEqual(['phone'])
  expect(missing({ leadName: '  ' })).toEqual(['leadName'])
})

test('of the others all are named or nobody, and each name that is missing is asked for at its field', () => {
  const wanted = { ...aWanted, guests: 3 }
  expect(missing({ wanted, others: [] })).toEqual([])
  expect(missing({ wanted, others: ['Kenji Ito', 'Aya Ito'] })).toEqual([])
  expect(missing({ wanted, others: ['Kenji Ito'] })).toEqual(['other-1'])
  expect(missing({ wanted, others: [' ', 'Aya Ito'] })).toEqual(['other-0'])
})

test('a child that needs a seat has one, or comes with its own, before the ride goes on', () => {
  const wanted = { ...aWanted, guests: 4, children: '3,8', childSeats: 0 }
  expect(missing({ wanted })).toEqual(['own-seats'])
  expect(missing({ wanted: { ...wanted, boosterSeats: 1 } })).toEqual(['own-seats'])
  expect(missing({ wanted: { ...wanted, childSeats: 1 } })).toEqual([])
  expect(missing({ wanted, ownSeatsFor: '3' })).toEqual([])
  expect(detailsOf(wholeRide({ wanted, ownSeatsFor: '3' })).note).toBe('We bring our own seat for the child of 3.')
})

test('a step is reached only when all before it are whole', () => {
  expect(reachable(wholeRide(), 'review')).toBe('review')
  expect(reachable(wholeRide({ leadName: '' }), 'review')).toBe('passengers')
  expect(reachable(wholeRide({ leadName: '', flightText: '' }), 'review')).toBe('meeting')
})

test('the board says the whole name, unless another was written', () => {
  expect(boardNameOf(wholeRide())).toBe('Eleanor Marsh')
  expect(boardNameOf(wholeRide({ nameBoard: 'Aunt Ellie ' }))).toBe('Aunt Ellie')
})

test('nobody must be named but who leads; whoever is, goes along with the age that was told', () => {
  expect(detailsOf(wholeRide()).travellers).toEqual([])
  expect(travellersOf(wholeRide({ others: ['Tom Marsh', 'Ivy Marsh', 'Nobody else'] }))).toEqual([
    { name: 'Eleanor Marsh', age: null, note: '' },
    { name: 'Tom Marsh', age: null, note: '' },
    { name: 'Ivy Marsh', age: 5, note: '' },
  ])
})

test.each(plainFor('ride'))('%s is told to the hold, and missing where it is too long', (name) => {
  const { longest } = bookingDetails[name]
  expect(detailsOf(wholeRide({ [name]: ' 12 ' }))[name]).toBe('12')
  expect(missing({ [name]: 'x'.repeat(longest) })).toEqual([])
  expect(missing({ [name]: 'x'.repeat(longest + 1) })).toEqual([name])
})

test('a quote is of now as long as it is kept and nothing else is wanted', () => {
  const before = Date.parse('2026-11-15T10:59:00+09:00')
  const ride = wholeRide()
  expect(isQuoteOfNow(ride, before)).toBe(true)
  expect(isQuoteOfNow(ride, before + 60_000)).toBe(false)
  expect(isQuoteOfNow({ ...ride, wanted: ride.wanted && { ...ride.wanted, time: '20:00' } }, before)).toBe(false)
})

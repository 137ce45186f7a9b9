import { expect, test } from 'vitest'
import { aWanted, wholeRide } from '../ride-checkout.fixture.ts'
import { detailsOf } from '../ride-checkout.ts'
import { readRideCheckout, updateRide } from '../ride-checkout-state.ts'
import { holdWithCodes } from './hold-with-codes.ts'
import { bookingOf, fakeWorld, quotedAs } from './journey.fixture.ts'
import { dependencies, holdNow, wantedNow } from './journey-dependencies.ts'
import { takeHold } from './journey-flow.ts'
import { readJourney } from './journey-store.ts'

const [holding, reading, cancelling, quoting] = [
  'POST /orders',
  'GET /bookings/:reference',
  'POST /bookings/:reference/cancel',
  'POST /rides/quotes',
]
const later = { ...aWanted, time: '21:05' }

function aServer() {
  const { dependencies: fake, paths } = fakeWorld({
    [holding]: (_, time) => ({ held: [{ booking: bookingOf(`AN-${time}`), token: 'token' }] }),
    [reading]: ({ input }) => bookingOf(String(input.reference)),
    [cancelling]: ({ input }) => bookingOf(String(input.reference), { state: 'cancelled' }),
    [quoting]: (_, time) => quotedAs(`q${time}`),
  })
  return { through: { ...fake, keep: dependencies.keep }, paths }
}
const wanting = (wanted: typeof aWanted) => {
  updateRide(wholeRide({ wanted, quoted: null, quotedFor: null }))
  const now = wantedNow()
  if (!now) throw new Error('Something is missing.')
  return now
}

test('another time that is chosen while a car is being held ends in one car, at the last time', async () => {
  dependencies.keep(null)
  const { through, paths } = aServer()
  const early = holdNow(wanting(aWanted), through)
  // The first has its turn before the guest chooses anew.
  await Promise.resolve()
  await Promise.all([early, holdNow(wanting(later), through)])
  expect(paths()).toEqual([quoting, holding, reading, quoting, cancelling, holding])
  expect(readJourney()).toMatchObject({ wanted: later, held: [{ booking: { reference: 'AN-2' } }] })
})

test('without turns two cars are held', async () => {
  dependencies.keep(null)
  const { through, paths } = aServer()
  const [early, late] = [wanting(aWanted), wanting(later)]
  await Promise.all([early, late].map((now) => takeHold(through, readJourney(), now)))
  expect(paths().filter((path) => path === holding)).toHaveLength(2)
  expect(paths()).not.toContain(cancelling)
})

test('codes are applied in one turn: priced, the old hold let go, the new one held, and the ride carries them from then on', async () => {
  dependencies.keep(null)
  const { through, paths } = aServer()
  await holdNow(wanting(aWanted), through)
  const held = await holdWithCodes(['KANBARE', 'YOIMACHI'], through)
  expect(paths()).toEqual([quoting, holding, reading, quoting, cancelling, holding])
  expect(held?.wanted).toEqual({ ...aWanted, code: 'KANBARE', secondCode: 'YOIMACHI' })
  expect(readRideCheckout().wanted).toEqual(held?.wanted)
  // The one that is held is the one that is wanted: nothing more is asked.
  const before = paths().length
  const now = wantedNow()
  await holdNow(now ?? wanting(aWanted), through)
  expect(paths().slice(before)).toEqual([reading])
  await holdWithCodes(['YOIMACHI'], through)
  expect(readRideCheckout().wanted).toMatchObject({ code: 'YOIMACHI' })
  expect(readRideCheckout().wanted).not.toHaveProperty('secondCode')
})

test('while a way is being paid no code changes its price', async () => {
  dependencies.keep(null)
  const { through } = aServer()
  await holdNow(wanting(aWanted), through)
  const paying = fakeWorld({
    [reading]: ({ input }) => bookingOf(String(input.reference), { payments: [{ state: 'processing' }] as never }),
  })
  expect(await holdWithCodes(['KANBARE'], { ...through, call: paying.dependencies.call })).toBeNull()
  expect(readRideCheckout().wanted).not.toHaveProperty('code')
})

test('quotes that made a hold are not offered again', async () => {
  dependencies.keep(null)
  const { through } = aServer()
  await holdNow(wanting(aWanted), through)
  const { quoted } = readRideCheckout()
  updateRide({
    quoted: quoted && { ...quoted, quotes: quoted.quotes.map((one) => ({ ...one, expiresAt: '2999-01-01' })) },
  })
  dependencies.keep(null)
  expect(wantedNow()).toMatchObject({ quoted: null, details: detailsOf(readRideCheckout()) })
})

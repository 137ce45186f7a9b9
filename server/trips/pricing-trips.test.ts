import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { TripWish } from '#contract/trip-wish.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { holdFor, post, quoteFor, usualWish } from '#server/testing/bookings.ts'
import { keepOnRoad } from '#server/testing/rides.ts'
import { ownDays, withPriceMoved } from '#server/testing/scene.ts'
import { pricesLimit } from './price-trip.ts'

const shared = shareTestAnnai({ demo: true })
const nextDay = ownDays('2027-03-01')

type Item = { id: string; wish: object; seenYen: number | null; seenAt: string | null }
const itemOf = (wish: object): Item => ({ id: randomUUID(), wish, seenYen: null, seenAt: null })
const tourOn = (day: string, more: object = {}) => itemOf({ kind: 'tour', ...usualWish, day, ...more })
const rideOn = (day: string, more: Partial<TripWish> = {}) =>
  itemOf({
    ...{ kind: 'ride', way: 'transfer', from: 'haneda-terminal-3', to: 'palace-hotel-tokyo', day, time: '16:05' },
    ...{ guests: 3, largeCases: 2, vehicleClass: 'alphard' },
    ...more,
  })
const price = (items: readonly object[]) => post(shared(), '/trip/prices', { items })

test('a trip lists its days in order, each at the price that it has by itself', async () => {
  const [day, later] = [nextDay(), nextDay()]
  const [out, ride] = [tourOn(later), rideOn(day)]
  const { status, body } = await price([out, ride])
  expect(status).toBe(200)
  expect(body.items.map(({ id }: Item) => id)).toEqual([ride.id, out.id])
  const [first, second] = body.items
  expect(first).toMatchObject({ title: 'Haneda to Palace Hotel Tokyo', line: null, gone: null })
  expect(first.offer.leg.ride.landsAt).toBe(`${day}T16:05:00+09:00`)
  expect(second).toMatchObject({ line: expect.any(String), cover: { path: expect.any(String) } })
  const alone = await quoteFor(shared(), { day: later })
  expect(second.offer).toMatchObject({ totalYen: alone.totalYen, startsAt: alone.startsAt, leg: null })
  expect(body.findings).toEqual([])
})

test('what is priced can be held as it was priced, together', async () => {
  const [day, later] = [nextDay(), nextDay()]
  const { body } = await price([rideOn(day), tourOn(later)])
  const items = body.items.map(({ offer }: { offer: { quoteId: string } }) => ({ quoteId: offer.quoteId }))
  const held = await post(shared(), '/orders', { items, leadName: 'Eleanor Marsh', email: 'eleanor@example.com' })
  expect(held.status).toBe(200)
  const totals = (all: { totalYen: number }[]) => all.map(({ totalYen }) => totalYen)
  expect(totals(held.body.held.map(({ booking }: { booking: { totalYen: number } }) => booking))).toEqual(
    totals(body.items.map(({ offer }: { offer: { totalYen: number } }) => offer)),
  )
})

test('prices are the house’s: what a basket remembers changes none', async () => {
  const item = { ...tourOn(nextDay()), seenYen: 1, seenAt: '2026-11-12T21:10:00+09:00' }
  const before = (await price([item])).body.items[0].offer.totalYen
  await withPriceMoved(shared(), 2_500, async () => {
    expect((await price([item])).body.items[0].offer.totalYen).toBe(before + 2_500)
  })
})

test('what is gone says why and what can be had instead, each tried; the rest stays as it was', async () => {
  await keepOnRoad(shared(), { sedan: 1, alphard: 0 })
  const [day, other] = [nextDay(), nextDay()]
  await holdFor(shared(), { day, guests: 2, vehicleClass: 'sedan' })
  const { body } = await price([
    tourOn(day, { guests: 2, vehicleClass: 'sedan' }),
    tourOn(other, { guests: 2, vehicleClass: 'sedan' }),
  ])
  const [gone, free] = body.items
  expect(gone).toMatchObject({ title: free.title, offer: null, gone: { code: 'inventory.sold-out' } })
  expect(gone.gone.nearest.length).toBeGreaterThan(0)
  for (const { wish, totalYen } of gone.gone.nearest)
    expect((await price([itemOf(wish)])).body.items[0].offer.totalYen).toBe(totalYen)
  expect(free.offer.totalYen).toBeGreaterThan(0)
  await keepOnRoad(shared(), { sedan: null, alphard: null })
})

test('a tour that ended, a day that has passed and a place that is gone lose nobody the rest', async () => {
  const gone = [
    itemOf({ kind: 'tour', ...usualWish, tour: 'there-is-none' }),
    tourOn('2026-11-01'),
    rideOn(nextDay(), { from: 'a-place-of-before' } as Partial<TripWish>),
  ]
  const { status, body } = await price([...gone, tourOn(nextDay())])
  expect(status).toBe(200)
  expect(body.items.filter(({ offer }: { offer: object | null }) => offer)).toHaveLength(1)
  for (const { offer, gone } of body.items) if (!offer) expect(gone.sentence).toMatch(/\.$/)
})

test('a code that takes nothing off is said, and the day costs what it costs', async () => {
  const { body } = await price([tourOn(nextDay(), { code: 'NOSUCHCODE' })])
  expect(body.items[0].offer).toMatchObject({ totalYen: expect.any(Number), codeNote: expect.stringMatching(/\.$/) })
})

test('overlapping days are said with a way out that was tried', async () => {
  const day = nextDay()
  nextDay()
  const [one, other] = [tourOn(day, { tour: 'fuji-at-first-light', start: '05:00' }), tourOn(day)]
  const { body } = await price([one, other])
  const [finding] = body.findings
  expect(finding).toMatchObject({ kind: 'overlap', isImpossible: true, items: [other.id, one.id] })
  const [fix] = finding.fixes.filter(({ works }: { works: boolean }) => works)
  const { id, wish } = fix.changes[0]
  const mended = await price([id === one.id ? itemOf(wish) : one, id === other.id ? itemOf(wish) : other])
  expect(mended.body.findings).toEqual([])
  const sum = (trip: { items: { offer: { totalYen: number } }[] }) =>
    trip.items.reduce((yen, { offer }) => yen + offer.totalYen, 0)
  expect(sum(mended.body) - sum(body)).toBe(fix.differenceYen)
})

test('one network looks at so many trips in a quarter of an hour', async () => {
  const look = (remoteAddress: string) =>
    shared().app.inject({ method: 'POST', url: '/api/trip/prices', remoteAddress, payload: { items: [] } })
  for (let tries = 0; tries < pricesLimit.tries; tries++) await look('10.9.0.1')
  expect((await look('10.9.0.1')).json().code).toBe('trips.too-many')
  expect((await look('10.9.0.2')).statusCode).toBe(200)
})

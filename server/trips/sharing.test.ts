import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post, usualWish } from '#server/testing/bookings.ts'
import { atTime, inMinutes, ownDays, signIn } from '#server/testing/scene.ts'
import { forgetEndedShares } from './share-trip.ts'

const shared = shareTestAnnai({ demo: true })
const nextDay = ownDays('2027-04-01')

const itemOf = (wish: object) => ({ id: randomUUID(), wish, seenYen: 48_000, seenAt: '2026-11-12T21:10:00+09:00' })
const tourOn = (more: object = {}) => itemOf({ kind: 'tour', ...usualWish, day: nextDay(), ...more })
const rideOn = (more: object = {}) =>
  itemOf({
    ...{ kind: 'ride', way: 'transfer', from: 'haneda-terminal-3', day: nextDay(), time: '16:05', guests: 3 },
    ...{ children: '5', largeCases: 2, flight: 'NH 212', vehicleClass: 'alphard', ...more },
  })
const share = async (items: readonly object[], headers = {}) =>
  (await post(shared(), '/shared-trips', { items }, headers)).body
const open = (code: string) => get(shared(), `/shared-trips/${code}`)
const monthMinutes = 30 * 24 * 60

test('whoever has the link sees the days, and no name, price, flight, door or age', async () => {
  const door = '12-3 Higashi-Azabu, Minato-ku'
  const items = [
    rideOn({ toAddress: door }),
    tourOn({ pickUpAddress: door, childAges: [5] }),
    rideOn({ to: 'palace-hotel-tokyo' }),
  ]
  const { code } = await share(items)
  const { status, body } = await open(code)
  expect(status).toBe(200)
  const [ride, tour, known] = body.items
  expect(ride).toMatchObject({
    title: 'Haneda to an address in Roppongi',
    to: null,
    wish: null,
    guests: 3,
    largeCases: 2,
  })
  expect(tour).toMatchObject({ slug: usualWish.tour, from: null, wish: { kind: 'tour', guests: 3, childAges: [] } })
  expect(known).toMatchObject({
    to: 'Palace Hotel Tokyo',
    wish: { flight: '', children: '', to: 'palace-hotel-tokyo' },
  })
  expect(JSON.stringify(body)).not.toMatch(/Azabu|NH 212|Yen|48000|"childAges":\[5/)
})

test('a link ends with its key, and with no other; what others have stays', async () => {
  const [one, other] = [await share([tourOn()]), await share([tourOn()])]
  const end = (code: string, key: string) => post(shared(), `/shared-trips/${code}/end`, { key })
  expect((await end(one.code, other.key)).body.code).toBe('trips.unknown-shared')
  expect((await end(one.code, one.key)).body).toEqual({ ended: true })
  expect((await open(one.code)).body.code).toBe('trips.unknown-shared')
  expect((await end(one.code, one.key)).status).toBe(404)
  expect((await open(other.code)).status).toBe(200)
})

test('a link opens for thirty days, and what ended is forgotten', async () => {
  const { code, endsAt } = await share([tourOn()])
  expect(Date.parse(endsAt)).toBe(inMinutes(shared(), monthMinutes).getTime())
  await atTime(shared(), inMinutes(shared(), monthMinutes), async () => {
    expect((await open(code)).status).toBe(404)
    await forgetEndedShares(shared().ctx)
  })
  expect((await open(code)).status).toBe(404)
})

test('with an account all links that were made end at once, on whatever device', async () => {
  const { headers } = await signIn(shared())
  const [one, other] = [await share([tourOn()], headers), await share([tourOn()], headers)]
  expect((await get(shared(), '/trip', headers)).body.sharedUntil).toBe(other.endsAt)
  expect((await post(shared(), '/trip/shares/end', {}, headers)).body.sharedUntil).toBeNull()
  expect((await open(one.code)).status).toBe(404)
  expect((await open(other.code)).status).toBe(404)
})

test('a trip of which nothing can be had is not shared, and neither is an empty one', async () => {
  expect((await share([tourOn({ day: '2026-11-01' })])).code).toBe('trips.nothing-to-share')
  expect((await share([])).fields).toHaveProperty('items')
})

test('a link that was never made answers as one that ended', async () => {
  expect((await open('AAAAAAAAAAAAAAAAAAAAAA')).body.code).toBe('trips.unknown-shared')
})

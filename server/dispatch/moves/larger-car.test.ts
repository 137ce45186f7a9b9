import { afterAll, beforeEach, expect, test } from 'vitest'
import type { DeskBooking } from '#contract/booking-desk.ts'
import type { Fit } from '#contract/dispatch-moves.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { boardDesk, memberOf, moveOf } from '#server/testing/board-desk.ts'
import { bookAndPay, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { brokenDaysFrom } from '#server/testing/broken-days.ts'
import { newsOf } from '#server/testing/news.ts'
import { ownDays, pathOf, type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-09-01')
let signedIn: SignedIn
let desk: ReturnType<typeof boardDesk>
beforeEach(async () => {
  signedIn = await signIn(annai(), 'admin')
  desk = boardDesk(annai(), signedIn)
})
afterAll(async () => expect(await brokenDaysFrom(annai().ctx, tokyoInstant('2027-09-01', '00:00'))).toEqual([]))

/** A Crown, driven by somebody who may drive a HiAce, too. */
async function bookCrown(day: string): Promise<HeldBooking> {
  const held = await bookAndPay(annai(), { day, guests: 2, vehicleClass: 'sedan' })
  const { chauffeurs } = await loadFleet(annai().ctx)
  const able = new Set(chauffeurs.filter(({ drives }) => drives.includes('hiace')).map(({ id }) => id))
  const seen = await desk.read(held)
  if (able.has(memberOf(seen, 'chauffeur')?.id ?? '')) return held
  const { fits }: { fits: Fit[] } = await desk.fits(seen, 'chauffeur')
  const to = fits.find(({ resourceId, verdict }) => able.has(resourceId) && verdict !== 'no')
  expect((await desk.move([moveOf(seen, 'chauffeur', to?.resourceId ?? null)])).status).toBe(200)
  return held
}

/** The rows of cars as they suit a job, by the class that they are of. */
async function carsFor(seen: DeskBooking, vehicleClass: string): Promise<Fit[]> {
  const { vehicles } = await loadFleet(annai().ctx)
  const ids = new Set(vehicles.filter((car) => car.vehicleClass === vehicleClass).map(({ id }) => id))
  const { fits }: { fits: Fit[] } = await desk.fits(seen, 'vehicle')
  return fits.filter(({ resourceId }) => ids.has(resourceId))
}
async function aHiAceFor(seen: DeskBooking): Promise<Fit> {
  const fit = (await carsFor(seen, 'hiace')).find(({ needsReason }) => needsReason)
  if (!fit) throw new Error('No HiAce may come.')
  return fit
}

test('a car two classes larger is possible with a reason; one of the next class needs none', async () => {
  const seen = await desk.read(await bookCrown(ownDay()))
  expect(await aHiAceFor(seen)).toMatchObject({
    ...{ verdict: 'warns', short: 'With a reason' },
    words: expect.stringMatching(/^Two classes larger, at the same price\. \d+ seats$/),
  })
  const alphards = await carsFor(seen, 'alphard')
  expect(alphards.some(({ verdict }) => verdict === 'fits')).toBe(true)
  expect(alphards.some(({ needsReason }) => needsReason)).toBe(false)
  const { body } = await get(
    annai(),
    `/admin/tour-bookings/${seen.reference}/candidates?kind=vehicle`,
    signedIn.headers,
  )
  const order = body.candidates.map((one: { whyNot: string | null; needsReason: boolean }) =>
    one.whyNot ? 'no' : one.needsReason ? 'reason' : 'fits',
  )
  expect(order).toEqual(order.toSorted((a: string, b: string) => places.indexOf(a) - places.indexOf(b)))
  expect(body.candidates).toContainEqual(expect.objectContaining({ warning: 'Two classes larger, at the same price' }))
})
const places = ['fits', 'reason', 'no']

test('it is given with a reason, costs the guest nothing, stands on the page and is no clash; undo needs one, too', async () => {
  const day = ownDay()
  const held = await bookCrown(day)
  const before = await desk.read(held)
  const { resourceId } = await aHiAceFor(before)
  const move = moveOf(before, 'vehicle', resourceId)
  const refused = await desk.move([move])
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { reason: 'Say why: it is a larger car than was booked.' },
  ])
  const { status, body } = await desk.move([move], {
    ...{ reason: 'The Crown broke down', tellGuests: [before.reference] },
  })
  expect(status).toBe(200)
  const leg = body.jobs[0].legs.find((one: { resourceId: string }) => one.resourceId === resourceId)
  expect([leg.clash, body.jobs[0].missing.vehicle]).toEqual([null, 0])
  const after = await desk.read(held)
  expect([memberOf(after, 'vehicle')?.id, after.totalYen]).toEqual([resourceId, before.totalYen])
  expect(after.history[0]).toMatchObject({
    ...{ deed: 'gave a larger car than was booked, at the same price', reason: 'The Crown broke down' },
  })
  expect(await newsOf(annai(), held)).toContainEqual(expect.objectContaining({ occasion: 'changed' }))
  const mine = (await get(annai(), `${pathOf(held)}?token=${held.token}`)).body
  expect(mine.className).toBe('Crown')
  expect(mine.crew.find(({ kind }: { kind: string }) => kind === 'vehicle').className).toBe('HiAce Grand Cabin')
  const back = await desk.move(body.undo)
  expect(back.status).toBe(200)
  expect((await desk.move(back.body.undo)).status).toBe(400)
  expect((await desk.move(back.body.undo, { reason: 'Undone' })).status).toBe(200)
})

test('the desk of one booking gives it by the same rule', async () => {
  const seen = await desk.read(await bookCrown(ownDay()))
  const { resourceId: to } = await aHiAceFor(seen)
  const from = memberOf(seen, 'vehicle')?.id
  const give = (reason: string) =>
    post(
      annai(),
      `/admin/tour-bookings/${seen.reference}/crew`,
      { version: seen.version, kind: 'vehicle', from, to, reason },
      signedIn.headers,
    )
  expect((await give('')).body.fields).toEqual({ reason: 'Say why: it is a larger car than was booked.' })
  expect((await give('Flat tyre')).status).toBe(200)
})

test('a smaller car than was paid for is refused, whatever the reason', async () => {
  const seen = await desk.read(await bookAndPay(annai(), { day: ownDay(), guests: 2, vehicleClass: 'hiace' }))
  const [crown] = await carsFor(seen, 'sedan')
  expect(crown).toMatchObject({ verdict: 'no', needsReason: false })
  const { status } = await desk.move([moveOf(seen, 'vehicle', crown?.resourceId ?? '')], { reason: 'Please' })
  expect(status).toBe(409)
})

test('at another hour nobody is asked for a reason: the larger car goes along, and no other comes', async () => {
  const day = ownDay()
  const held = await bookCrown(day)
  const seen = await desk.read(held)
  const { resourceId } = await aHiAceFor(seen)
  const startsAt = `${day}T09:00:00+09:00`
  const propose = async (booking: DeskBooking) =>
    post(
      annai(),
      '/admin/dispatch/hour/propose',
      { reference: booking.reference, version: booking.version, startsAt, prefer: [resourceId] },
      signedIn.headers,
    )
  const refused = await propose(seen)
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringMatching(/not the Crown that was booked/)])
  await desk.move([moveOf(seen, 'vehicle', resourceId)], { reason: 'Nothing else is free' })
  const given = await desk.read(held)
  const proposed = await propose(given)
  expect(proposed.body.crew).toContainEqual(expect.objectContaining({ id: resourceId, isNew: false }))
  const { status } = await post(
    annai(),
    '/admin/dispatch/hour',
    { reference: given.reference, version: given.version, quoteId: proposed.body.quoteId },
    signedIn.headers,
  )
  expect([status, memberOf(await desk.read(held), 'vehicle')?.id]).toEqual([200, resourceId])
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { DeskBooking } from '#contract/booking-desk.ts'
import type { Fit } from '#contract/dispatch-moves.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { boardDesk, memberOf, moveOf } from '#server/testing/board-desk.ts'
import { bookAndPay, post } from '#server/testing/bookings.ts'
import { newsOf } from '#server/testing/news.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { ownDays, type SignedIn, signIn, withPriceMoved } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-03-20')
let signedIn: SignedIn
let desk: ReturnType<typeof boardDesk>
beforeEach(async () => {
  signedIn = await signIn(annai(), 'admin')
  desk = boardDesk(annai(), signedIn)
})
afterAll(async () => expect(await brokenPromises(annai())).toEqual([]))

const which = ({ reference, version }: DeskBooking) => ({ reference, version })
const propose = (seen: DeskBooking, startsAt: string, more: object = {}) =>
  post(annai(), '/admin/dispatch/hour/propose', { ...which(seen), startsAt, ...more }, signedIn.headers)
const moveTo = (seen: DeskBooking, quoteId: string, more: object = {}, headers: Record<string, string> = {}) =>
  post(annai(), '/admin/dispatch/hour', { ...which(seen), quoteId, ...more }, { ...signedIn.headers, ...headers })
const at = (day: string, hour: string) => `${day}T${hour}:00+09:00`

test('another hour is proposed with its price and crew, changes nothing, and is then taken', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const seen = await desk.read(held)
  const { status, body } = await propose(seen, at(day, '09:15'))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...{ startsAt: at(day, '09:15'), endsAt: at(day, '17:15'), lines: [], warning: null },
    ...{ beforeYen: seen.totalYen, afterYen: seen.totalYen, paidYen: seen.totalYen },
  })
  expect(body.crew.every(({ isNew }: { isNew: boolean }) => !isNew)).toBe(true)
  const nameOf = (id: string) => seen.crew.find((member) => member.id === id)?.name
  for (const { id, name } of body.crew) expect(name, 'as the desk calls them everywhere').toBe(nameOf(id))
  expect(await desk.read(held)).toEqual(seen)
  const moved = await moveTo(seen, body.quoteId, { reason: 'The train is late' })
  expect([moved.status, moved.body.startsAt]).toEqual([200, at(day, '09:15')])
  const after = await desk.read(held)
  expect(after.crew.map(({ id }) => id)).toEqual(seen.crew.map(({ id }) => id))
  expect(after.history).toContainEqual(expect.objectContaining({ reason: 'The train is late' }))
  expect(await newsOf(annai(), held)).not.toContainEqual(expect.objectContaining({ occasion: 'changed' }))
})

test('a dearer hour says line by line what differs; the difference stays, or is asked for, and the guest is told', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const seen = await desk.read(held)
  const { body } = await withPriceMoved(annai(), 5_000, () => propose(seen, at(day, '09:00')))
  expect(body.afterYen).toBeGreaterThan(body.beforeYen)
  expect(body.lines.length).toBeGreaterThan(0)
  const difference = (lines: { beforeYen: number; afterYen: number }[]) =>
    lines.reduce((sum, line) => sum + line.afterYen - line.beforeYen, 0)
  expect(difference(body.lines)).toBe(body.afterYen - body.beforeYen)
  expect((await moveTo(seen, body.quoteId, { difference: 'link', tellGuest: true })).status).toBe(200)
  expect(await desk.read(held)).toMatchObject({ totalYen: body.afterYen, dueYen: body.afterYen - body.paidYen })
  expect(await newsOf(annai(), held)).toContainEqual(expect.objectContaining({ occasion: 'changed' }))
})

test('a cheaper hour gives the difference back where that is wanted', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const seen = await desk.read(held)
  const { body } = await withPriceMoved(annai(), -5_000, () => propose(seen, at(day, '09:00')))
  expect((await moveTo(seen, body.quoteId, { difference: 'refund' })).status).toBe(200)
  const after = await desk.read(held)
  expect([after.totalYen, after.refundedYen, after.dueYen]).toEqual([body.afterYen, body.beforeYen - body.afterYen, 0])
})

describe('who is wanted for the new hour', () => {
  test('comes before those of today, and the rest of the crew stays', async () => {
    const day = ownDay()
    const seen = await desk.read(await bookAndPay(annai(), { day }))
    const wanted = await desk.findOther(seen, 'chauffeur')
    const { body } = await propose(seen, at(day, '09:00'), { prefer: [wanted] })
    expect(body.crew).toContainEqual(expect.objectContaining({ id: wanted, isNew: true }))
    const moved = await moveTo(seen, body.quoteId, { prefer: [wanted] })
    expect(moved.body.legs.map(({ resourceId }: { resourceId: string }) => resourceId)).toContain(wanted)
    expect(moved.body.legs).toContainEqual(expect.objectContaining({ resourceId: memberOf(seen, 'guide')?.id }))
  })

  test('is never replaced by somebody else: who cannot is named with why', async () => {
    const day = ownDay()
    const seen = await desk.read(await bookAndPay(annai(), { day }))
    const busy = await desk.read(await bookAndPay(annai(), { day, start: '08:30' }))
    const wanted = memberOf(busy, 'chauffeur')?.id
    const refused = await propose(seen, at(day, '09:00'), { prefer: [wanted] })
    expect(refused.body.code).toBe('dispatch.not-possible')
    expect(refused.body.error).toMatch(/^Not with \S+: out with Eleanor Marsh, 08:30 to 16:30\.$/)
    expect((await propose(seen, at(day, '09:00'), { prefer: [randomUUID()] })).body.error).toBe(
      'Is not in service any more.',
    )
    const two = ((await desk.fits(seen, 'chauffeur')).fits as Fit[])
      .filter(({ verdict }) => verdict === 'fits')
      .slice(0, 2)
    const both = await propose(seen, at(day, '09:00'), { prefer: two.map(({ resourceId }) => resourceId) })
    expect(both.body.error).toMatch(/there is no place for another\.$/)
  })

  test('and is lost between the proposal and the move is refused, and everything stays', async () => {
    const day = ownDay()
    const [one, other] = [await bookAndPay(annai(), { day }), await bookAndPay(annai(), { day })]
    const seen = await desk.read(one)
    const wanted = await desk.findOther(seen, 'chauffeur')
    const { body } = await propose(seen, at(day, '09:00'), { prefer: [wanted] })
    expect((await desk.move([moveOf(await desk.read(other), 'chauffeur', wanted)])).status).toBe(200)
    const late = await moveTo(seen, body.quoteId, { prefer: [wanted] })
    expect(late.body.error).toMatch(/^Not with \S+: out with Eleanor Marsh, 08:00 to 16:00\.$/)
    expect(await desk.read(one)).toEqual(seen)
  })
})

test('the past, an hour before the flight lands, and its own hour are refused in words', async () => {
  const day = ownDay()
  const seen = await desk.read(await bookAndPay(annai(), { day }))
  const why = async (startsAt: string) => (await propose(seen, startsAt)).body
  expect(await why(at('2026-11-01', '09:00'))).toMatchObject({ code: 'dispatch.not-possible', error: 'That is over.' })
  expect((await why(seen.startsAt)).error).toBe('It begins then already.')
  // Agreed to in time, and then the desk learned when the flight lands.
  const { body } = await propose(seen, at(day, '09:00'))
  const { db } = annai().ctx
  await db
    .updateTable('bookings')
    .set({ flight_lands_at: tokyoInstant(day, '09:40') })
    .where('reference', '=', seen.reference)
    .execute()
  const stale = await moveTo(seen, body.quoteId)
  expect(stale.body.code).toBe('dispatch.changed-meanwhile')
  const { version } = (await desk.fits(seen, 'guide')) as { version: number }
  expect((await moveTo({ ...seen, version }, body.quoteId)).body.error).toBe('The flight lands at 09:40.')
})

test('who looked at an older version is refused; the same attempt sent again moves once', async () => {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const seen = await desk.read(held)
  const { body } = await propose(seen, at(day, '10:00'))
  const key = { 'idempotency-key': randomUUID() }
  const [first, again] = [await moveTo(seen, body.quoteId, {}, key), await moveTo(seen, body.quoteId, {}, key)]
  expect([first.status, again.body]).toEqual([200, first.body])
  expect((await propose(seen, at(day, '11:00'))).body.code).toBe('dispatch.changed-meanwhile')
  const now = await desk.read(held)
  expect((await moveTo(now, body.quoteId)).body.code).toBe('booking.quote-used')
  const other = await desk.read(await bookAndPay(annai(), { day: ownDay() }))
  const { body: theirs } = await propose(other, other.startsAt.replace('T08', 'T09'))
  expect((await moveTo(now, theirs.quoteId)).body.code).toBe('pricing.unknown-quote')
})

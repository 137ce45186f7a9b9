import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Board, BoardJob } from '#contract/dispatch.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { cardToken, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { bookRide, holdRides, hotel, keepOnRoad, payRides, terminal } from '#server/testing/rides.ts'
import { atTime, ownDays, pathOf, signIn } from '#server/testing/scene.ts'
import { findForBoard } from '../board-bookings.store.ts'

const shared = shareTestAnnai({ demo: true })
const nextDay = ownDays('2027-02-01')
afterEach(() => keepOnRoad(shared(), { hiace: null, alphard: null }))
afterAll(async () => expect(await brokenPromises(shared())).toEqual([]))

const at = (day: string, time: string) => `${day}T${time}:00+09:00`
const landing = (day: string, time = '10:00') => ({ start: tokyoInstant(day, time) })
const van = { vehicleClass: 'hiace', guests: 8 } as const
const fromHotel = { from: hotel, to: terminal }

const tell = (held: HeldBooking, landsAt: string, headers: Record<string, string> = {}) =>
  post(shared(), pathOf(held, 'landing'), { token: held.token, landsAt }, headers)
const read = async ({ booking, token }: HeldBooking) =>
  (await get(shared(), `${pathOf({ booking })}?token=${token}`)).body
async function jobOf({ booking }: HeldBooking): Promise<BoardJob> {
  const { headers } = await signIn(shared(), 'admin')
  const { body } = await get(shared(), `/admin/dispatch?day=${booking.startsAt.slice(0, 10)}`, headers)
  const job = (body as Board).jobs.find(({ reference }) => reference === booking.reference)
  if (!job) throw new Error('Not on the board.')
  return job
}
async function crewOf({ booking }: HeldBooking) {
  const [found] = await findForBoard(shared().ctx.db, [booking.reference])
  const { vehicles, chauffeurs } = await loadFleet(shared().ctx)
  const isIn = ({ id }: { id: string }) => found?.crewIds.includes(id)
  return { car: vehicles.find(isIn)?.name, chauffeur: chauffeurs.find(isIn)?.name }
}
/** Who is written to about a change, as soon as the post goes. */
const isWrittenTo = async ({ booking }: HeldBooking) => {
  const { rows } = await sql<{ key: string }>`SELECT key FROM graphile_worker.jobs
    WHERE key = 'booking.changed:' || (SELECT id FROM bookings WHERE reference = ${booking.reference})`.execute(
    shared().ctx.db,
  )
  return rows.length === 1
}

describe('a flight lands at another hour', () => {
  test('the pick-up, the end and the free waiting follow it with the same crew, and the price stays', async () => {
    const day = nextDay()
    const held = await bookRide(shared(), landing(day), { flight: 'NH 212' })
    const crew = await crewOf(held)
    const { status, body } = await tell(held, at(day, '11:20'))
    expect([status, body.outcome]).toEqual([200, 'moved'])
    expect(body.sentence).toBe('Your chauffeur is there at 12:10. Waiting is free until 12:50.')
    expect(body.booking).toMatchObject({
      ...{ landsAt: at(day, '11:20'), startsAt: at(day, '12:10'), totalYen: held.booking.totalYen, dueYen: 0 },
      ride: { landsAt: at(day, '10:00') },
    })
    expect(Date.parse(body.booking.endsAt) - Date.parse(body.booking.startsAt)).toBeGreaterThanOrEqual(50 * 60_000)
    expect(await crewOf(held)).toEqual(crew)
    expect(body.booking.moves.at(-1)).toMatchObject({
      actor: 'guest',
      reason: `The flight lands at ${day} 11:20 instead of ${day} 10:00: pick-up ${day} 12:10`,
    })
    expect(await isWrittenTo(held)).toBe(true)
  })

  test('a landing in the night costs nothing, also not with the next change; who chooses that hour pays for it (the control)', async () => {
    const day = nextDay()
    const held = await bookRide(shared(), landing(day, '19:05'), { flight: 'NH 212' })
    const ask = async (what: object, call = 'change-quote') =>
      (await post(shared(), pathOf(held, call), { token: held.token, ...what })).body
    const seat = { extras: [{ code: 'child-seat', pieces: 1 }] }
    const asPlanned = await ask(seat)
    const { body } = await tell(held, at(day, '22:40'))
    expect(body.booking.startsAt).toMatch(/T23:/)
    const changed = await ask(seat)
    expect(changed.quote.startsAt, 'that of the late landing').toMatch(/T23:/)
    expect(changed.differenceYen).toBe(asPlanned.differenceYen)
    const { cars } = await ask(seat, 'cars')
    const present = cars.find(({ isPresent }: { isPresent: boolean }) => isPresent)
    expect(present.differenceYen).toBe(asPlanned.differenceYen)
    const card = { token: await cardToken(shared(), 'good') }
    const which = { token: held.token, quoteId: changed.quote.id, card }
    expect((await post(shared(), pathOf(held, 'reschedule'), which)).status).toBe(200)
    expect((await ask({ largeCases: 1 })).differenceYen, 'nor with the one after it').toBe(0)
    const chosen = await ask({ day, start: '22:45' })
    expect(chosen.quote.lines.map(({ kind }: { kind: string }) => kind)).toContain('night')
    expect(chosen.differenceYen).toBeGreaterThan(0)
  })

  test('an early one brings the pick-up forward, and back again', async () => {
    const day = nextDay()
    const held = await bookRide(shared(), landing(day))
    expect((await tell(held, at(day, '09:15'))).body.booking.startsAt).toBe(at(day, '10:05'))
    expect((await tell(held, at(day, '10:00'))).body.booking.startsAt).toBe(held.booking.startsAt)
  })

  test('the same hour told again is no news', async () => {
    const day = nextDay()
    const held = await bookRide(shared(), landing(day))
    const { body } = await tell(held, at(day, '10:00'))
    expect(body.outcome).toBe('same')
    expect(body.booking.moves).toHaveLength(held.booking.moves.length)
    expect(await isWrittenTo(held)).toBe(false)
  })

  test('somebody else comes where those of today have another guest by then', async () => {
    const day = nextDay()
    await keepOnRoad(shared(), { hiace: 1 })
    const held = await bookRide(shared(), { ...landing(day), ...van })
    const next = await bookRide(shared(), { ...landing(day, '13:30'), ...fromHotel, ...van })
    await keepOnRoad(shared(), { hiace: 2 })
    const [before, nextBefore] = [await crewOf(held), await crewOf(next)]
    const { body } = await tell(held, at(day, '12:00'))
    expect(body.outcome).toBe('other-crew')
    expect(body.sentence).toMatch(/^Another chauffeur is there at 12:50\./)
    expect((await crewOf(held)).car).not.toBe(before.car)
    expect(await crewOf(next)).toEqual(nextBefore)
  })

  test('where nobody else is free, the next job goes to others, and its guest hears who comes', async () => {
    const day = nextDay()
    await keepOnRoad(shared(), { hiace: 1, alphard: 0 })
    const held = await bookRide(shared(), { ...landing(day), ...van })
    const next = await bookRide(shared(), {
      ...landing(day, '13:30'),
      ...fromHotel,
      vehicleClass: 'alphard',
      guests: 4,
    })
    expect((await crewOf(next)).car).toBe((await crewOf(held)).car)
    await keepOnRoad(shared(), { alphard: 2 })
    const crew = await crewOf(held)
    const { body } = await tell(held, at(day, '12:00'))
    expect(body.outcome).toBe('next-job-moved')
    expect(await crewOf(held)).toEqual(crew)
    expect((await crewOf(next)).car).not.toBe(crew.car)
    expect(await read(next)).toMatchObject({ startsAt: next.booking.startsAt, state: 'confirmed' })
    const { rows: trail } = await sql`SELECT deed, reason FROM change_trail WHERE object_id =
      (SELECT id::text FROM bookings WHERE reference = ${next.booking.reference})`.execute(shared().ctx.db)
    expect(await isWrittenTo(next)).toBe(true)
    expect(trail).toMatchObject([
      { deed: 'gave the job to others', reason: `The flight of ${held.booking.reference} lands at 12:00` },
    ])
  })

  test('where nothing helps, the ride keeps its new hour, waits for a crew, and the board says why', async () => {
    const day = nextDay()
    await keepOnRoad(shared(), { hiace: 1 })
    const held = await bookRide(shared(), { ...landing(day), ...van }, { flight: 'NH 212' })
    const next = await bookRide(shared(), { ...landing(day, '13:30'), ...fromHotel, ...van })
    const before = await crewOf(next)
    const { body } = await tell(held, at(day, '12:00'))
    expect([body.outcome, body.booking.startsAt]).toEqual(['waits', at(day, '12:50')])
    expect(body.sentence).toMatch(/The desk chooses who drives you, and writes to you\.$/)
    expect(await crewOf(next)).toEqual(before)
    const job = await jobOf(held)
    expect(job.missing.vehicle).toBe(1)
    expect(job.lost.join()).toContain('NH 212 lands at 12:00')
  })
})

describe('refused', () => {
  test('what waits for no flight, what is not paid, and what is called off', async () => {
    const day = nextDay()
    const ride = await bookRide(shared(), { ...landing(day, '15:00'), ...fromHotel })
    expect((await tell(ride, at(day, '16:00'))).body.code).toBe('booking.no-landing')
    const [held] = await holdRides(shared(), [landing(day)])
    if (!held) throw new Error('Nothing is held.')
    expect((await tell(held, at(day, '11:00'))).body.code).toBe('booking.not-possible-now')
    await payRides(shared(), [held])
    await post(shared(), pathOf(held, 'cancel'), { token: held.token, refundYen: held.booking.totalYen })
    expect((await tell(held, at(day, '11:00'))).body.code).toBe('booking.not-possible-now')
  })

  test('a moment that is none, no full minute, more than a day away, the year 9999', async () => {
    const day = nextDay()
    const held = await bookRide(shared(), landing(day))
    for (const landsAt of ['noon', `${day}T10:00:00`, `${day}T10:00:30+09:00`]) {
      const { status, body } = await tell(held, landsAt)
      expect([status, Object.keys(body.fields ?? {})], landsAt).toEqual([400, ['landsAt']])
    }
    for (const landsAt of [
      '9999-12-31T23:59:00+09:00',
      tokyoIso(new Date(tokyoInstant(day, '10:01').getTime() + 86_400_000)),
    ]) {
      const { status, body } = await tell(held, landsAt)
      expect([status, body.code], landsAt).toEqual([409, 'booking.landing-not-possible'])
      expect(body.error).toContain('Please move the ride')
    }
    expect(await read(held)).toMatchObject({ startsAt: held.booking.startsAt, landsAt: at(day, '10:00') })
  })

  test('a landing after which the ride would be over, and one of guests who are on board', async () => {
    const day = nextDay()
    const held = await bookRide(shared(), landing(day))
    const late = await atTime(shared(), tokyoInstant(day, '12:30'), () => tell(held, at(day, '08:00')))
    expect([late.status, late.body.code]).toEqual([409, 'booking.landing-not-possible'])
    const { db } = shared().ctx
    const crew = await findForBoard(db, [held.booking.reference])
    const [one] = crew
    await db
      .insertInto('crew_marks')
      .values({
        ...{ id: randomUUID(), booking_id: one?.id ?? '', resource_id: one?.crewIds[0] ?? '', step: 'on_board' },
        ...{ at: tokyoInstant(day, '11:00'), received_at: tokyoInstant(day, '11:00') },
      } as never)
      .execute()
    const boarded = await atTime(shared(), tokyoInstant(day, '11:05'), () => tell(held, at(day, '12:00')))
    expect(boarded.body.error).toMatch(/on your way already/)
  })

  test('somebody without the link, and whoever tries all the time', async () => {
    const day = nextDay()
    const held = await bookRide(shared(), landing(day))
    const other = await tell({ ...held, token: 'A'.repeat(43) }, at(day, '11:00'))
    expect([other.status, other.body.code]).toEqual([404, 'booking.unknown'])
    const codes: unknown[] = []
    for (let minute = 10; minute < 24; minute++) codes.push((await tell(held, at(day, `10:${minute}`))).body.code)
    expect(codes.filter((code) => code === 'booking.too-many-tries').length).toBeGreaterThan(0)
    expect(codes.slice(0, 12)).toEqual(Array(12).fill(undefined))
  })
})

test('the desk tells a landing by the version that it saw, and in its own words', async () => {
  const day = nextDay()
  const { headers, userId } = await signIn(shared(), 'admin')
  const held = await bookRide(shared(), landing(day))
  const { version } = await jobOf(held)
  const set = (landsAt: string | null, seen: number) =>
    post(shared(), '/admin/dispatch/landing', { reference: held.booking.reference, version: seen, landsAt }, headers)
  const asked = { reference: held.booking.reference, version, landsAt: at(day, '11:20') }
  const seen = await post(shared(), '/admin/dispatch/landing/preview', asked, headers)
  expect(seen.body).toMatchObject({ startsAt: at(day, '12:10'), isShort: false })
  expect(seen.body.before, 'the car has its name of the board').toContainEqual(expect.stringMatching(/^\S+ \d\d-\d\d$/))
  expect([seen.body.after.length, (await jobOf(held)).version], 'nothing is changed by looking').toEqual([
    seen.body.before.length,
    version,
  ])
  const { status, body } = await set(at(day, '11:20'), version)
  expect([status, body.landsAt, body.startsAt]).toEqual([200, at(day, '11:20'), at(day, '12:10')])
  expect(body.service).toMatchObject({ kind: 'ride', line: null })
  expect((await set(at(day, '11:30'), version)).body.code).toBe('dispatch.changed-meanwhile')
  expect((await set(null, body.version)).body.error).toMatch(/follows its flight/)
  expect((await set('9999-12-31T23:59:00+09:00', body.version)).body.error).toMatch(/Move the ride/)
  const { moves } = await read(held)
  expect(moves.at(-1).actor).toBe('office')
  const row = await shared()
    .ctx.db.selectFrom('booking_moves')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .select('actor')
    .where('reference', '=', held.booking.reference)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
  expect(row.actor).toBe(userId)
})

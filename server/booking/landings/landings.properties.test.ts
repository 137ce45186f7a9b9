import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { addMinutes, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { type HeldBooking, post } from '#server/testing/bookings.ts'
import { brokenDaysFrom } from '#server/testing/broken-days.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { bookRide, hotel, keepOnRoad, terminal } from '#server/testing/rides.ts'
import { ownDays, pathOf } from '#server/testing/scene.ts'
import { seededRandom } from '#server/testing/seeded-random.ts'
import { findByReference } from '../bookings.store.ts'
import { followLanding } from './follow-landing.ts'

const annai = shareTestAnnai({ demo: true })
const nextDay = ownDays('2027-02-08')
const seed = Number(process.env.ANNAI_MODEL_SEED) || 20_261_116

/** The hour of a ride and that of its crew are those of its landing. */
async function brokenHours({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    SELECT reference || ' is not picked up after its landing' AS fault FROM bookings
    WHERE ride ->> 'landsAt' IS NOT NULL AND state = 'confirmed'
      AND starts_at <> flight_lands_at + (ride ->> 'customsMinutes')::int * interval '1 minute'
    UNION ALL
    SELECT reference || ' has somebody at another hour' FROM bookings JOIN assignments ON booking_id = bookings.id
    WHERE ride IS NOT NULL AND state = 'confirmed' AND live AND expires_at IS NULL
      AND (assignments.starts_at <> bookings.starts_at OR assignments.ends_at <> bookings.ends_at)`.execute(db)
  return rows.map(({ fault }) => fault)
}

const at = (day: string, minutes: number) => addMinutes(tokyoInstant(day, '00:00'), minutes)

test(`whatever flights do, nobody is in two places and nobody's day breaks, seed ${seed}`, {
  timeout: 120_000,
}, async () => {
  const { ctx } = annai()
  await keepOnRoad(annai(), { sedan: 2, alphard: 1, hiace: 1 })
  const day = nextDay()
  const random = seededRandom(seed)
  const flights: HeldBooking[] = []
  for (let number = 0; number < 14; number++) {
    const isFlight = random.chance(0.7)
    const wished = {
      start: at(day, 7 * 60 + 15 * random.below(44)),
      ...(isFlight ? {} : { from: hotel, to: terminal }),
      ...random.pick([
        { vehicleClass: 'sedan', guests: 2 },
        { vehicleClass: 'alphard', guests: 4 },
      ] as const),
    }
    // One that cannot be had so is simply not booked.
    const held = await bookRide(annai(), wished).catch(() => null)
    if (held && isFlight) flights.push(held)
  }
  const outcomes: Record<string, number> = {}
  for (let number = 0; number < 40; number++) {
    const { booking } = random.pick(flights)
    const row = await findByReference(ctx.db, booking.reference)
    if (!row) throw new Error('A booking is gone.')
    const landsAt = addMinutes(new Date(row.ride?.landsAt ?? 0), 5 * (random.below(60) - 15))
    const told = { bookingId: row.id, landsAt, actor: 'guest', userId: null }
    const { outcome } = await followLanding(ctx, told, async (_, landed) => landed)
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    const broken = [...(await brokenDaysFrom(ctx, at(day, 0))), ...(await brokenHours(ctx))]
    expect(broken, `after telling ${number + 1}, ${outcome}`).toEqual([])
  }
  // Flights that all find their crew, or none, would prove nothing.
  expect(flights.length).toBeGreaterThan(4)
  for (const outcome of ['moved', 'other-crew', 'waits']) expect(outcomes[outcome] ?? 0, outcome).toBeGreaterThan(0)
  expect(await brokenPromises(annai())).toEqual([])
  await keepOnRoad(annai(), { sedan: null, alphard: null, hiace: null })
})

test('two who tell at once are told one after the other, and the ride is where the last one said', async () => {
  const day = nextDay()
  const held = await bookRide(annai(), { start: at(day, 600) })
  const tell = (minutes: number) =>
    post(annai(), pathOf(held, 'landing'), { token: held.token, landsAt: tokyoIso(at(day, minutes)) })
  const answers = await Promise.all([660, 690, 720, 750].map(tell))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const row = await findByReference(annai().ctx.db, held.booking.reference)
  expect([660, 690, 720, 750].map((minutes) => at(day, minutes).getTime())).toContain(row?.landsAt?.getTime())
  // Each told its own hour to a ride that nobody else changed meanwhile.
  expect(row?.version).toBe(6)
  expect(await brokenHours(annai().ctx)).toEqual([])
})

test('two rides that want the one van at the same hour never both have it', async () => {
  await keepOnRoad(annai(), { hiace: 1 })
  const day = nextDay()
  const van = { vehicleClass: 'hiace', guests: 8 } as const
  const [first, second] = [
    await bookRide(annai(), { start: at(day, 8 * 60), ...van }),
    await bookRide(annai(), { start: at(day, 15 * 60), ...van }),
  ]
  const tell = (held: HeldBooking, minutes: number) =>
    post(annai(), pathOf(held, 'landing'), { token: held.token, landsAt: tokyoIso(at(day, minutes)) })
  const answers = await Promise.all([tell(first, 11 * 60), tell(second, 11 * 60 + 10)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.map(({ body }) => body.outcome).toSorted()).toEqual(['moved', 'waits'])
  expect(await brokenDaysFrom(annai().ctx, at(day, 0))).toEqual([])
  expect(await brokenPromises(annai())).toEqual([])
  await keepOnRoad(annai(), { hiace: null })
})

test('what the tellings are judged by finds what is wrong', async () => {
  const day = nextDay()
  const { booking } = await bookRide(annai(), { start: at(day, 600) })
  const { ctx } = annai()
  const faults: [found: string, damage: RawBuilder<unknown>][] = [
    [
      'is not picked up after its landing',
      sql`UPDATE bookings SET flight_lands_at = flight_lands_at + interval '1 hour' WHERE reference = ${booking.reference}`,
    ],
    [
      'has somebody at another hour',
      sql`UPDATE assignments SET ends_at = ends_at + interval '1 hour'
        WHERE booking_id = (SELECT id FROM bookings WHERE reference = ${booking.reference})`,
    ],
  ]
  for (const [found, damage] of faults) {
    const undone = new AppError('platform.busy')
    const seen = ctx.db.transaction().execute(async (db) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(db)
      await damage.execute(db)
      expect((await brokenHours({ db })).join('; ')).toContain(found)
      throw undone
    })
    await expect(seen).rejects.toBe(undone)
  }
})

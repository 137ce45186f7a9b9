import { beforeEach, expect, test } from 'vitest'
import { loadFleet, type Resource } from '#server/fleet/index.ts'
import {
  type CrewWanted,
  findConflicts,
  findTaken,
  reachMs,
  takeCrew,
  takeMembers,
  withdrawFrom,
} from '#server/inventory/index.ts'
import type { Database } from '#server/platform/database.ts'
import { addMinutes } from '#server/platform/tokyo-time.rules.ts'
import { findQuote } from '#server/pricing/index.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, guest, type HeldBooking, post, quoteFor } from '#server/testing/bookings.ts'
import { paused, somebodyWaits } from '#server/testing/paused.ts'
import { ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-04-12')
const sedan = { vehicleClass: 'sedan', guests: 2 }
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})

const rowOf = (db: Database, reference: string) =>
  db
    .selectFrom('bookings')
    .select(['id', 'quote_id', 'starts_at', 'ends_at'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()

interface Scene {
  held: HeldBooking
  /** The first job as a change of its chauffeur takes it. */
  day: CrewWanted
  old: Resource
  coming: Resource
  car: Resource
  /** A guest who counts on car and chauffeur driving straight on from the first job to theirs. */
  next: CrewWanted
}

async function setScene(): Promise<Scene> {
  const { ctx } = annai()
  const fleet = await loadFleet(ctx)
  const held = await bookAndPay(annai(), { ...sedan, day: ownDay() })
  const row = await rowOf(ctx.db, held.booking.reference)
  const path = `/admin/tour-bookings/${held.booking.reference}/candidates?kind=`
  const { candidates } = (await get(annai(), `${path}chauffeur`, desk.headers)).body
  const cars = (await get(annai(), `${path}vehicle`, desk.headers)).body.candidates
  const isHere = (one: { isHere: boolean }) => one.isHere
  const fits = (one: { isHere: boolean; whyNot: string | null }) => !one.isHere && one.whyNot === null
  const named = (all: readonly Resource[], id: string) => {
    const found = all.find((one) => one.id === id)
    if (!found) throw new Error('Nobody.')
    return found
  }
  const old = named(fleet.chauffeurs, candidates.find(isHere).id)
  const coming = named(fleet.chauffeurs, candidates.find(fits).id)
  const car = named(fleet.vehicles, cars.find(isHere).id)
  const quote = await findQuote(ctx.db, row.quote_id)
  if (!quote) throw new Error('No quote.')
  const day = { fleet, demand: quote.demand, now: ctx.clock.now(), round: 1, expiresAt: null, bookingId: row.id }

  const other = await quoteFor(annai(), { ...sedan, day: '2027-06-01' })
  const later = await post(annai(), '/bookings', { quoteId: other.id, ...guest })
  const laterRow = await rowOf(ctx.db, later.body.booking.reference)
  await ctx.db.updateTable('assignments').set({ live: false }).where('booking_id', '=', laterRow.id).execute()
  const { fromArea, toArea } = quote.demand
  const onTheWay = fleet.policies.vehicle.turnRoundMinutes + fleet.drivingMinutes(toArea, fromArea, row.ends_at)
  const others = [...fleet.vehicles, ...fleet.chauffeurs].filter(({ id }) => id !== old.id && id !== car.id)
  return {
    ...{ held, old, coming, car, day: { ...day, startsAt: row.starts_at } },
    next: {
      ...{ ...day, bookingId: laterRow.id, round: 2, demand: { ...quote.demand, durationMinutes: 60, guides: 0 } },
      startsAt: addMinutes(row.ends_at, Math.ceil(onTheWay) + 5),
      avoided: new Set(others.map(({ id }) => id)),
    },
  }
}

/** Gives the first job to another chauffeur, judged and locked with the car that stays, or without it. */
async function give(db: Database, { day, old, coming }: Scene, beside: readonly Resource[]) {
  await withdrawFrom(db, day.bookingId, old.id)
  return takeMembers(db, day, [coming], beside)
}

async function conflictsOf({ car, day }: Scene) {
  const { ctx } = annai()
  const window = { from: new Date(day.startsAt.getTime() - reachMs), until: new Date(day.startsAt.getTime() + reachMs) }
  const { jobs } = await findTaken(ctx.db, day.fleet, { window, now: ctx.clock.now() })
  const found = findConflicts(day.fleet, jobs, window)
  return found.filter(({ resource }) => resource.id === car.id).map(({ problem }) => problem)
}

test('who counts on a car and its chauffeur driving straight on is not left with a handover by a move', async () => {
  const scene = await setScene()
  const holding = paused(annai().ctx.db, (db) => takeCrew(db, scene.next))
  expect((await holding.there)?.crew).toMatchObject({ vehicle: { id: scene.car.id }, chauffeur: { id: scene.old.id } })
  const path = `/admin/tour-bookings/${scene.held.booking.reference}`
  const { version } = (await get(annai(), path, desk.headers)).body
  const change = { version, kind: 'chauffeur', from: scene.old.id, to: scene.coming.id }
  const moving = post(annai(), `${path}/crew`, change, desk.headers)
  await somebodyWaits(annai().ctx.db)
  await holding.goOn()
  const { status, body } = await moving
  expect([status, body.error]).toEqual([
    409,
    expect.stringMatching(/ is with .+ and goes through .+ garage first: .+ between, .+ are needed\.$/),
  ])
  expect(await conflictsOf(scene)).toEqual([])
})

test('nor is a move undermined by a hold that comes a moment later', async () => {
  const scene = await setScene()
  const moving = paused(annai().ctx.db, (db) => give(db, scene, [scene.car]))
  expect(await moving.there).toEqual({ ended: [] })
  const holding = annai()
    .ctx.db.transaction()
    .execute((db) => takeCrew(db, scene.next))
  await somebodyWaits(annai().ctx.db)
  await moving.goOn()
  expect(await holding).toBeNull()
  expect(await conflictsOf(scene)).toEqual([])
})

test('without the lock on the car that stays both go through, and the car has no time: the control', async () => {
  const scene = await setScene()
  const moving = paused(annai().ctx.db, (db) => give(db, scene, []))
  expect(await moving.there).toEqual({ ended: [] })
  const held = await annai()
    .ctx.db.transaction()
    .execute((db) => takeCrew(db, scene.next))
  expect(held?.crew.chauffeur.id).toBe(scene.old.id)
  await moving.goOn()
  expect(await conflictsOf(scene)).toContain('too-close')
})

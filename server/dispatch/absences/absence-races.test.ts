import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadFleet, type Resource } from '#server/fleet/index.ts'
import { addAbsence, lockResources, placesBetween, takeMembers, withdrawFrom } from '#server/inventory/index.ts'
import type { Database } from '#server/platform/database.ts'
import { addDays } from '#server/platform/tokyo-time.rules.ts'
import { findQuote } from '#server/pricing/index.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, type HeldBooking, post } from '#server/testing/bookings.ts'
import { paused, somebodyWaits } from '#server/testing/paused.ts'
import { brokenPromises } from '#server/testing/promises.ts'
import { ownDays, type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
const ownDay = ownDays('2027-04-05')
let desk: SignedIn
beforeEach(async () => {
  desk = await signIn(annai(), 'admin')
})
afterEach(async () => {
  await annai().ctx.db.updateTable('absences').set({ ended_at: annai().clock.now() }).execute()
  expect(await brokenPromises(annai())).toEqual([])
})

const spanOf = (day: string) => ({
  from: new Date(`${day}T00:00:00+09:00`),
  until: new Date(`${addDays(day, 1)}T00:00:00+09:00`),
})

interface Scene {
  held: HeldBooking
  span: { from: Date; until: Date }
  old: string
  /** Who could take it, and does in one of the transactions. */
  coming: Resource
}

async function setScene(): Promise<Scene> {
  const day = ownDay()
  const held = await bookAndPay(annai(), { day })
  const path = `/admin/tour-bookings/${held.booking.reference}`
  const { candidates } = (await get(annai(), `${path}/candidates?kind=chauffeur`, desk.headers)).body
  const old = candidates.find(({ isHere }: { isHere: boolean }) => isHere).id
  const free = candidates.find((one: { isHere: boolean; whyNot: string | null }) => !one.isHere && !one.whyNot)
  const { chauffeurs } = await loadFleet(annai().ctx)
  const coming = chauffeurs.find(({ id }) => id === free.id)
  if (!coming) throw new Error('Nobody is free.')
  return { held, span: spanOf(day), old, coming }
}

/** Gives the job to the newcomer, as the desk does. */
async function give(db: Database, { held, old, coming }: Scene): Promise<void> {
  const { ctx } = annai()
  const booking = await db
    .selectFrom('bookings')
    .select(['id', 'quote_id', 'starts_at'])
    .where('reference', '=', held.booking.reference)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const quote = await findQuote(db, booking.quote_id)
  if (!quote) throw new Error('No quote.')
  await withdrawFrom(db, booking.id, old)
  const taken = await takeMembers(
    db,
    {
      ...{ fleet: await loadFleet(ctx), demand: quote.demand, startsAt: booking.starts_at, now: ctx.clock.now() },
      ...{ bookingId: booking.id, round: 1, expiresAt: null },
    },
    [coming],
  )
  if (!('ended' in taken)) throw new Error('Was not free.')
}

const absenceOf = ({ coming, span }: Scene) => ({
  ...({ resourceId: coming.id, kind: 'ill', startsAt: span.from, endsAt: span.until, note: '' } as const),
  ...{ enteredBy: null, enteredAt: annai().clock.now() },
})

const hasJob = async ({ coming, span }: Scene) =>
  (await placesBetween(annai().ctx.db, coming.id, span, annai().clock.now())).length > 0

test('who is given a job at the very moment in which they fall ill loses it with the others', async () => {
  const scene = await setScene()
  const giving = paused(annai().ctx.db, (db) => give(db, scene))
  await giving.there
  const { from, until } = scene.span
  const body = { resourceId: scene.coming.id, kind: 'ill', from: from.toISOString(), until: until.toISOString() }
  const entered = post(annai(), '/admin/dispatch/absences', body, desk.headers)
  await somebodyWaits(annai().ctx.db)
  await giving.goOn()
  const { status, body: answer } = await entered
  expect([status, answer.lost.map(({ reference }: { reference: string }) => reference)]).toEqual([
    200,
    [scene.held.booking.reference],
  ])
  expect(await hasJob(scene)).toBe(false)
})

test('without the lock they would keep it: the entry does not see what is not there yet', async () => {
  const scene = await setScene()
  const giving = paused(annai().ctx.db, (db) => give(db, scene))
  await giving.there
  const seen = await annai()
    .ctx.db.transaction()
    .execute(async (db) => {
      await addAbsence(db, absenceOf(scene))
      return placesBetween(db, scene.coming.id, scene.span, annai().clock.now())
    })
  await giving.goOn()
  expect([seen, await hasJob(scene)]).toEqual([[], true])
  expect(await brokenPromises(annai())).toEqual([
    `${scene.coming.name} is away (ill) and has ${scene.held.booking.reference}`,
  ])
})

const takeByDesk = async ({ held, old, coming }: Scene) => {
  const path = `/admin/tour-bookings/${held.booking.reference}`
  const { version } = (await get(annai(), path, desk.headers)).body
  return post(annai(), `${path}/crew`, { version, kind: 'chauffeur', from: old, to: coming.id }, desk.headers)
}

test('nobody is given a job while their illness is being entered', async () => {
  const scene = await setScene()
  const entering = paused(annai().ctx.db, async (db) => {
    await lockResources(db, [scene.coming.id])
    await addAbsence(db, absenceOf(scene))
  })
  await entering.there
  const taking = takeByDesk(scene)
  await somebodyWaits(annai().ctx.db)
  await entering.goOn()
  expect([(await taking).status, await hasJob(scene)]).toEqual([409, false])
})

test('without the lock they would be given it', async () => {
  const scene = await setScene()
  const entering = paused(annai().ctx.db, (db) => addAbsence(db, absenceOf(scene)))
  await entering.there
  expect((await takeByDesk(scene)).status).toBe(200)
  await entering.goOn()
  expect(await hasJob(scene)).toBe(true)
  expect(await brokenPromises(annai())).not.toEqual([])
})

test('guests who hold cars while they are sent to repair never end up with one that is away', async () => {
  const day = ownDay()
  const { vehicles } = await loadFleet(annai().ctx)
  const cars = vehicles.filter(({ vehicleClass }) => vehicleClass === 'hiace')
  const { from, until } = spanOf(day)
  const span = { from: from.toISOString(), until: until.toISOString() }
  const results = await Promise.allSettled([
    ...Array.from({ length: 6 }, () => bookAndPay(annai(), { day, guests: 8, vehicleClass: 'hiace' })),
    ...cars.map(({ id }) =>
      post(annai(), '/admin/dispatch/absences', { resourceId: id, kind: 'repair', ...span }, desk.headers),
    ),
  ])
  const entered = results
    .slice(6)
    .map((one) => (one.status === 'fulfilled' ? (one.value as { status: number }).status : 0))
  expect(entered).toEqual(cars.map(() => 200))
  expect(await brokenPromises(annai())).toEqual([])
})

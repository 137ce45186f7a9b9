import { expect, test } from 'vitest'
import { loadFleet } from '#server/fleet/index.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, holdFor } from '#server/testing/bookings.ts'
import { inMinutes, wholeCoaster } from '#server/testing/scene.ts'
import { findTaken } from './what-is-taken.store.ts'

const shared = shareTestAnnai({ demo: true })

/** What is taken on a day: of everybody, or of some. */
async function takenOn(day: string, resourceIds?: string[], now = shared().clock.now()) {
  const window = { from: tokyoInstant(day, '00:00'), until: tokyoInstant(day, '23:59') }
  const fleet = await loadFleet(shared().ctx)
  return findTaken(shared().ctx.db, fleet, { window, now, ...(resourceIds ? { resourceIds } : {}) })
}

test('a bus driver’s job is known as such, whether all are asked for or the driver alone', async () => {
  const [bus, car] = ['2026-12-14', '2026-12-15']
  await bookAndPay(shared(), { ...wholeCoaster, day: bus })
  await bookAndPay(shared(), { day: car })
  const { chauffeurs } = await loadFleet(shared().ctx)
  for (const [day, isBus] of [
    [bus, true],
    [car, false],
  ] as const) {
    const all = await takenOn(day)
    const driver = chauffeurs.find(({ id }) => all.jobs.has(id))?.id ?? ''
    const [job] = all.jobs.get(driver) ?? []
    expect(job).toMatchObject({ isBus, startsAt: tokyoInstant(day, '08:00'), endsAt: tokyoInstant(day, '16:00') })
    expect(job?.drivingMinutes).toBeGreaterThan(100)
    expect((await takenOn(day, [driver])).jobs.get(driver)).toEqual([job])
  }
})

test('a job says who drives what and where the car is kept, whether all are asked for or one alone', async () => {
  const day = '2027-06-15'
  await bookAndPay(shared(), { day })
  const fleet = await loadFleet(shared().ctx)
  const all = await takenOn(day)
  const [car] = fleet.vehicles.filter(({ id }) => all.jobs.has(id))
  const [driver] = fleet.chauffeurs.filter(({ id }) => all.jobs.has(id))
  const [escort] = fleet.guides.filter(({ id }) => all.jobs.has(id))
  if (!car || !driver || !escort) throw new Error('No crew.')
  const garageArea = car.garageArea
  expect(all.jobs.get(driver.id)).toMatchObject([{ partnerId: car.id, garageArea }])
  expect(all.jobs.get(car.id)).toMatchObject([{ partnerId: driver.id, garageArea }])
  expect(all.jobs.get(escort.id)?.[0]).not.toHaveProperty('partnerId')
  for (const { id } of [car, driver, escort]) expect((await takenOn(day, [id])).jobs.get(id)).toEqual(all.jobs.get(id))
})

test('of a booking that is being moved each of its two crews keeps to itself', async () => {
  const day = '2027-06-16'
  const { booking } = await bookAndPay(shared(), { day })
  const { db } = shared().ctx
  const fleet = await loadFleet(shared().ctx)
  const before = await takenOn(day)
  const has = ({ id }: { id: string }) => before.jobs.has(id)
  const [car, driver] = [fleet.vehicles.find(has), fleet.chauffeurs.find(has)]
  const other = fleet.vehicles.find((one) => !has(one))
  if (!car || !driver || !other) throw new Error('No crew.')
  const rows = await db
    .selectFrom('assignments')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .selectAll('assignments')
    .where('reference', '=', booking.reference)
    .where('resource_id', 'in', [car.id, driver.id])
    .execute()
  const moved = rows.map((row) => ({
    ...row,
    round: 2,
    resource_id: row.resource_id === car.id ? other.id : driver.id,
  }))
  await db.insertInto('assignments').values(moved).execute()
  for (const asked of [undefined, [driver.id]]) {
    const { jobs } = await takenOn(day, asked)
    expect(
      jobs
        .get(driver.id)
        ?.map(({ partnerId }) => partnerId)
        .sort(),
    ).toEqual([car.id, other.id].sort())
  }
  await db
    .deleteFrom('assignments')
    .where('booking_id', '=', rows[0]?.booking_id ?? '')
    .where('round', '=', 2)
    .execute()
})

test('a hold that ended is taken no more, and said to be there still', async () => {
  const day = '2027-01-13'
  await holdFor(shared(), { ...wholeCoaster, day })
  const held = await takenOn(day)
  expect([held.jobs.size, held.hasEnded]).toEqual([4, false])
  const ids = [...held.jobs.keys()]
  const later = inMinutes(shared(), 15)
  expect(await takenOn(day, undefined, later)).toEqual({ jobs: new Map(), hasEnded: true })
  expect((await takenOn(day, ids.slice(0, 1), later)).hasEnded).toBe(true)
  const { guides } = await loadFleet(shared().ctx)
  const others = guides.filter(({ id }) => !ids.includes(id)).map(({ id }) => id)
  expect((await takenOn(day, others, later)).hasEnded).toBe(false)
})

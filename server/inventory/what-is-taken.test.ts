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

test('a hold that ended is taken no more, and said to be there still', async () => {
  const day = '2026-12-16'
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

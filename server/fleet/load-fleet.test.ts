import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { startTestAnnai } from '#server/testing/annai.ts'
import { seedDemoFleet } from './demo/seed-demo-fleet.ts'
import { forgetFleet, loadFleet } from './index.ts'
import { layFleetStandards } from './lay-fleet-standards.ts'

async function startWithFleet() {
  const annai = await startTestAnnai()
  await seedDemoFleet(annai.ctx)
  return annai.ctx
}

describe('the fleet in memory', () => {
  test('is read once for all who ask at the same time, and kept', async () => {
    const ctx = await startWithFleet()
    const fleets = await Promise.all(Array.from({ length: 20 }, () => loadFleet(ctx)))
    expect(new Set(fleets).size).toBe(1)
    await ctx.db.updateTable('areas').set({ name: 'Renamed' }).execute()
    expect(await loadFleet(ctx)).toBe(fleets[0])
  })

  test('sees a change once it was told to forget', async () => {
    const ctx = await startWithFleet()
    const before = await loadFleet(ctx)
    const [vehicle] = before.vehicles
    await ctx.db
      .updateTable('resources')
      .set({ active: false })
      .where('id', '=', vehicle?.id ?? '')
      .execute()
    expect((await loadFleet(ctx)).vehicles).toHaveLength(before.vehicles.length)
    forgetFleet(ctx)
    const after = await loadFleet(ctx)
    expect(after.vehicles.map(({ id }) => id)).toEqual(before.vehicles.slice(1).map(({ id }) => id))
    expect(after.chauffeurs).toHaveLength(before.chauffeurs.length)
  })

  test('is each database’s own', async () => {
    const [ctx, other] = [await startWithFleet(), (await startTestAnnai()).ctx]
    expect((await loadFleet(ctx)).vehicles).toHaveLength(16)
    expect((await loadFleet(other)).vehicles).toHaveLength(0)
    forgetFleet(other)
    expect(await loadFleet(ctx)).toBe(await loadFleet(ctx))
  })

  test('is not kept when reading failed: the next one who asks reads again', async () => {
    const ctx = await startWithFleet()
    await sql`ALTER TABLE driving_times RENAME TO driving_times_away`.execute(ctx.db)
    const failed = await Promise.allSettled([loadFleet(ctx), loadFleet(ctx)])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await sql`ALTER TABLE driving_times_away RENAME TO driving_times`.execute(ctx.db)
    expect((await loadFleet(ctx)).vehicles).toHaveLength(16)
  })

  test('is not dropped by an older reading that fails after it was forgotten', async () => {
    const ctx = await startWithFleet()
    const brokenClock = {
      now(): Date {
        throw new Error('no time')
      },
    }
    const older = loadFleet({ db: ctx.db, clock: brokenClock })
    forgetFleet(ctx)
    const newer = loadFleet(ctx)
    await expect(older).rejects.toThrow('no time')
    expect(loadFleet(ctx)).toBe(newer)
    expect((await newer).vehicles).toHaveLength(16)
  })

  test('knows its people, cars, classes and rules as they are written down', async () => {
    const fleet = await loadFleet(await startWithFleet())
    expect(fleet.vehicles[0]).toMatchObject({
      kind: 'vehicle',
      name: 'Crown 1',
      vehicleClass: 'sedan',
      seal: null,
      plate: expect.stringMatching(/^品川 /),
      garageArea: 'shinagawa',
      seats: 3,
      loads: [
        { guests: 2, largeCases: 2 },
        { guests: 3, largeCases: 2 },
      ],
      workingDays: [1, 2, 3, 4, 5, 6, 7],
      worksFromMinutes: 0,
      worksUntilMinutes: 2880,
    })
    expect(fleet.chauffeurs.find(({ name }) => name === 'Hiroshi Nagai')).toMatchObject({
      kind: 'chauffeur',
      seal: '永',
      garageArea: 'koto-odaiba',
      workingDays: [2, 3, 4, 5, 6],
      worksFromMinutes: 240,
      worksUntilMinutes: 1200,
      languages: ['ja', 'en'],
      drives: ['sedan', 'alphard', 'hiace', 'hiaceLong', 'coaster'],
    })
    expect(fleet.guides.find(({ name }) => name === 'Claire Dubois')).toMatchObject({
      kind: 'guide',
      languages: ['ja', 'en', 'fr'],
      registrationNumber: null,
    })
    expect([...fleet.classes.keys()]).toEqual(['sedan', 'alphard', 'hiace', 'hiaceLong', 'coaster'])
    expect([...fleet.classes.values()].map(({ standIns }) => standIns)).toEqual([['alphard'], ['hiace'], [], [], []])
    expect([...fleet.classes.values()].filter(({ isBus }) => isBus).map(({ name }) => name)).toEqual([
      'HiAce Long',
      'Coaster',
    ])
    expect(fleet.policies.chauffeur).toEqual({
      kind: 'chauffeur',
      turnRoundMinutes: 20,
      longestDayMinutes: 780,
      utmostDayMinutes: 900,
      leastRestMinutes: 540,
      aimedRestMinutes: 660,
      longestDriveMinutes: 240,
      breakMinutes: 30,
      busDrivingMinutes: 540,
      utmostMonthMinutes: 16_500,
    })
    expect([fleet.policies.vehicle.turnRoundMinutes, fleet.policies.vehicle.longestDayMinutes]).toEqual([30, null])
    expect(fleet.policies.guide).toMatchObject({ turnRoundMinutes: 15, longestDayMinutes: 780, leastRestMinutes: 540 })
    const rush = fleet.drivingMinutes('shinagawa', 'chiyoda-chuo', tokyoInstant('2026-11-24', '08:30'))
    const night = fleet.drivingMinutes('shinagawa', 'chiyoda-chuo', tokyoInstant('2026-11-24', '02:30'))
    expect([rush, night]).toEqual([25, 15])
  })
})

test('classes and duty rules are laid without demo data, and what the office changed stays', async () => {
  const { ctx } = await startTestAnnai()
  expect((await loadFleet(ctx)).policies.guide).toMatchObject({ kind: 'guide', turnRoundMinutes: 15 })
  await ctx.db.updateTable('duty_policies').set({ turn_round_minutes: 45 }).where('kind', '=', 'vehicle').execute()
  await layFleetStandards(ctx)
  forgetFleet(ctx)
  const fleet = await loadFleet(ctx)
  expect([fleet.classes.size, fleet.policies.vehicle.turnRoundMinutes, fleet.vehicles.length]).toEqual([5, 45, 0])
})

import { expect, test } from 'vitest'
import { loadFleet } from '#server/fleet/index.ts'
import { tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { startTestAnnai } from '#server/testing/annai.ts'
import { absencesBetween } from '../absences.store.ts'
import { demoAbsences } from './demo-absences.rules.ts'
import { seedDemoAbsences } from './seed-demo-absences.ts'

test('every demo absence is somebody’s, lies ahead, and is of whole days', async () => {
  const { ctx } = await startTestAnnai({ demo: true })
  const fleet = await loadFleet(ctx)
  const away = demoAbsences(fleet, '2026-12-20')
  expect(away).toHaveLength(13)
  for (const { startsAt, endsAt } of away) {
    expect(startsAt >= tokyoInstant('2026-12-21', '00:00')).toBe(true)
    expect(tokyoInstant(tokyoDayOf(endsAt), '00:00')).toEqual(endsAt)
    expect(endsAt > startsAt).toBe(true)
  }
  const cars = new Set(fleet.vehicles.map(({ id }) => id))
  for (const { resourceId, kind } of away) expect(kind).toBe(cars.has(resourceId) ? 'other' : 'leave')
  expect(demoAbsences({ vehicles: [], chauffeurs: [], guides: [] }, '2026-12-20')).toEqual([])
})

test('they are laid once: what the office takes back stays away, and two processes lay them once', async () => {
  const { ctx, clock } = await startTestAnnai({ demo: true })
  const ahead = () => absencesBetween(ctx.db, clock.now(), new Date(clock.now().getTime() + 90 * 86_400_000))
  const planned = (await ahead()).filter(({ note }) => note !== '')
  expect(planned).toHaveLength(13)
  await ctx.db.updateTable('absences').set({ ended_at: clock.now() }).where('note', '=', 'Holiday').execute()
  const left = (await ahead()).length
  await Promise.all([seedDemoAbsences(ctx), seedDemoAbsences(ctx)])
  expect((await ahead()).length).toBe(left)
})

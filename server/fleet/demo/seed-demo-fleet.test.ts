import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Place } from '#contract/catalogue.ts'
import type { Database } from '#server/platform/database.ts'
import { startTestAnnai } from '#server/testing/annai.ts'
import { kilometresBetween } from '../distance.rules.ts'
import { areaOf, findPlace, listPlaces, loadFleet } from '../index.ts'
import { seedDemoFleet } from './seed-demo-fleet.ts'

const tables = [
  'areas',
  'driving_times',
  'places',
  'terminals',
  'area_distances',
  'traffic_seasons',
  'garages',
  'duty_policies',
  'vehicle_classes',
  'resources',
  'vehicles',
  'chauffeurs',
  'guides',
] as const

/** All rows of all tables of the fleet, in an order of their own. */
async function everything(db: Database) {
  const rows = await Promise.all(
    tables.map((table) =>
      sql<{ row: string }>`SELECT t::text AS row FROM ${sql.table(table)} t ORDER BY 1`.execute(db),
    ),
  )
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.rows.map(({ row }) => row) ?? []]))
}

const dayMs = 86_400_000

test('the demo fleet is large enough to run a business', async () => {
  const { ctx } = await startTestAnnai()
  await seedDemoFleet(ctx)
  const fleet = await loadFleet(ctx)
  const classes = Map.groupBy(fleet.vehicles, ({ vehicleClass }) => vehicleClass)
  expect([...classes].map(([name, cars]) => [name, cars.length])).toEqual([
    ['sedan', 4],
    ['alphard', 5],
    ['hiace', 3],
    ['hiaceLong', 2],
    ['coaster', 2],
  ])
  expect([fleet.chauffeurs.length, fleet.guides.length, fleet.areas.length]).toEqual([18, 14, 18])
  expect(new Set([...fleet.vehicles, ...fleet.chauffeurs].map(({ garageArea }) => garageArea)).size).toBe(2)
  const languages = new Set(fleet.guides.flatMap((guide) => guide.languages))
  expect([...languages].sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh'])
  expect(fleet.guides.every((guide) => guide.languages.includes('en'))).toBe(true)
})

test('sown twice, on another day and after the office has changed it, it changes nothing', async () => {
  const { ctx, clock } = await startTestAnnai()
  await seedDemoFleet(ctx)
  const { db } = ctx
  await db.updateTable('duty_policies').set({ turn_round_minutes: 45 }).where('kind', '=', 'vehicle').execute()
  await db.updateTable('resources').set({ active: false }).where('name', '=', 'Crown 1').execute()
  await db.updateTable('driving_times').set({ minutes: 33 }).where('hour', '=', 8).execute()
  await db.updateTable('terminals').set({ international_minutes: 70 }).where('name', '=', 'Terminal 3').execute()
  await db.deleteFrom('traffic_seasons').where('name', '=', 'Obon').execute()
  const before = await everything(db)
  clock.advance(10 * dayMs)
  await seedDemoFleet(ctx)
  expect(await everything(db)).toEqual(before)
})

test('two processes that start together sow it once', async () => {
  const first = await startTestAnnai()
  const second = await startTestAnnai({ databaseUrl: first.databaseUrl })
  await Promise.all([seedDemoFleet(first.ctx), seedDemoFleet(second.ctx), seedDemoFleet(first.ctx)])
  const rows = await everything(first.ctx.db)
  expect([rows.resources?.length, rows.areas?.length]).toEqual([48, 18])
  expect([rows.places?.length, rows.terminals?.length, rows.area_distances?.length]).toEqual([398, 6, 18 * 18])
})

test('whoever sows it holds the turn from the first row on', async () => {
  const { ctx } = await startTestAnnai()
  await sql`CREATE TABLE witness (has_turn boolean)`.execute(ctx.db)
  await sql`CREATE FUNCTION look_at_locks() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO witness SELECT EXISTS (SELECT FROM pg_locks
      WHERE locktype = 'advisory' AND objid = 727004 AND pid = pg_backend_pid() AND granted);
    RETURN NULL;
  END $$`.execute(ctx.db)
  await sql`CREATE TRIGGER witness BEFORE INSERT ON areas EXECUTE FUNCTION look_at_locks()`.execute(ctx.db)
  await seedDemoFleet(ctx)
  const { rows } = await sql`SELECT has_turn FROM witness`.execute(ctx.db)
  expect(rows).toEqual([{ has_turn: true }])
})

test('the driving times are complete: every way, in both directions and within each area, at every hour', async () => {
  const { ctx } = await startTestAnnai()
  await seedDemoFleet(ctx)
  const missing = await sql`SELECT a.code, b.code, hour FROM areas a CROSS JOIN areas b
    CROSS JOIN generate_series(0, 23) AS hour
    WHERE NOT EXISTS (SELECT FROM driving_times t WHERE t.from_area = a.code AND t.to_area = b.code AND t.hour = hour.hour)
  `.execute(ctx.db)
  expect(missing.rows).toEqual([])
  const { count } = await ctx.db
    .selectFrom('driving_times')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(18 * 18 * 24)
})

test('every demo tour begins and ends near an area, and its classes have the room that the fleet gives them', async () => {
  const { ctx } = await startTestAnnai({ demo: true })
  await seedDemoFleet(ctx)
  const fleet = await loadFleet(ctx)
  const tours = await ctx.db.selectFrom('tours').select(['slug', 'pick_up', 'drop_off']).execute()
  expect(tours.length).toBeGreaterThanOrEqual(36)
  const found = new Set<string>()
  for (const { slug, pick_up, drop_off } of tours) {
    for (const place of [pick_up, drop_off] as unknown as Place[]) {
      const code = areaOf(fleet, place)
      const area = fleet.areas.find((known) => known.code === code) ?? { latitude: 0, longitude: 0 }
      expect(kilometresBetween(place, area), `${slug}: ${place.name}`).toBeLessThan(3)
      found.add(code)
    }
  }
  expect([...found].sort()).toEqual(['chiyoda-chuo', 'haneda', 'koto-odaiba', 'narita', 'yokohama'])

  const prices = await ctx.db.selectFrom('tour_prices').select(['vehicle_class', 'loads']).execute()
  for (const { vehicle_class, loads } of prices) {
    const info = [...fleet.classes.values()].find(({ vehicleClass }) => vehicleClass === vehicle_class)
    expect(loads, vehicle_class).toEqual(info?.loads)
  }
})

test('places are found by their slug and listed by name; an unknown one is none', async () => {
  const { ctx } = await startTestAnnai()
  await seedDemoFleet(ctx)
  expect(await findPlace(ctx.db, 'haneda-terminal-3')).toMatchObject({
    slug: 'haneda-terminal-3',
    kind: 'airport',
    name: 'Haneda Airport, Terminal 3',
    nameJa: '羽田空港 第3ターミナル',
    area: 'haneda',
    pickUpFeeYen: 5_500,
  })
  for (const slug of ['nowhere', '', "' OR 1=1 --", 'Haneda-Terminal-3']) {
    expect(await findPlace(ctx.db, slug), slug).toBeUndefined()
  }
  const places = await listPlaces(ctx.db)
  expect(places).toHaveLength(398)
  expect(places[0]?.name).toBe('21_21 Design Sight')
})

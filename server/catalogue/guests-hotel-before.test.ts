import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/log.ts'
import { migrate, readMigrations } from '#server/platform/migrate.ts'
import { createEmptyDatabase } from '#server/testing/database.ts'

const end = (name: string) => ({ name, nameJa: '', latitude: 35, longitude: 139 })
const [hotel, pier, named] = [end('Your hotel in central Tokyo'), end('Osanbashi pier'), end('Yourcenar House')]

test('a tour, a draft and a version from before say of both ends whether they are the guest’s hotel', async () => {
  const database = await createEmptyDatabase()
  const migrations = await readMigrations()
  const first = migrations.findIndex(({ name }) => name.endsWith('_the_guests_hotel.sql'))
  await migrate(database.url, migrations.slice(0, first))
  const { db, close } = openDatabase(database.url, createLogger('silent'))
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  await sql`ALTER TABLE tours DROP CONSTRAINT tours_category_id_fkey`.execute(db)
  const { rows } = await sql<{ id: string }>`INSERT INTO tours (category_id, position, slug, title, short_name, summary,
      details, unit, status, duration_minutes, guide_included, start_times, minimum_notice_hours, walking_level,
      walking_kilometres, best_months, suits, included, not_included, plan_b, pick_up, drop_off, return_drive_minutes)
    VALUES (gen_random_uuid(), 1, 'a-day', 'A day', 'A day', 'A day.', '{}', 'per car', 'published', 480, false,
      '{09:00}', 24, 'easy', 1, '{1}', '{}', '{}', '{}', '', ${JSON.stringify(hotel)}, ${JSON.stringify(pier)}, 30)
    RETURNING id`.execute(db)
  const id = rows[0]?.id
  const document = JSON.stringify({ title: 'A day', pickUp: named, dropOff: hotel })
  await sql`INSERT INTO tour_drafts (tour_id, document) VALUES (${id}, ${document}), (gen_random_uuid(), '{"title": ""}'),
    (gen_random_uuid(), NULL)`.execute(db)
  await sql`INSERT INTO tour_versions (tour_id, number, document, public_until)
    VALUES (${id}, 1, ${document}, now())`.execute(db)

  await migrate(database.url, migrations)
  const tours = await sql`SELECT pick_up, drop_off FROM tours`.execute(db)
  expect(tours.rows).toEqual([
    { pick_up: { ...hotel, isGuestsHotel: true }, drop_off: { ...pier, isGuestsHotel: false } },
  ])
  const ends = { pickUp: { ...named, isGuestsHotel: false }, dropOff: { ...hotel, isGuestsHotel: true } }
  const drafts = await sql<{ document: unknown }>`SELECT document FROM tour_drafts ORDER BY document::text`.execute(db)
  expect(drafts.rows.map((row) => row.document)).toEqual([{ title: '' }, { title: 'A day', ...ends }, null])
  const versions = await sql<{ document: unknown }>`SELECT document FROM tour_versions`.execute(db)
  expect(versions.rows).toEqual([{ document: { title: 'A day', ...ends } }])
  // From now on no tour is without the fact.
  await expect(sql`UPDATE tours SET pick_up = pick_up - 'isGuestsHotel'`.execute(db)).rejects.toThrow()
})

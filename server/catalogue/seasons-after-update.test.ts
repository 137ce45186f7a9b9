import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/log.ts'
import { migrate, readMigrations } from '#server/platform/migrate.ts'
import { createEmptyDatabase } from '#server/testing/database.ts'
import { standardSeasons } from './tokyo/standard-seasons.ts'

const prints = standardSeasons
  .map(({ picture }) => `('${picture}', 'prints/${picture}-1', 'A print', '#000000', '50% 50%', 3, 2)`)
  .join(', ')
const before = `INSERT INTO pictures (name, path, alt, ground, focus, width, height) VALUES ${prints};
  INSERT INTO categories (slug, letter, name, summary, description, picture_name, position)
    VALUES ('season-specials', 'S', 'Specials', 'Of a few weeks', 'Of a few weeks', 'sakura-moat', 1);`
const tour = (status: string) => `INSERT INTO tours (slug, category_id, position, status, title, short_name, summary,
    details, unit, duration_minutes, guide_included, start_times, minimum_notice_hours, walking_level,
    walking_kilometres, best_months, suits, included, not_included, plan_b, pick_up, drop_off, return_drive_minutes)
  SELECT 'a-day', id, 1, '${status}', 'A day', 'A day', '', '{"type": "doc"}', 'car', 480, true, '{09:00}', 24, 'easy',
    1, '{1}', '{}', '{}', '{}', '', '{"isGuestsHotel": false}', '{"isGuestsHotel": false}', 30 FROM categories;`

/** What a house says of the seasons that did this before the update. */
async function saidAfter(deeds: string) {
  const migrations = await readMigrations()
  const at = migrations.findIndex(({ name }) => name === '0076_season_texts.sql')
  const { url, drop } = await createEmptyDatabase()
  await migrate(url, migrations.slice(0, at))
  const { pool, db, close } = openDatabase(url, createLogger('silent'))
  onTestFinished(async () => {
    await close()
    await drop()
  })
  await pool.query(deeds)
  await migrate(url, migrations)
  const { rows } = await sql<{ name: string; from: number; to: number; text: string; lines: number }>`
    SELECT name, season_from AS from, season_to AS to, body AS text,
      (SELECT count(*)::int FROM season_text_lines WHERE season_id = season_texts.id) AS lines
    FROM season_texts ORDER BY position`.execute(db)
  return rows
}

test('a house with tours on the site says of the seasons what it said before the update, and any other says nothing', async () => {
  expect(await saidAfter(before + tour('published'))).toEqual(
    standardSeasons.map(({ name, days, text }) => ({ name, ...days, text, lines: 1 })),
  )
  expect(await saidAfter(before + tour('archived'))).toEqual([])
  expect(await saidAfter(before)).toEqual([])
})

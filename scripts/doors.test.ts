import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findDoors, findSeededPastDoors } from './doors.ts'
import { tablesIn } from './table-owners.ts'

const server = fileURLToPath(new URL('../server/', import.meta.url))
const filesOfServer = () =>
  Object.fromEntries(
    readdirSync(server, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(server, name), 'utf8')]),
  )

/** What demo data writes past a door, by a store of its own or in bulk, and why. */
const ofThePast =
  'Bookings of the past, with their money, crews and days: use cases say "now", and these moments lie two years back.'
const ofTheTours =
  'Tours with all of their parts, published together: each by itself would rebuild the index of the search.'
const ofTheFleet =
  'Cars and people of known ids, which bookings of the demo name; their use cases draw ids and seals by themselves.'
const ofTokyo = 'The standard of Tokyo in one go, as taking it over lays it: no demo data, and the same rows.'
const byReason: readonly (readonly [reason: string, tables: readonly string[]])[] = [
  [
    ofThePast,
    [
      ...[
        'assignments',
        'booking_moves',
        'bookings',
        'ledger_lines',
        'orders',
        'payments',
        'quotes',
        'refunds',
        'tour_sales',
      ],
      ...['booking_messages', 'crew_links', 'crew_marks', 'road_duties', 'tour_reviews', 'absences'],
    ],
  ],
  [
    ofTheTours,
    [
      ...['categories', 'cancellation_terms', 'tour_cancellation_tiers', 'tour_pictures', 'tour_prices', 'tour_search'],
      ...['tour_search_words', 'tour_seasons', 'tour_stops', 'tours'],
    ],
  ],
  [ofTheFleet, ['chauffeurs', 'guides', 'papers', 'resources', 'vehicles']],
  [ofTokyo, ['area_distances', 'areas', 'driving_times', 'places', 'terminals', 'traffic_seasons']],
  ['Fares have a past, too: two tables that are over lie before the one that counts.', ['fare_tables']],
  ['Guests are made of their bookings; what the office wrote about some lies as far back.', ['guests']],
  ['The timetable in one go: what the office has changed or retired of it stays.', ['flights']],
  ['What the demo guest keeps, with bookings that name it.', ['saved_travellers', 'wishes']],
]
const pastDoors = byReason.flatMap(([, tables]) => tables)

/** What nobody enters. */
const enteredByNobody = {
  open_balances: 'What guests owe, counted with each booking and each line of the ledger.',
  reference_aliases: 'Names of before there were orders, written down once, when what was sold by then got its order.',
}

const migrations = fileURLToPath(new URL('../db/migrations/', import.meta.url))
/** The tables that are there after all migrations. */
function tablesOfMigrations(): string[] {
  const sql = readdirSync(migrations)
    .toSorted()
    .map((name) => readFileSync(path.join(migrations, name), 'utf8'))
    .join('\n')
  const tables = tablesIn(readFileSync(path.join(server, 'platform/schema.generated.ts'), 'utf8'))
  const views = new Set([...sql.matchAll(/\bVIEW (\w+)/g)].map(([, name]) => name))
  return [...tables].filter((table) => !views.has(table))
}

test('every kind of data that a table holds has a door: a call, a task or a command writes it, and not a seed alone', () => {
  const files = filesOfServer()
  const { written, doorless } = findDoors(files, tablesIn(files['platform/schema.generated.ts'] ?? ''))
  expect(written.size).toBeGreaterThan(90)
  const unwritten = tablesOfMigrations().filter((table) => !written.has(table) && !(table in enteredByNobody))
  expect([...doorless, ...unwritten]).toEqual([])
})

test('demo data goes by the doors of the office, but for what stands here with its reason', () => {
  const files = filesOfServer()
  const past = findSeededPastDoors(files, tablesIn(files['platform/schema.generated.ts'] ?? ''))
  expect(past).toEqual(pastDoors.toSorted())
  expect(past).not.toContain('offers')
})

test('a seed that writes a table by its store although it has a door is found, and one that calls the use case is not', () => {
  const files = {
    'lamps/lamps.store.ts': `const insert = (db) => db.insertInto('lamps').execute()
export async function addLamp(db) { await insert(db) }`,
    'lamps/light-lamp.ts': `import { addLamp } from './lamps.store.ts'
export const lightLamp = (ctx) => addLamp(ctx.db)`,
    'lamps/lamps.routes.ts': `import { lightLamp } from './light-lamp.ts'
export function lampRoutes(api, ctx) { serve(api, light, () => lightLamp(ctx)) }`,
    'lamps/capability.ts': `import { lampRoutes } from './lamps.routes.ts'
export const lamps = { name: 'lamps', routes: lampRoutes }`,
  }
  const seeding = (from: string, name: string) => ({
    ...files,
    'lamps/demo/seed-lamps.ts': `import { ${name} } from '${from}'
export const seedLamps = (ctx) => ${name}(ctx)`,
  })
  const tables = new Set(['lamps'])
  expect(findSeededPastDoors(seeding('../light-lamp.ts', 'lightLamp'), tables)).toEqual([])
  expect(findSeededPastDoors(seeding('../lamps.store.ts', 'addLamp'), tables)).toEqual(['lamps'])
  // By another capability's index it is the same store.
  expect(findSeededPastDoors(seeding('#server/lamps/index.ts', 'addLamp'), tables)).toEqual(['lamps'])
})

test('a table that a seed alone writes is found, whoever else could but is never asked to', () => {
  const store = `export async function addLamp(db) { await db.insertInto('lamps').execute() }`
  const seed = `import { addLamp } from '../lamps.store.ts'
export const seedLamps = (ctx) => addLamp(ctx.db)`
  const capability = `import { lampRoutes } from './lamps.routes.ts'
import { seedLamps } from './demo/seed-lamps.ts'
export const lamps = { name: 'lamps', routes: lampRoutes, demo: [seedLamps], standards: [seedLamps] }`
  const routes = (deed: string) => `import { addLamp as lightLamp } from './lamps.store.ts'
export function lampRoutes(api, ctx) { serve(api, light, () => ${deed}) }`
  const house = (deed: string) => ({
    'lamps/lamps.store.ts': store,
    'lamps/demo/seed-lamps.ts': seed,
    'lamps/capability.ts': capability,
    'lamps/lamps.routes.ts': routes(deed),
  })
  const tables = new Set(['lamps'])
  expect(findDoors(house('nothing'), tables).doorless).toEqual(['lamps'])
  expect(findDoors(house('lightLamp(ctx.db)'), tables).doorless).toEqual([])
})

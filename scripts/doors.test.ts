import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findDoors } from './doors.ts'
import { tablesIn } from './table-owners.ts'

const server = fileURLToPath(new URL('../server/', import.meta.url))
const filesOfServer = () =>
  Object.fromEntries(
    readdirSync(server, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(server, name), 'utf8')]),
  )

/** What still only a seed can enter, and why. Each is to get its door; none is to be added. */
const awaited: Record<string, string> = {
  mail_limits:
    'How many mails of a kind go out in an hour and a day: a migration wrote them, and no page changes them.',
  flights:
    'The timetable: a flight that we do not know is told by the guest with its hour, and no page keeps the list.',
  days_off: 'Leave that was planned before there were absences: the office enters absences, and leave gets its page.',
}

/** What nobody enters: it is counted from what is. */
const keptByTriggers = { open_balances: 'What guests owe, counted with each booking and each line of the ledger.' }

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
  const unwritten = tablesOfMigrations().filter((table) => !written.has(table) && !(table in keptByTriggers))
  expect([...doorless, ...unwritten].toSorted()).toEqual(Object.keys(awaited).toSorted())
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

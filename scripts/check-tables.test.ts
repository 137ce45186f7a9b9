import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { type Exception, type Files, findOwners, tablesIn } from './table-owners.ts'

const schema = 'export interface DB {\n  bookings: Bookings;\n  quotes: Quotes;\n  tour_ratings: TourRatings;\n}\n'
/** Bookings write bookings, pricing writes quotes; nobody writes the ratings. */
const owned = {
  'booking/bookings.store.ts': "db.insertInto('bookings').values(row)",
  'pricing/quotes.store.ts': 'sql`UPDATE quotes SET expires_at = now()`',
}
const breachesIn = (files: Files, exceptions: readonly Exception[] = []) =>
  findOwners({ ...owned, ...files }, tablesIn(schema), exceptions).breaches

const ways: Record<string, string> = {
  'a call': "db\n  .selectFrom(\n    'bookings as b')",
  'the second of a list': "db.selectFrom(['quotes', 'bookings'])",
  'a join': "db.selectFrom('quotes').leftJoinLateral('bookings', 'x', 'y')",
  'a subquery': "({ selectFrom }) => selectFrom('bookings')",
  'a name in a variable': "const tables = ['bookings'] as const\nfor (const table of tables) db.selectFrom(table)",
  'a table given to SQL': "const tables = { trip: 'bookings' }\nconst from = sql.table(tables[kind])",
  SQL: 'sql`SELECT 1\n  FROM bookings`',
  'SQL in small letters': 'sql`select 1 from bookings`',
  'a join in SQL': 'sql`SELECT FROM quotes JOIN bookings USING (id)`',
  'a list in SQL': 'sql`SELECT FROM quotes AS q, bookings WHERE true`',
  'rows to delete by': 'sql`DELETE FROM others USING bookings WHERE true`',
  'a lock': 'sql`SELECT FROM public."bookings" FOR UPDATE`',
}
test.each(Object.entries(ways))(
  'an earlier capability that reads the table of a later one by %s is named',
  (_, text) => {
    const said = ['pricing/b.store.ts reads bookings, which belongs to booking, a later capability']
    expect(breachesIn({ 'pricing/b.store.ts': text })).toEqual(said)
    expect(breachesIn({ 'booking/b.store.ts': text })).toEqual([])
    expect(breachesIn({ 'earnings/b.store.ts': text })).toEqual([])
  },
)

const secondWriters: Record<string, string> = {
  'a call': "db.updateTable('quotes')",
  'a name in a variable': "for (const part of ['quotes'] as const) await db.deleteFrom(part)",
  'an insert': 'sql`INSERT INTO quotes SELECT 1`',
  'an update within another statement': 'sql`WITH a AS (UPDATE quotes SET id = 1 RETURNING id) SELECT FROM a`',
  'a delete': 'sql`DELETE FROM quotes`',
}
test.each(Object.entries(secondWriters))('a second capability that writes a table by %s is named', (_, text) => {
  expect(breachesIn({ 'booking/b.store.ts': text })).toEqual([
    'booking/b.store.ts writes quotes, which pricing writes, too',
  ])
  expect(breachesIn({ 'pricing/b.store.ts': text })).toEqual([])
})

test('calls are looked for in every file; SQL in stores alone, and never in what is said about the code', () => {
  expect(breachesIn({ 'pricing/ask.ts': "db.selectFrom('bookings')" })).toHaveLength(1)
  expect(breachesIn({ 'pricing/words.rules.ts': "const text = 'Taken from bookings'" })).toEqual([])
  expect(breachesIn({ 'pricing/b.store.ts': '/** Not from bookings. */\n// Nor from bookings.\n' })).toEqual([])
})

test('what nobody writes is a view of its owner, which everybody may read', () => {
  expect(breachesIn({ 'catalogue/b.store.ts': "db.selectFrom('tour_ratings')" })).toEqual([])
})

test('an exception holds for its one file and table, and is named itself when it is needed no more', () => {
  const exception = { table: 'bookings', file: 'pricing/lock.store.ts', because: 'The order of locks.' }
  const locks = "db.selectFrom('bookings').forUpdate()"
  expect(breachesIn({ 'pricing/lock.store.ts': locks }, [exception])).toEqual([])
  expect(breachesIn({ 'pricing/lock.store.ts': locks, 'pricing/b.store.ts': locks }, [exception])).toHaveLength(1)
  expect(breachesIn({}, [exception])).toEqual(['pricing/lock.store.ts needs no exception for bookings any more'])
})

/** The script itself, over our own house or another. */
function check(...args: string[]) {
  const script = fileURLToPath(new URL('check-tables.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

test('our own house is in order', () => {
  expect(check()).toEqual({ status: 0, said: expect.stringContaining('in order') })
})

test('the check fails over a house with a breach, and over one in which it finds nothing', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'annai-tables-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(path.join(dir, 'server'))
  expect(check(dir)).toEqual({ status: 1, said: expect.stringContaining('Not one table') })
  const house = { ...owned, 'platform/schema.generated.ts': schema, 'pricing/b.store.ts': "db.selectFrom('bookings')" }
  for (const [name, text] of Object.entries(house)) {
    mkdirSync(path.dirname(path.join(dir, 'server', name)), { recursive: true })
    writeFileSync(path.join(dir, 'server', name), text)
  }
  expect(check(dir)).toEqual({ status: 1, said: expect.stringContaining('pricing/b.store.ts reads bookings') })
})

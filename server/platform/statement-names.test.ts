import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#server/testing/database.ts'
import { boundedPool } from './query-timeout.ts'
import { createStatementNames } from './statement-names.ts'

const askOften = (nameOf: (text: string) => string | undefined, text: string) =>
  Array.from({ length: 8 }, () => nameOf(text)).at(-1)

test('what is asked once is forgotten, and what is asked again and again gets a name of its own', () => {
  const nameOf = createStatementNames()
  expect(nameOf('select id from tours')).toBeUndefined()
  const [one, other] = [askOften(nameOf, 'select id from tours'), askOften(nameOf, 'select id from cars')]
  expect(one).toBeTypeOf('string')
  expect(other).not.toBe(one)
  expect(nameOf('select id from tours')).toBe(one)
})

test.each([
  'begin',
  'select * from tours',
  'select "quotes".*, "tours"."slug" from "quotes"',
  'insert into tours (id) values ($1) returning *',
  `select id from tours where id in (${'$1, '.repeat(2000)})`,
  'select id from bookings where lead_name ILIKE $1',
  "select id from bookings where pick_up ->> 'name' like $1 limit 25",
])('%.70s is never prepared: no question, of another shape, a list, or planned by its letters', (text) => {
  expect(askOften(createStatementNames(), text)).toBeUndefined()
})

test('no more are remembered than the database has room for', () => {
  const nameOf = createStatementNames()
  const texts = Array.from({ length: 400 }, (_, index) => `select ${index}`)
  const named = texts.filter((text) => askOften(nameOf, text) !== undefined)
  expect(named.length).toBe(150)
})

test('what was prepared is answered truly when a column is added and rows change, as another version of us would do', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  onTestFinished(() => pool.end())
  const client = await boundedPool(pool, 10_000).connect()
  const read = async (text: string, values: unknown[] = []) => (await client.query<object>(text, values)).rows
  await read('create table guests_seen (name text)')
  await read("insert into guests_seen values ('Eleanor')")
  const question = 'select name from guests_seen where name = $1'
  for (let time = 0; time < 12; time++) await read(question, ['Eleanor'])
  const prepared = 'select statement from pg_prepared_statements where statement = $1'
  expect(await read(prepared, [question])).toHaveLength(1)
  await read('alter table guests_seen add column age int')
  await read("insert into guests_seen values ('Theo', 5)")
  expect(await read(question, ['Theo'])).toEqual([{ name: 'Theo' }])
  client.release()
})

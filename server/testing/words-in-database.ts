import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Every table there is, also those of the jobs. */
async function tablesOf(db: Database) {
  const { rows } = await sql<{ schema: string; name: string; bytes: string[] }>`
    SELECT table_schema AS schema, table_name AS name,
      coalesce(json_agg(column_name) FILTER (WHERE data_type = 'bytea'), '[]') AS bytes
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
    GROUP BY table_schema, table_name ORDER BY 1, 2`.execute(db)
  return rows.map(({ schema, name, bytes }) => {
    // Bytes may be words, too.
    const said = sql`(to_jsonb(row) || jsonb_build_object(${sql.join(
      bytes.flatMap((column) => [sql`${column}::text`, sql`encode(${sql.ref(`row.${column}`)}, 'escape')`]),
    )}))`
    return {
      name: schema === 'public' ? name : `${schema}.${name}`,
      table: sql.table(`${schema}.${name}`),
      said,
      // The row as it is says the same words, and takes half the time: most tables have no bytes.
      searched: bytes.length > 0 ? sql`${said}::text` : sql`row::text`,
    }
  })
}

/** All rows that say any of these words, each with the name of its table. */
async function findRows(db: Database, words: readonly string[]) {
  const found: { table: string; row: Record<string, unknown> }[] = []
  const pattern = words.map((word) => word.replace(/[^\w\s]/g, '\\$&')).join('|')
  for (const { name, table, said, searched } of await tablesOf(db)) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      SELECT ${said} AS row FROM ${table} AS row WHERE ${searched} ~* ${pattern}`.execute(db)
    found.push(...rows.map(({ row }) => ({ table: name, row })))
  }
  return found
}

/** Where these words stand in the whole database: "bookings.lead_name: Eleanor", each once, in order. */
export async function whereWordsStand(db: Database, words: readonly string[]): Promise<string[]> {
  const places = (await findRows(db, words)).flatMap(({ table, row }) =>
    Object.entries(row).flatMap(([column, value]) => {
      const said = (typeof value === 'string' ? value : JSON.stringify(value)).toLowerCase()
      return words.filter((word) => said.includes(word.toLowerCase())).map((word) => `${table}.${column}: ${word}`)
    }),
  )
  return [...new Set(places)].toSorted()
}

/** All rows that say any of these words, as they are. */
export async function rowsNaming(db: Database, words: readonly string[]): Promise<string[]> {
  return (await findRows(db, words)).map(({ table, row }) => `${table} ${JSON.stringify(row)}`).toSorted()
}

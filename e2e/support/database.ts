import pg from 'pg'
import type { RunningAnnai } from './start-annai.ts'

/** The first row of an answer, for what no call of the API tells. */
export async function query<Row extends object>(
  { databaseUrl }: RunningAnnai,
  words: string,
  values: unknown[] = [],
): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(words, values)).rows[0]
  } finally {
    await client.end()
  }
}

import type pg from 'pg'

const patienceMs = 3_600_000

/** Nobody waits for an answer to what fills a house, and so it may take its time; our own statements may not. */
export const patiently =
  (client: Pick<pg.ClientBase, 'query'>) =>
  <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
    client.query<Row>({ text, values: [...values], query_timeout: patienceMs } as pg.QueryConfig)

/** As the database does by itself within a minute of a large change. */
export async function vacuum(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const ask = patiently(client)
  await ask('SET statement_timeout = 0')
  await ask('VACUUM (ANALYZE)')
  await ask('RESET statement_timeout')
}

import type { TestAnnai } from './annai.ts'

type Client = { query: (...args: never[]) => unknown }

/** How many statements something sends to the database. */
export async function countStatements(
  { database: { pool } }: Pick<TestAnnai, 'database'>,
  act: () => Promise<unknown>,
): Promise<number> {
  let count = 0
  const watched = new Map<Client, Client['query']>()
  const watch = (client: Client) => {
    // The same one may be handed out again and again.
    if (watched.has(client)) return
    const { query } = client
    watched.set(client, query)
    client.query = (...args) => {
      count++
      return query.apply(client, args)
    }
  }
  pool.on('acquire', watch as never)
  try {
    await act()
  } finally {
    pool.off('acquire', watch as never)
    for (const [client, query] of watched) client.query = query
  }
  return count
}

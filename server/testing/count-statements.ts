import type { TestAnnai } from './annai.ts'

type Asked = string | { text: string }
type Client = { query: (asked: Asked, ...rest: never[]) => unknown }

/** What something says to the database, in the order in which it is sent. */
export async function statementsOf(
  { database: { pool } }: Pick<TestAnnai, 'database'>,
  act: () => Promise<unknown>,
): Promise<string[]> {
  const said: string[] = []
  const watched = new Map<Client, Client['query']>()
  const watch = (client: Client) => {
    // The same one may be handed out again and again.
    if (watched.has(client)) return
    const { query } = client
    watched.set(client, query)
    client.query = (asked, ...rest) => {
      said.push(typeof asked === 'string' ? asked : asked.text)
      return query.call(client, asked, ...rest)
    }
  }
  pool.on('acquire', watch as never)
  try {
    await act()
  } finally {
    pool.off('acquire', watch as never)
    for (const [client, query] of watched) client.query = query
  }
  return said
}

/** How many statements something sends to the database. */
export const countStatements = async (annai: Pick<TestAnnai, 'database'>, act: () => Promise<unknown>) =>
  (await statementsOf(annai, act)).length

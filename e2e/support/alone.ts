import type { TestInfo } from '@playwright/test'
import pg from 'pg'

/** How long a journey waits for the others that want the same. */
const patienceMs = 180_000

/** Takes a thing of the product for one journey; another that names it waits until this one is over. */
export type Alone = (thing: string) => Promise<void>

/**
 * The product that all journeys share has one review from Sheffield and few long cars: what needs such a thing to
 * itself says so, and holds together when it is repeated, or runs beside another.
 */
export async function lockThings(info: TestInfo, use: (alone: Alone) => Promise<void>): Promise<void> {
  const client = new pg.Client({
    connectionString: process.env.ANNAI_E2E_PRODUCT_DB,
    application_name: 'annai journeys, in turn',
  })
  let isConnected = false
  try {
    await use(async (thing) => {
      info.setTimeout(info.timeout + patienceMs)
      if (!isConnected) await client.connect()
      isConnected = true
      await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`journeys: ${thing}`])
    })
  } finally {
    if (isConnected) await client.end()
  }
}

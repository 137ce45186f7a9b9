import pg from 'pg'

/** What the running product wrote, and what only time would write. */
export async function askProduct<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: process.env.ANNAI_E2E_PRODUCT_DB,
    application_name: 'annai journeys',
  })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(sql, [...values])
    return rows
  } finally {
    await client.end()
  }
}

/** Lets a hold run out this very moment. */
export async function endHold(reference: string): Promise<void> {
  await askProduct(
    `WITH ended AS (UPDATE bookings SET held_until = now() WHERE reference = $1 AND state = 'on_hold' RETURNING id)
     UPDATE assignments SET expires_at = now() FROM ended WHERE booking_id = ended.id`,
    [reference],
  )
}

/** How every try to pay for a booking ended, the first one first. */
export async function paymentsOf(reference: string): Promise<string[]> {
  const rows = await askProduct<{ state: string }>(
    `SELECT payments.state FROM payments JOIN bookings ON bookings.id = payments.booking_id
     WHERE reference = $1 ORDER BY payments.created_at`,
    [reference],
  )
  return rows.map(({ state }) => state)
}

import pg from 'pg'

/** Takes the bounds on open holds away, as the office could on its page of rules. */
export async function liftHoldBounds(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'annai journeys' })
  await client.connect()
  try {
    await client.query(
      'UPDATE booking_policies SET most_holds_of_network = NULL, most_holds_of_address = NULL, most_held_percent = NULL',
    )
  } finally {
    await client.end()
  }
}

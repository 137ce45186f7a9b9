import type { Database } from '#server/platform/database.ts'

/** A flight as its airline publishes it. */
export interface NewFlight {
  /** Letters and figures without a space: NH212. */
  number: string
  fromCity: string
  /** Slug of the terminal's place. */
  terminal: string
  /** Tokyo time, minutes after midnight. */
  landsMinutes: number
  isInternational: boolean
}

export interface KnownFlight extends NewFlight {
  /** The terminal in words: "Haneda Airport, Terminal 3". */
  terminalName: string
}

export async function findKnownFlight(db: Database, number: string): Promise<KnownFlight | undefined> {
  const row = await db
    .selectFrom('flights')
    .innerJoin('places', 'places.id', 'flights.place_id')
    .select(['flights.number', 'from_city', 'lands_minutes', 'is_international', 'places.slug', 'places.name'])
    .where('flights.number', '=', number)
    .where('flights.retired_at', 'is', null)
    // Nobody is met at a terminal that is out of use: its guests say where they land.
    .where('places.retired_at', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      number: row.number,
      fromCity: row.from_city,
      terminal: row.slug,
      terminalName: row.name,
      landsMinutes: row.lands_minutes,
      isInternational: row.is_international,
    }
  )
}

/** Those that are not there yet; what the office has changed or retired stays. Flights to a place that we do not know are left out. */
export async function addFlights(db: Database, flights: readonly NewFlight[]): Promise<void> {
  const places = await db.selectFrom('places').select(['id', 'slug']).where('kind', '=', 'airport').execute()
  const ids = new Map(places.map(({ id, slug }) => [slug, id]))
  const rows = flights.flatMap(({ number, fromCity, terminal, landsMinutes, isInternational }) => {
    const placeId = ids.get(terminal)
    if (!placeId) return []
    return {
      number,
      from_city: fromCity,
      place_id: placeId,
      lands_minutes: landsMinutes,
      is_international: isInternational,
    }
  })
  if (rows.length === 0) return
  await db
    .insertInto('flights')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

import type { Terminal } from '#contract/rides.ts'
import type { Database } from '#server/platform/database.ts'

/** What is kept of a terminal; its name as a place, its area and its coordinates are those of the place. */
export interface NewTerminal {
  placeSlug: string
  airport: string
  airportName: string
  name: string
  internationalMinutes: number | null
  domesticMinutes: number | null
  internationalLeadMinutes: number | null
  domesticLeadMinutes: number | null
  boardPoint: string
  directions: readonly string[]
  kerbPoint: string
}

const selectTerminals = (db: Database) =>
  db
    .selectFrom('terminals')
    .innerJoin('places', 'places.id', 'terminals.place_id')
    .select(['places.slug', 'terminals.airport', 'terminals.airport_name', 'terminals.name'])
    .select('places.name as place_name')
    .select(['international_minutes', 'domestic_minutes', 'international_lead_minutes', 'domestic_lead_minutes'])
    .select(['board_point', 'directions', 'kerb_point'])

type TerminalRow = Awaited<ReturnType<ReturnType<typeof selectTerminals>['execute']>>[number]

const toTerminal = (row: TerminalRow): Terminal => ({
  slug: row.slug,
  airport: row.airport,
  airportName: row.airport_name,
  name: row.name,
  placeName: row.place_name,
  internationalMinutes: row.international_minutes,
  domesticMinutes: row.domestic_minutes,
  internationalLeadMinutes: row.international_lead_minutes,
  domesticLeadMinutes: row.domestic_lead_minutes,
  boardPoint: row.board_point,
  directions: row.directions as unknown as string[],
  kerbPoint: row.kerb_point,
})

/** By airport, then by name. */
export async function readTerminals(db: Database): Promise<Terminal[]> {
  const rows = await selectTerminals(db).orderBy('terminals.airport').orderBy('terminals.name').execute()
  return rows.map(toTerminal)
}

/** Those at which something new may begin. */
export async function readTerminalsInUse(db: Database): Promise<Terminal[]> {
  const rows = await selectTerminals(db)
    .where('places.retired_at', 'is', null)
    .orderBy('terminals.airport')
    .orderBy('terminals.name')
    .execute()
  return rows.map(toTerminal)
}

/** Every row by the slug of its place; what stood there before gives way. */
export async function saveTerminals(db: Database, terminals: readonly NewTerminal[]): Promise<void> {
  if (terminals.length === 0) return
  const places = await db
    .selectFrom('places')
    .select(['id', 'slug'])
    .where('slug', 'in', [...new Set(terminals.map(({ placeSlug }) => placeSlug))])
    .execute()
  const ids = new Map(places.map(({ id, slug }) => [slug, id]))
  await db
    .insertInto('terminals')
    .values(
      terminals.map((terminal) => {
        const placeId = ids.get(terminal.placeSlug)
        if (!placeId) throw new Error(`No place is called ${terminal.placeSlug}.`)
        return {
          place_id: placeId,
          airport: terminal.airport,
          airport_name: terminal.airportName,
          name: terminal.name,
          international_minutes: terminal.internationalMinutes,
          domestic_minutes: terminal.domesticMinutes,
          international_lead_minutes: terminal.internationalLeadMinutes,
          domestic_lead_minutes: terminal.domesticLeadMinutes,
          board_point: terminal.boardPoint,
          directions: JSON.stringify(terminal.directions),
          kerb_point: terminal.kerbPoint,
        }
      }),
    )
    .onConflict((conflict) =>
      conflict.column('place_id').doUpdateSet((row) => ({
        airport: row.ref('excluded.airport'),
        airport_name: row.ref('excluded.airport_name'),
        name: row.ref('excluded.name'),
        international_minutes: row.ref('excluded.international_minutes'),
        domestic_minutes: row.ref('excluded.domestic_minutes'),
        international_lead_minutes: row.ref('excluded.international_lead_minutes'),
        domestic_lead_minutes: row.ref('excluded.domestic_lead_minutes'),
        board_point: row.ref('excluded.board_point'),
        directions: row.ref('excluded.directions'),
        kerb_point: row.ref('excluded.kerb_point'),
      })),
    )
    .execute()
}

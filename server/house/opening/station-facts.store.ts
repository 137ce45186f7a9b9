import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** What the business has, counted; as far as the way to opening day asks for it. */
export interface StationFacts {
  registrationNumber: string | null
  /** Hours of the desk are entered. */
  deskAnswers: boolean
  areas: number
  /** Ways from area to area without a driving time. */
  waysMissing: number
  places: number
  terminals: number
  garages: number
  /** The first by name. */
  garage: string | null
  /** In service. */
  cars: number
  car: string | null
  /** In service without an insurance or an inspection that is on file and still holds. */
  carsWithoutPapers: number
  carWithoutPapers: string | null
  /** In service, and held back by no paper. */
  sellableCars: number
  chauffeurs: number
  chauffeur: string | null
  licensedChauffeurs: number
  guides: number
  fareTables: number
  /** Somebody of the office made one of them. */
  ownFares: boolean
  /** Classes of cars in service in which neither a tour on the site nor a ride can be bought. */
  unsoldClasses: number
  unsoldClass: string | null
  tours: number
  /** Somebody of the office pressed the link of a message that we wrote. */
  mailArrived: boolean
}

/** In one statement: the page asks for it each time it is looked at. `today` is the day in Tokyo. */
export async function readStationFacts(db: Database, today: string): Promise<StationFacts> {
  const { rows } = await sql<StationFacts>`
    WITH car AS (
      SELECT resources.name, papers_until IS NULL OR papers_until >= ${today}::date AS sellable,
        (SELECT count(DISTINCT paper.kind) FROM papers AS paper
          WHERE paper.resource_id = resources.id AND paper.replaced_at IS NULL AND paper.kind IN ('inspection', 'insurance')
            AND (paper.ends_on IS NULL OR paper.ends_on >= ${today}::date)) = 2 AS papers
      FROM vehicles JOIN resources ON resources.id = vehicles.resource_id WHERE resources.active
    ), chauffeur AS (
      SELECT resources.name,
        (SELECT count(DISTINCT paper.kind) FROM papers AS paper
          WHERE paper.resource_id = resources.id AND paper.replaced_at IS NULL AND paper.kind IN ('licence', 'health-check')
            AND (paper.ends_on IS NULL OR paper.ends_on >= ${today}::date)) = 2 AS licensed
      FROM chauffeurs JOIN resources ON resources.id = chauffeurs.resource_id WHERE resources.active
    ), unsold AS (
      SELECT name FROM vehicle_classes AS one
      WHERE retired_at IS NULL
        AND EXISTS (SELECT FROM vehicles JOIN resources ON resources.id = vehicles.resource_id
          WHERE vehicles.class = one.class AND resources.active)
        AND NOT EXISTS (SELECT FROM tour_prices JOIN tours ON tours.id = tour_prices.tour_id
          WHERE tour_prices.vehicle_class = one.class AND tours.status = 'published')
        AND NOT (sold_as_ride AND coalesce((SELECT fares -> 'point' -> 'leastYen' ? one.class FROM fare_tables
          WHERE NOT is_draft AND (in_force_from AT TIME ZONE 'Asia/Tokyo')::date <= ${today}::date
          ORDER BY in_force_from DESC LIMIT 1), false))
    )
    SELECT (SELECT registration_number FROM company) AS "registrationNumber",
      EXISTS (SELECT FROM desk_hours WHERE from_minutes IS NOT NULL) AS "deskAnswers",
      (SELECT count(*)::int FROM areas WHERE retired_at IS NULL) AS areas,
      (SELECT count(*)::int FROM areas AS one CROSS JOIN areas AS other
        WHERE one.retired_at IS NULL AND other.retired_at IS NULL
          AND NOT EXISTS (SELECT FROM driving_times WHERE from_area = one.code AND to_area = other.code)) AS "waysMissing",
      (SELECT count(*)::int FROM places WHERE retired_at IS NULL) AS places,
      (SELECT count(*)::int FROM terminals) AS terminals,
      (SELECT count(*)::int FROM garages WHERE retired_at IS NULL) AS garages,
      (SELECT min(name) FROM garages WHERE retired_at IS NULL) AS garage,
      (SELECT count(*)::int FROM car) AS cars,
      (SELECT min(name) FROM car) AS car,
      (SELECT count(*)::int FROM car WHERE NOT papers) AS "carsWithoutPapers",
      (SELECT min(name) FROM car WHERE NOT papers) AS "carWithoutPapers",
      (SELECT count(*)::int FROM car WHERE sellable) AS "sellableCars",
      (SELECT count(*)::int FROM chauffeur) AS chauffeurs,
      (SELECT min(name) FROM chauffeur) AS chauffeur,
      (SELECT count(*)::int FROM chauffeur WHERE licensed) AS "licensedChauffeurs",
      (SELECT count(*)::int FROM guides JOIN resources ON resources.id = guides.resource_id WHERE resources.active) AS guides,
      (SELECT count(*)::int FROM fare_tables WHERE NOT is_draft) AS "fareTables",
      EXISTS (SELECT FROM fare_tables WHERE NOT is_draft AND made_by IS NOT NULL) AS "ownFares",
      (SELECT count(*)::int FROM unsold) AS "unsoldClasses",
      (SELECT min(name) FROM unsold) AS "unsoldClass",
      -- One whose category is hidden is nowhere to be found.
      (SELECT count(*)::int FROM tours JOIN categories ON categories.id = category_id
        WHERE status = 'published' AND categories.state = 'shown') AS tours,
      EXISTS (SELECT FROM users WHERE role = 'admin' AND email_verified_at IS NOT NULL) AS "mailArrived"`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('A SELECT of counts always has a row.')
  return facts
}

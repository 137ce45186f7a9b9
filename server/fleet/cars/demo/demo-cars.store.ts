import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Any number, the same in every Annai: who holds it fills in the papers of the demo cars. */
const demoLock = 727_020

/** Two processes that start together take turns; the second then finds everything there. */
export async function waitForTurn(transaction: Database): Promise<void> {
  await sql`SET LOCAL lock_timeout = '60s'`.execute(transaction)
  await sql`SELECT pg_advisory_xact_lock(${demoLock})`.execute(transaction)
}

/** Cars of the demo fleet that never had a paper, by the order of their ids. */
export async function findBareDemoCars(db: Database) {
  return db
    .selectFrom('vehicles')
    .innerJoin('resources', 'resources.id', 'vehicles.resource_id')
    .select(['resources.id', 'resources.name as boardName', 'plate', 'class', 'garage_code as garage'])
    .where(sql<boolean>`resources.id::text LIKE '00000000-0000-4000-8000-000001%'`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('papers').select('papers.id').whereRef('papers.resource_id', '=', 'vehicles.resource_id'))),
    )
    .orderBy('resources.id')
    .execute()
}

/** Everybody who drives, by the order of their ids. */
export async function findDemoChauffeurs(db: Database) {
  return db
    .selectFrom('chauffeurs')
    .innerJoin('resources', 'resources.id', 'chauffeurs.resource_id')
    .select(['resources.id', 'drives', 'garage_code as garage'])
    .where('active', '=', true)
    .orderBy('resources.id')
    .execute()
}

export interface DemoFacts {
  colour: string
  firstRegistered: string
  odometerKm: number
  etcCard: string
  usualChauffeurId: string | null
}

/** What the office has typed meanwhile stays. */
export async function fillFacts(db: Database, id: string, facts: DemoFacts): Promise<void> {
  await db
    .updateTable('vehicles')
    .set({
      colour: facts.colour,
      first_registered: facts.firstRegistered,
      odometer_km: facts.odometerKm,
      etc_card: facts.etcCard,
      usual_chauffeur: facts.usualChauffeurId,
    })
    .where('resource_id', '=', id)
    .where('version', '=', 1)
    .execute()
}

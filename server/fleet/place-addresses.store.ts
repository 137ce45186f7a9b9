import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'

/** Addresses in Japanese of the places with these names, by name; those that we know. */
export async function findPlaceAddresses(db: Database, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .selectFrom('places')
    .select(['name', 'address_ja'])
    .where('name', 'in', [...names])
    .where('address_ja', '<>', '')
    .execute()
  return new Map(rows.map(({ name, address_ja }) => [name, address_ja]))
}

/** Fills in those of places that have none yet, by slug. */
export async function fillPlaceAddresses(db: Database, addresses: Readonly<Record<string, string>>): Promise<void> {
  await sql`UPDATE places SET address_ja = given.address
    FROM unnest(${Object.keys(addresses)}::text[], ${Object.values(addresses)}::text[]) AS given (slug, address)
    WHERE places.slug = given.slug AND places.address_ja = ''`.execute(db)
}

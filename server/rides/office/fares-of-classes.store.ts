import { sql } from 'kysely'
import type { VehicleClass } from '#contract/catalogue.ts'
import { classesPricedBy } from '#contract/fares.ts'
import type { Database } from '#server/platform/database.ts'
import { readFaresAt } from '../fares.store.ts'
import { sinceInForce } from './fares-naming.store.ts'

/** Names of the tables in force, to come and in draft that price rides in a class. */
export async function faresPricing(db: Database, vehicleClass: VehicleClass, now: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM fare_tables
    WHERE ${sinceInForce(now)} AND fares -> 'point' -> 'leastYen' ? ${vehicleClass}
    ORDER BY in_force_from, name`.execute(db)
  return rows.map(({ name }) => name)
}

/** The classes that the fares in force price. */
export async function pricedInForce(db: Database, now: Date): Promise<ReadonlySet<VehicleClass>> {
  const table = await readFaresAt(db, now)
  return new Set(table ? classesPricedBy(table.fares) : [])
}

import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DeskHours } from '#core/desk-hours.ts'
import type { Database } from '#server/platform/database.ts'
import { saveDeskHours, selectDeskHours, toDeskHours } from './desk-hours.store.ts'

/** Who we are on paper. */
export interface Company {
  name: string
  address: string
  /** T and 13 digits, as the tax office registers issuers of invoices; null while we have none. */
  registrationNumber: string | null
  /** In international form, as people read it. */
  telephone: string
  email: string
  /** When it is answered. */
  hours: DeskHours
}

export async function readCompany(db: Database): Promise<Company> {
  const { hours, ...company } = await db
    .selectFrom('company')
    .select(['name', 'address', 'registration_number as registrationNumber', 'telephone', 'email'])
    .select(jsonArrayFrom(selectDeskHours(db)).as('hours'))
    .executeTakeFirstOrThrow()
  return { ...company, hours: toDeskHours(hours) }
}

/** Gives the company a number where it has none. */
export async function fillRegistrationNumber(db: Database, number: string): Promise<void> {
  await db
    .updateTable('company')
    .set({ registration_number: number })
    .where('registration_number', 'is', null)
    .execute()
}

export async function saveCompany(db: Database, { registrationNumber, hours, ...company }: Company): Promise<void> {
  await db
    .updateTable('company')
    .set({ ...company, registration_number: registrationNumber })
    .execute()
  await saveDeskHours(db, hours)
}

import type { Context } from '#server/platform/context.ts'
import { fillRegistrationNumber } from './company.store.ts'
import { fillDeskHours } from './desk-hours.store.ts'

/** Nobody has this number: it shows where ours will stand. */
export const demoNumber = 'T0000000000000'
const demoHours = { fromMinutes: 5 * 60, untilMinutes: 23 * 60 }

export async function seedDemoCompany({ db }: Context): Promise<void> {
  await fillRegistrationNumber(db, demoNumber)
  await fillDeskHours(db, demoHours)
}

import type { Context } from '#server/platform/context.ts'
import { fillRegistrationNumber } from './company.store.ts'

/** Nobody has this number: it shows where ours will stand. */
const demoNumber = 'T0000000000000'

export const seedDemoCompany = ({ db }: Context): Promise<void> => fillRegistrationNumber(db, demoNumber)

import type { Context } from '#server/platform/context.ts'
import { openUntouched } from './opening.store.ts'

/** With demo data everything is there to be looked at and booked, unless somebody closed it. */
export const seedOpenHouse = ({ db, clock }: Context): Promise<void> => openUntouched(db, clock.now())

import type { Context } from '#server/platform/context.ts'
import { fillClassCards } from './classes/class-cards.store.ts'
import { addClasses, addPolicies } from './save-standards.store.ts'
import { standardCards } from './standard-cards.ts'
import { standardClasses, standardPolicies } from './standards.ts'

/** Adds classes and duty rules where they are missing: no car can be entered, and no day priced, without them. */
export async function layFleetStandards({ db }: Pick<Context, 'db'>): Promise<void> {
  await addPolicies(db, standardPolicies)
  await addClasses(db, standardClasses)
  await fillClassCards(db, standardCards)
}

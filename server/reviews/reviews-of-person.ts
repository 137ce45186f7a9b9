import type { ReviewsOfPerson } from '#contract/reviews-office.ts'
import { findCrewContacts } from '#server/fleet/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { latestOfPerson, sumUpPerson } from './reviews-of-person.store.ts'

/** What guests say of one chauffeur or guide; only the office knows who drove. */
export async function reviewsOfPerson({ db, clock }: Context, id: string): Promise<ReviewsOfPerson> {
  const contact = (await findCrewContacts(db, [id])).get(id)
  if (!contact || contact.kind === 'vehicle') throw new AppError('people.unknown')
  const { kind } = contact
  return { ...(await sumUpPerson(db, { id, kind, now: clock.now() })), latest: await latestOfPerson(db, { id, kind }) }
}

import { emailKey } from '#contract/text.ts'
import { findAddressees } from '#server/booking/index.ts'
import type { Database } from '#server/platform/database.ts'
import { removeJobsNaming } from '#server/platform/jobs.store.ts'
import type { Person, Traces } from '#server/platform/personal-data.ts'
import { forgetWishes, readOwnWishes } from './coming-wishes.store.ts'

/** What an address waits to hear of, once it is shown to be theirs. */
export const copyWishes = async (db: Database, { email }: Person) =>
  email === null ? [] : readOwnWishes(db, emailKey(email))

/** Nothing more is sent to them, also not what failed and would be tried again. */
export async function eraseWishes(db: Database, { person, bookingIds }: Traces): Promise<void> {
  const guests = await findAddressees(db, bookingIds)
  const emails = [...guests.map(({ email }) => email), ...(person?.email ? [person.email] : [])]
  await removeJobsNaming(db, await forgetWishes(db, [...new Set(emails.map(emailKey))]))
}

import { findAddressees, findIdsOf } from '#server/booking/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { spellingsOf } from '#server/platform/erased.rules.ts'
import type { PersonalData, Traces } from '#server/platform/personal-data.ts'
import {
  countMessagesAbout,
  forgetContactsOf,
  forgetMessagesAbout,
  readContactsOf,
  readMessagesAbout,
  type Sender,
} from './own-messages.store.ts'

/** What guests and the office wrote each other. */
export const messagesPersonalData: PersonalData = {
  name: 'messages',
  async copy({ db }, person) {
    const contacts = person.email === null ? [] : await readContactsOf(db, everythingFrom(person.email))
    return {
      about_bookings: await readMessagesAbout(db, await findIdsOf(db, person)),
      contact_form: contacts.map(({ id: _, ...contact }) => contact),
    }
  },
  async erase(db, traces) {
    await forgetMessagesAbout(db, traces.bookingIds)
    for (const sender of await sendersOf(db, traces)) await forgetContactsOf(db, sender)
  },
}

const everythingFrom = (email: string): Sender => ({ spellings: spellingsOf(email), reference: null })

/** A person with all their letters; of a booking alone only those that its guest wrote about it. */
async function sendersOf(db: Database, { person, bookingIds }: Traces): Promise<Sender[]> {
  const guests = await findAddressees(db, bookingIds)
  return [
    ...(person?.email ? [everythingFrom(person.email)] : []),
    ...guests.map(({ email, reference }) => ({ spellings: spellingsOf(email), reference })),
  ]
}

/** For whoever keeps what was mailed about them: the letters that are about to be erased, by their ids. */
export async function findContactsIn(db: Database, traces: Traces): Promise<string[]> {
  const found = await Promise.all((await sendersOf(db, traces)).map((sender) => readContactsOf(db, sender)))
  return found.flat().map(({ id }) => id)
}

/** How often somebody wrote about what they booked. */
export const countMessages = async ({ db }: Context, userId: string): Promise<number> =>
  countMessagesAbout(db, await findIdsOf(db, { userId, email: null }))

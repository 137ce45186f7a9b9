import { emailKey } from '#contract/text.ts'
import { findAccountFacts, findKeysOfOthers } from '#server/accounts/index.ts'
import { findAddressees, findIdsOf, findKeysInUse } from '#server/booking/index.ts'
import { findContactsIn } from '#server/messages/index.ts'
import type { Database } from '#server/platform/database.ts'
import { spellingsOf } from '#server/platform/erased.rules.ts'
import { removeJobsNaming } from '#server/platform/jobs.store.ts'
import type { PersonalData, Traces } from '#server/platform/personal-data.ts'
import { forgetMails, forgetRefusals, readOwnMails, readRefusals } from './own-mails.store.ts'

/** Which mails went where, and which nobody wants. */
export const notificationsPersonalData: PersonalData = {
  name: 'mails',
  async copy({ db, settings }, person) {
    const { userId, email } = person
    const bookingIds = await findIdsOf(db, person)
    const spellings = email === null ? [] : spellingsOf(email)
    const contacts = await findContactsIn(db, { person, bookingIds: [] })
    const mailed = { bookingIds, spellings, named: [userId, ...contacts], office: settings.mail.office }
    return {
      sent: await readOwnMails(db, mailed),
      not_wanted: email === null ? [] : await readRefusals(db, emailKey(email)),
    }
  },
  async erase(db, traces) {
    const { person, bookingIds } = traces
    const contacts = await findContactsIn(db, traces)
    const spellings = person?.email ? spellingsOf(person.email) : []
    await forgetMails(db, { bookingIds, spellings, named: [...(person ? [person.userId] : []), ...contacts] })
    await forgetRefusals(db, await keysNobodyUses(db, traces))
    // Nothing more is told about them, also not what failed and would be tried again.
    await removeJobsNaming(db, [...bookingIds, ...contacts])
  },
}

/** Somebody who left may still have a day ahead, and is not to be written to against their wish. */
async function keysNobodyUses(db: Database, { person, bookingIds }: Traces): Promise<string[]> {
  const guests = await findAddressees(db, bookingIds)
  const account = person && (await findAccountFacts(db, person.userId))
  const keys = [...guests, ...(account ? [account] : [])].map(({ email }) => emailKey(email))
  const used = new Set([
    ...(await findKeysInUse(db, keys, bookingIds)),
    ...(await findKeysOfOthers(db, keys, person?.userId ?? null)),
  ])
  return keys.filter((key) => !used.has(key))
}

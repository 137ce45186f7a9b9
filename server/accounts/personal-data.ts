import { emailKey } from '#contract/text.ts'
import { forgetSearches } from '#server/platform/change-trail.store.ts'
import { removeAnswers } from '#server/platform/idempotency.store.ts'
import { removeJobsNaming } from '#server/platform/jobs.store.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { eraseUser, forgetTrail, readNames } from './leaving/erase-account.store.ts'
import {
  readOwnAccount,
  readOwnLinks,
  readOwnSessions,
  readOwnTrail,
  readOwnTravellers,
} from './leaving/own-record.store.ts'
import { sha256 } from './tokens.ts'
import { countRecoveryCodes } from './two-factor/recovery-codes.store.ts'
import { findTwoFactor } from './two-factor/two-factor.store.ts'

/** The account itself: who it is, whom they travel with, and how they signed in. */
export const accountsPersonalData: PersonalData = {
  name: 'account',
  async copy({ db }, { userId }) {
    const twoFactor = await findTwoFactor(db, userId)
    return {
      profile: await readOwnAccount(db, userId),
      saved_travellers: await readOwnTravellers(db, userId),
      two_factor: twoFactor
        ? { on_since: twoFactor.on_since, recovery_codes_left: await countRecoveryCodes(db, userId) }
        : null,
      sessions: await readOwnSessions(db, userId),
      sign_in_history: await readOwnTrail(db, userId),
      links_mailed: await readOwnLinks(db, userId),
    }
  },
  async erase(db, { person }, now) {
    if (!person) return
    const { userId, email } = person
    const { fullName, email: known } = await readNames(db, userId)
    await forgetSearches(db, [fullName, known])
    await eraseUser(db, userId, now)
    await forgetTrail(db, { userId, emailHash: email === null ? null : sha256(emailKey(email)) })
    await removeAnswers(db, userId)
    await removeJobsNaming(db, [userId])
  },
}

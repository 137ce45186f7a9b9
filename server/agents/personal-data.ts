import { emailKey } from '#contract/text.ts'
import { forgetChanges } from '#server/platform/change-trail.store.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { eraseAgents, findOwnAgents } from './own-agents.store.ts'

/** Whom we talk to at a partner's, where that is somebody with an account. */
export const agentsPersonalData: PersonalData = {
  name: 'partner',
  copy: async ({ db }, { email }) => (email === null ? [] : findOwnAgents(db, emailKey(email))),
  async erase(db, { person }) {
    if (!person?.email) return
    await forgetChanges(db, 'agent', await eraseAgents(db, emailKey(person.email)))
  },
}

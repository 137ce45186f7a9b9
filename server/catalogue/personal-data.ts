import type { PersonalData } from '#server/platform/personal-data.ts'
import { findSavedItems, forgetWishes } from './wishes.store.ts'

/** What somebody saved for later. */
export const cataloguePersonalData: PersonalData = {
  name: 'saved_list',
  async copy({ db }, { userId }) {
    const saved = await findSavedItems(db, userId)
    return saved.map(({ item, savedAt }) => ({ item, saved_at: savedAt }))
  },
  async erase(db, { person }) {
    if (person) await forgetWishes(db, person.userId)
  },
}

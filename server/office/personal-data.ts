import type { PersonalData } from '#server/platform/personal-data.ts'
import { forgetViewsOf, viewsOf } from './saved-views.store.ts'

/** The views of lists that somebody of the office kept. */
export const officePersonalData: PersonalData = {
  name: 'saved_views',
  copy: ({ db }, { userId }) => viewsOf(db, userId),
  async erase(db, { person }) {
    if (person) await forgetViewsOf(db, person.userId)
  },
}

import { findAddressees } from '#server/booking/index.ts'
import type { Database } from '#server/platform/database.ts'
import { spellingsOf } from '#server/platform/erased.rules.ts'
import type { PersonalData, Traces } from '#server/platform/personal-data.ts'
import { copyWishes, eraseWishes } from './coming/personal-data.ts'
import { forgetViews, forgetViewsOf, readSearches, viewsOf } from './saved-views.store.ts'

/** The views of lists that somebody of the office kept, and what an address waits to hear of. */
export const housePersonalData: PersonalData = {
  name: 'house',
  async copy({ db }, person) {
    return { saved_views: await viewsOf(db, person.userId), wishes_to_hear: await copyWishes(db, person) }
  },
  async erase(db, traces) {
    if (traces.person) await forgetViewsOf(db, traces.person.userId)
    await forgetViewsAbout(db, traces)
    await eraseWishes(db, traces)
  },
}

/** A view that looks for somebody by name or address finds nobody once they are erased, and would be the last to know them. */
async function forgetViewsAbout(db: Database, { person, bookingIds }: Traces): Promise<void> {
  const guests = await findAddressees(db, bookingIds)
  const emails = [...guests.map(({ email }) => email), ...(person?.email ? [person.email] : [])]
  const words = [...emails.flatMap(spellingsOf), ...guests.map(({ leadName }) => leadName.trim().toLowerCase())]
  if (words.length === 0) return
  const isAbout = (text: string) => words.some((word) => word !== '' && text.toLowerCase().includes(word))
  const about = (await readSearches(db)).filter(
    ({ name, query }) => isAbout(name) || [...new URLSearchParams(query).values()].some(isAbout),
  )
  await forgetViews(
    db,
    about.map(({ id }) => id),
  )
}

import { findIdsOf } from '#server/booking/index.ts'
import { forgetUploads, uploadNamesOf } from '#server/media/index.ts'
import { announceWith } from '#server/platform/announcements.ts'
import { forgetChanges } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { takePicturesOff, unsignReviews } from './erase-reviews.store.ts'
import { findReviewsAbout, findReviewsOfOwner } from './own-reviews.store.ts'

/** What guests wrote about their days, under which name, with which pictures. */
export const reviewsPersonalData: PersonalData = {
  name: 'reviews',
  copy: async ({ db }, person) => findReviewsAbout(db, await findIdsOf(db, person)),
  async erase(db, { person, bookingIds }) {
    const userId = person?.userId ?? null
    const authors = { userId, bookingIds, pictureNames: await uploadNamesOf(db, { userId, sentFor: bookingIds }) }
    const pictures = await takePicturesOff(db, authors)
    await forgetUploads(db, pictures)
    const { all, left } = await unsignReviews(db, authors)
    await forgetChanges(db, 'review', all)
    // Pages that were made before still show the name.
    if (left.length > 0 || pictures.length > 0) await announceWith(db, 'pages')
  },
}

export const countReviews = async ({ db }: Context, userId: string): Promise<number> =>
  (await findReviewsOfOwner(db, userId)).length

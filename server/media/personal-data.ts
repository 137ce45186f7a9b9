import type { PersonalData } from '#server/platform/personal-data.ts'
import { readOwnUploads, uploadNamesOf } from './own-uploads.store.ts'
import { forgetUploads } from './uploads.store.ts'

/** Pictures that people sent: of themselves, and for their reviews. Whoever shows one has let it go before. */
export const mediaPersonalData: PersonalData = {
  name: 'pictures',
  async copy({ db }, { userId }) {
    const uploads = await readOwnUploads(db, userId)
    return uploads.map(({ path, alt, sentAt, bytes }) => ({
      path,
      alt,
      sent_at: sentAt,
      picture: `data:image/webp;base64,${bytes.toString('base64')}`,
    }))
  },
  async erase(db, { person, bookingIds }) {
    await forgetUploads(db, await uploadNamesOf(db, { userId: person?.userId ?? null, sentFor: bookingIds }))
  },
}

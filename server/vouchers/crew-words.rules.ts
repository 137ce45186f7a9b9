import { findingInWords, keepsCarAway } from '#contract/crew-missing.ts'
import type { ResourceKind } from '#core/crew.ts'
import type { BookingRow, RideInWords } from '#server/booking/index.ts'
import { languageName } from '#server/platform/language-name.rules.ts'
import { tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'

/** In which a guide was asked for; null of a ride. */
export const languageOf = ({ ride, wish }: Pick<BookingRow, 'ride' | 'wish'>) =>
  ride ? null : languageName(wish.guideLanguage)

/** A meeting is promised once there is somebody to be met. */
export const metBy = (ride: RideInWords, missing: ResourceKind | null): RideInWords =>
  keepsCarAway(missing) ? { ...ride, meeting: null, meetingAtLength: null } : ride

/** What papers say in place of whoever is not found yet; the desk's number stands on them. */
export function stillFinding(booking: Pick<BookingRow, 'ride' | 'wish' | 'startsAt'>, missing: ResourceKind): string {
  const finding = findingInWords(missing, { clock: tokyoTimeOf(booking.startsAt), language: languageOf(booking) })
  return keepsCarAway(missing) ? `${finding} If you do not hear from us, ring the desk.` : finding
}

import type { Booking } from './booking.ts'

/**
 * Where the chauffeur is found, as it stands after "will be": one rule for pages and mails. Null where it is neither a
 * door nor a hall, or nobody knows: the place has a name. A ride that meets a flight is told apart, by its landing.
 */
export function standsAt({
  pickUp,
  ride,
  isHotelUntold,
}: Pick<Booking, 'pickUp' | 'ride' | 'isHotelUntold'>):
  | 'at the door'
  | 'at your hotel'
  | 'in the arrivals hall'
  | null {
  // The tour's own place: a hotel that was not named yet has no door, and some other stands there by its name.
  if (!pickUp) return isHotelUntold ? 'at your hotel' : null
  if (pickUp.kind === 'hotel' || pickUp.kind === 'address') return 'at the door'
  return pickUp.kind === 'airport' && !ride ? 'in the arrivals hall' : null
}

/** "Kenji will be at the door at 05:20." */
export function willBeThere(who: string, where: ReturnType<typeof standsAt>, clock: string): string {
  return where ? `${who} will be ${where} at ${clock}.` : `${who} will meet you at ${clock}.`
}

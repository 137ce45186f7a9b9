import { canNobodyCome } from '#contract/crew-missing.ts'
import { boardOf } from '#contract/names.ts'
import type { RideMeeting, Terminal } from '#contract/rides.ts'
import type { OpenBooking } from './load-booking.ts'
import { isRide, meetsFlight } from './ride-words.ts'

interface MeetingPlace {
  name: string
  nameJa: string | null
  latitude: number | null
  longitude: number | null
  isGuestsHotel?: boolean
}

export interface MeetingOf {
  place: MeetingPlace
  /** In the hall of an airport, with the board or at the kerb. */
  hall: { terminal: Terminal; meeting: RideMeeting } | null
  /** What the board says. */
  board: string
}

/** Where the guests find us; null where nobody knows any more. */
export function meetingOf({ booking, tour, terminal }: OpenBooking): MeetingOf | null {
  const found = booking.pickUp ?? tour?.pickUp
  if (!found) return null
  const place: MeetingPlace = {
    name: found.name,
    nameJa: found.nameJa ?? null,
    latitude: found.latitude ?? null,
    longitude: found.longitude ?? null,
    isGuestsHotel: booking.isHotelUntold,
  }
  // A ride to an airport ends in its hall and begins elsewhere.
  const isMet = isRide(booking) ? meetsFlight(booking) : booking.pickUp?.kind === 'airport'
  return {
    place,
    // The way through a hall leads to whoever stands there with the board.
    hall: isMet && terminal && !canNobodyCome(booking) ? { terminal, meeting: booking.ride?.meeting ?? 'board' } : null,
    board: boardOf(booking),
  }
}

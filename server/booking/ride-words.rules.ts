import { hasFreeWaiting, minutesToEnd } from '#contract/meeting-times.ts'
import { formatYen } from '#contract/money.ts'
import { boardOf } from '#contract/names.ts'
import type { Ride, Terminal } from '#contract/rides.ts'
import { countedInWords } from '#core/words.ts'
import { addMinutes, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import type { BookingRow } from './bookings.store.ts'
import { hourOf, waitFreeUntil } from './landings/landing.rules.ts'

/** What papers, mails and the crew say of a ride beside its two ends. */
export interface RideInWords {
  /** "NH 212 lands at 11:20 (by plan 10:00)"; null where no flight is waited for. */
  landing: string | null
  /** "Arrivals hall, exit 2, with a board that says Marsh"; null where it begins at no airport. */
  meeting: string | null
  /** The same with the way there, in sentences; the board is named once. */
  meetingAtLength: string | null
  /** "Free until 11:30, then ¥3,000 for every 30 minutes"; null by the hour, where the car is theirs. */
  waiting: string | null
  freeUntil: Date | null
  /** "13:30, four hours from the pick-up"; null of a ride that ends where it goes. */
  yoursUntil: string | null
}

export type RideToTell = Pick<BookingRow, 'landsAt' | 'startsAt' | 'flight' | 'nameBoard' | 'leadName'> & { ride: Ride }

export function rideInWords(booking: RideToTell, terminal: Terminal | null): RideInWords {
  const { ride } = booking
  const onBoard = boardOf(booking)
  const freeUntil = hasFreeWaiting(ride) ? waitFreeUntil(booking) : null
  return {
    landing: landingOf(booking),
    ...meetingOf(ride.meeting, terminal, onBoard),
    waiting:
      freeUntil &&
      `Free until ${tokyoTimeOf(freeUntil)}, then ${formatYen(ride.waitStepYen)} for every ${ride.waitStepMinutes} minutes`,
    freeUntil,
    yoursUntil: yoursUntil(booking),
  }
}

/** By the hour the end is what was bought, so it stands wherever the beginning does. */
function yoursUntil({ ride, startsAt }: RideToTell): string | null {
  if (ride.hours === null) return null
  const end = addMinutes(startsAt, minutesToEnd(ride))
  return `${hourOf(end, startsAt)}, ${countedInWords(ride.hours, 'hour')} from the pick-up`
}

function meetingOf(
  how: Ride['meeting'],
  terminal: Terminal | null,
  onBoard: string,
): Pick<RideInWords, 'meeting' | 'meetingAtLength'> {
  if (how === null || terminal === null) return { meeting: null, meetingAtLength: null }
  if (how === 'kerb') {
    const meeting = `${terminal.kerbPoint}: ring us when you are out`
    return { meeting, meetingAtLength: `${meeting}.` }
  }
  const meeting = `${terminal.boardPoint}, with a board that says ${onBoard}`
  const isBoardNamed = terminal.directions.some((line) => line.includes('{name}'))
  const directions = terminal.directions.map((line) => line.replaceAll('{name}', onBoard))
  return { meeting, meetingAtLength: [`${isBoardNamed ? terminal.boardPoint : meeting}.`, ...directions].join(' ') }
}

/** With its day where that is not the day of the pick-up. */
function landingOf({ ride, landsAt, startsAt, flight }: RideToTell): string | null {
  const planned = ride.landsAt === null ? null : new Date(ride.landsAt)
  const at = landsAt ?? planned
  if (!planned || !at) return flight ? flight.toUpperCase() : null
  const told = at.getTime() === planned.getTime() ? '' : ` (by plan ${hourOf(planned, at)})`
  return `${flight ? flight.toUpperCase() : 'The flight'} lands at ${hourOf(at, startsAt)}${told}`
}

import type { Booking } from '#contract/booking.ts'
import { canNobodyCome } from '#contract/crew-missing.ts'
import { hasFreeWaiting, minutesEarly, minutesToEnd } from '#contract/meeting-times.ts'
import { formatYen } from '#contract/money.ts'
import { boardOf } from '#contract/names.ts'
import type { Ride } from '#contract/rides.ts'
import { standsAt, willBeThere } from '#contract/stands-at.ts'
import { onTokyoClock } from '#core/days.ts'
import { counted } from '#core/words.ts'
import { piecesOf, type ScaleParty } from '#web/fleet/site/index.ts'
import { hoursRun } from '#web/rides/site/index.ts'
import { longDay, shortDay } from '#web/ui/day.ts'
import { chauffeurOf, clockOf, dayOf, givenName } from './booking-words.ts'
import type { PlanStop } from './day-plan.ts'

export type RideBooking = Booking & { ride: Ride }

export const isRide = (booking: Booking): booking is RideBooking => booking.ride !== null

const minuteMs = 60_000

/** So many minutes after a moment, on Tokyo's clock. */
export const minutesAfter = (iso: string, minutes: number) =>
  onTokyoClock(new Date(Date.parse(iso) + minutes * minuteMs))

/** The flight is met: the pick-up hangs on the landing. */
export const meetsFlight = ({ ride, landsAt }: Pick<Booking, 'ride' | 'landsAt'>) =>
  ride?.airport === 'arrival' && landsAt !== null

/** Until then waiting costs nothing: reckoned from the landing where a flight is met, else from the pick-up. */
export const waitFreeUntil = (booking: Pick<RideBooking, 'ride' | 'landsAt' | 'startsAt'>) =>
  minutesAfter(
    meetsFlight(booking) ? (booking.landsAt ?? booking.startsAt) : booking.startsAt,
    booking.ride.freeWaitMinutes,
  )

/** What would follow from another landing, before anybody is asked. */
export const afterLanding = (ride: Ride, landsAt: string) => ({
  startsAt: minutesAfter(landsAt, ride.customsMinutes),
  waitFreeUntil: minutesAfter(landsAt, ride.freeWaitMinutes),
})

/** "Saturday 21 November 2026, pick-up 19:50". */
export const rideWhen = ({ startsAt }: Pick<Booking, 'startsAt'>) =>
  `${longDay(dayOf(startsAt), { withYear: true })}, pick-up ${clockOf(startsAt)}`

/** "20:05", and with its day where that is another than the pick-up's. */
export const clockBeside = (iso: string, beside: string) =>
  dayOf(iso) === dayOf(beside) ? clockOf(iso) : `${shortDay(dayOf(iso))}, ${clockOf(iso)}`

/** A ride has both its ends; of an old one whose place is gone, what can be said. */
export const rideEnds = ({ pickUp, dropOff }: Pick<Booking, 'pickUp' | 'dropOff'>) => ({
  from: pickUp?.name ?? 'As arranged with the desk',
  to: dropOff?.name ?? null,
})

/** Who and what stands beside the car. */
export const scalePartyOf = ({ guests, childAges, largeCases, extras }: RideBooking): ScaleParty => ({
  adults: Math.max(0, guests - childAges.length),
  ages: childAges,
  largeCases,
  strollers: piecesOf(extras, 'stroller'),
  wheelchairs: piecesOf(extras, 'wheelchair'),
})

/** A moment of the ride; `isWaiting` where the free waiting ends. */
export interface RideMoment extends PlanStop {
  isWaiting?: boolean
}

/** The ride on the clock: the landing, the pick-up, until when waiting is free, and where it ends. */
export function ridePlan(booking: RideBooking): RideMoment[] {
  const { ride, startsAt } = booking
  const { from, to } = rideEnds(booking)
  if (ride.way === 'hourly') {
    const end = minutesAfter(startsAt, minutesToEnd(ride))
    return [
      { clock: clockOf(startsAt), name: from, note: hoursRun },
      { clock: clockBeside(end, startsAt), name: to ?? from, note: `${counted(ride.hours ?? 0, 'hour')} later` },
    ]
  }
  return [
    ...landing(booking),
    pickUpMoment(booking),
    ...freeWaiting(booking),
    { clock: '', name: to ?? from, note: driveWords(booking) },
  ]
}

function landing({ landsAt, flight, ...rest }: RideBooking): RideMoment[] {
  if (!meetsFlight({ landsAt, ...rest }) || !landsAt) return []
  return [
    {
      clock: clockBeside(landsAt, rest.startsAt),
      name: flight ? `${flight} lands` : 'Your flight lands',
      note: 'We look at the landing time before we send the car. A late landing costs nothing; please tell us of one you know.',
    },
  ]
}

/** In the hall it is the chauffeur who is there, and the place stands under them. */
function pickUpMoment(booking: RideBooking): RideMoment {
  const { startsAt, crew, ride } = booking
  const { from } = rideEnds(booking)
  const clock = clockOf(startsAt)
  if (!meetsFlight(booking) || canNobodyCome(booking)) return { clock, name: from, note: '' }
  const who = whoComes(crew, 'Your chauffeur')
  return { clock, name: ride.meeting === 'kerb' ? `${who} is near by` : `${who} is in the hall`, note: `${from}.` }
}

function freeWaiting(booking: RideBooking): RideMoment[] {
  const { ride, startsAt } = booking
  if (!hasFreeWaiting(ride)) return []
  const until = clockBeside(waitFreeUntil(booking), startsAt)
  const after = meetsFlight(booking) ? 'landing' : 'the pick-up time'
  return [
    {
      clock: until,
      name: 'Free waiting ends',
      note: `You have until ${until}, ${ride.freeWaitMinutes} minutes after ${after}; then ${formatYen(ride.waitStepYen)} each ${ride.waitStepMinutes} minutes.`,
      isWaiting: true,
    },
  ]
}

/** When it ends hangs on when it begins: the earliest is said, and is not promised. */
function driveWords({ ride, startsAt }: RideBooking): string {
  const there = clockBeside(minutesAfter(startsAt, minutesToEnd(ride)), startsAt)
  return `About ${ride.driveMinutes} minutes by car, ${Math.round(ride.kilometres)} km: ${there} if we leave at ${clockOf(startsAt)}.`
}

const whoComes = (crew: Booking['crew'], unnamed: string) => {
  const chauffeur = chauffeurOf(crew)
  return chauffeur ? givenName(chauffeur.name) : unnamed
}

/** The headline of a ride that is arranged: who waits where, from when. */
export function rideHeadline(booking: RideBooking): string {
  const { crew, startsAt, ride } = booking
  const who = whoComes(crew, 'Your chauffeur')
  if (!meetsFlight(booking))
    return `It is arranged. ${willBeThere(who, standsAt(booking), clockOf(minutesAfter(startsAt, -minutesEarly)))}`
  return ride.meeting === 'kerb'
    ? `It is arranged. ${who} is near by from ${clockOf(startsAt)}, and comes when you ring.`
    : `It is arranged. ${who} waits in arrivals from ${clockOf(startsAt)}.`
}

/** What happens at the pick-up, in one sentence. */
export function rideMeeting(booking: RideBooking): { at: string; text: string } {
  const { crew, startsAt, ride, flight } = booking
  const who = whoComes(crew, 'Your chauffeur')
  const board = boardOf(booking)
  if (!meetsFlight(booking))
    return {
      at: minutesAfter(startsAt, -minutesEarly),
      text: `${who} waits at ${rideEnds(booking).from} with “${board}” on the board.`,
    }
  if (ride.meeting === 'kerb')
    return { at: startsAt, text: `Ring us when you have your bags; ${who} comes to the kerb.` }
  return {
    at: startsAt,
    text: `${who} waits in arrivals${flight ? ` for ${flight}` : ''} with “${board}” on the board.`,
  }
}

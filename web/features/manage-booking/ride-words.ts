import { minutesEarly } from '#contract/at-the-door.ts'
import type { Booking } from '#contract/booking.ts'
import { formatYen } from '#contract/money.ts'
import type { Ride } from '#contract/rides.ts'
import { onTokyoClock } from '#web/ui/cancellation-steps.ts'
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

const hoursInWords = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`)

/** The ride along its road: the landing, the pick-up with its free waiting, and where it ends. */
export function ridePlan(booking: RideBooking): PlanStop[] {
  const { ride, landsAt, startsAt, flight } = booking
  const { from, to } = rideEnds(booking)
  const lands = meetsFlight(booking) && landsAt ? [{ clock: clockOf(landsAt), name: landing(flight), note: '' }] : []
  const waits =
    ride.freeWaitMinutes > 0
      ? `You have until ${clockBeside(waitFreeUntil(booking), startsAt)}, ${ride.freeWaitMinutes} minutes after ${meetsFlight(booking) ? 'landing' : 'the pick-up time'}; then ${formatYen(ride.waitStepYen)} each ${ride.waitStepMinutes} minutes.`
      : ''
  const pickUp = { clock: clockOf(startsAt), name: from, note: waits }
  if (ride.way === 'hourly') {
    const end = minutesAfter(startsAt, (ride.hours ?? 0) * 60)
    return [
      pickUp,
      { clock: clockBeside(end, startsAt), name: to ?? from, note: `${hoursInWords(ride.hours ?? 0)} later` },
    ]
  }
  const drive = `About ${ride.driveMinutes} minutes by car, ${Math.round(ride.kilometres)} km.`
  return [...lands, pickUp, { clock: '', name: to ?? from, note: drive }]
}

const landing = (flight: string) => (flight ? `${flight} lands` : 'Your flight lands')

const whoComes = (crew: Booking['crew'], unnamed: string) => {
  const chauffeur = chauffeurOf(crew)
  return chauffeur ? givenName(chauffeur.name) : unnamed
}

/** The headline of a ride that is arranged: who waits where, from when. */
export function rideHeadline(booking: RideBooking): string {
  const { crew, startsAt, ride } = booking
  if (!meetsFlight(booking))
    return `It is arranged. ${whoComes(crew, 'The car')} will be at the door at ${clockOf(minutesAfter(startsAt, -minutesEarly))}.`
  const who = whoComes(crew, 'Your chauffeur')
  return ride.meeting === 'kerb'
    ? `It is arranged. ${who} is near by from ${clockOf(startsAt)}, and comes when you ring.`
    : `It is arranged. ${who} waits in arrivals from ${clockOf(startsAt)}.`
}

/** What happens at the pick-up, in one sentence. */
export function rideMeeting(booking: RideBooking): { at: string; text: string } {
  const { crew, startsAt, ride, nameBoard, leadName, flight } = booking
  const who = whoComes(crew, 'Your chauffeur')
  const board = nameBoard || leadName
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

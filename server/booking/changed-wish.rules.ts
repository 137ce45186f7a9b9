import type { changeQuote } from '#contract/booking-changes.ts'
import type { WishChange } from '#contract/booking-desk-changes.ts'
import type { ReadInputOf } from '#contract/endpoint.ts'
import { isFlightStillMet } from '#contract/place-words.ts'
import { tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { flightTold, withFlight } from '#server/pricing/index.rules.ts'
import type { KeptWish } from '#server/pricing/index.ts'
import type { BookingRow } from './bookings.store.ts'

/** Of a guest; the office may also change who guides. */
export type Change = Omit<ReadInputOf<typeof changeQuote>, 'reference' | 'token'> &
  Pick<WishChange, 'guide' | 'guideLanguage'>

/**
 * The wish of a booking with a change applied: what is left out stays, null goes back to the usual. A new place puts
 * an address in its stead aside, and the other way round.
 */
export function changedWish(booking: Changeable, change: Change): KeptWish {
  const { pickUp, pickUpAddress, dropOff, dropOffAddress, vehicleClass, ...rest } = booking.wish
  const start = startOf(booking)
  const wish = {
    ...rest,
    day: change.day ?? start.day,
    start: change.start ?? start.start,
    guests: change.guests ?? rest.guests,
    childAges: change.childAges ?? rest.childAges,
    largeCases: change.largeCases ?? rest.largeCases,
    extraHalfHours: change.extraHalfHours ?? rest.extraHalfHours,
    guide: change.guide ?? rest.guide,
    guideLanguage: change.guideLanguage ?? rest.guideLanguage,
    extras: change.extras ?? rest.extras,
    ...named('vehicleClass', change.vehicleClass === undefined ? booking.vehicleClass : change.vehicleClass),
    ...meeting('pickUp', { place: pickUp, address: pickUpAddress }, change),
    ...meeting('dropOff', { place: dropOff, address: dropOffAddress }, change),
  } as KeptWish
  return withFlight(wish, booking.flight, change.flight)
}

type Changeable = Pick<BookingRow, 'wish' | 'vehicleClass'> & Partial<Pick<BookingRow, 'landsAt' | 'ride' | 'flight'>>

/** A ride that waits for a flight begins with its landing, as that is known by now. */
function startOf({ wish: { day, start }, ride, landsAt }: Changeable): { day: string; start: string } {
  if (!ride || ride.landsAt === null || !landsAt) return { day, start }
  return { day: tokyoDayOf(landsAt), start: tokyoTimeOf(landsAt) }
}

const named = <Name extends string, Value>(name: Name, value: Value | null | undefined) =>
  (value === null || value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Value>>

type End = 'pickUp' | 'dropOff'

function meeting(end: End, old: { place: string | undefined; address: string | undefined }, change: Change) {
  const place = change[end]
  const address = change[`${end}Address`]
  const isTouched = place !== undefined || address !== undefined
  return {
    ...named(end, isTouched ? place : old.place),
    ...named(`${end}Address`, isTouched ? address : old.address),
  }
}

/**
 * A guest's change with the end that was never named, since it was where the day began: another pick-up leaves it there.
 */
export function keepingTheEnd<C extends Change>(
  { wish, dropOff }: Pick<BookingRow, 'wish' | 'dropOff'>,
  change: C,
): C | (C & Pick<Change, 'dropOff' | 'dropOffAddress'>) {
  const isTouched = (end: End) => change[end] !== undefined || change[`${end}Address`] !== undefined
  const isNamed = wish.dropOff !== undefined || wish.dropOffAddress !== undefined
  if (!isTouched('pickUp') || isTouched('dropOff') || isNamed || !dropOff) return change
  return { ...change, ...named('dropOff', wish.pickUp), ...named('dropOffAddress', wish.pickUpAddress) }
}

type Door = Pick<BookingRow, 'pickUp'> & { wish: Pick<KeptWish, 'pickUp' | 'pickUpAddress'> }

/** The room of one hotel is no room of another; one whose hotel was not named yet stays when it is. */
export function roomAfter(before: Door & Pick<BookingRow, 'room'>, now: Door): string {
  const isSame =
    before.pickUp?.name === now.pickUp?.name ||
    // A place that the office calls otherwise by now is still the same.
    (before.wish.pickUp !== undefined && before.wish.pickUp === now.wish.pickUp)
  return isSame || !before.pickUp ? before.room : ''
}

type Met = Pick<BookingRow, 'pickUp' | 'flight' | 'landsAt' | 'beginsAtHotel'>

/**
 * The flight of one airport is waited for at no other door, nor is the landing that the desk knows of it. One that comes
 * with the change is noted with it.
 */
export function flightAfter(
  { pickUp, flight, landsAt, beginsAtHotel }: Met,
  now: Pick<BookingRow, 'pickUp'> & { wish?: KeptWish },
) {
  const told = now.wish && flightTold(now.wish)
  if (told !== undefined) return { flight: told, landsAt }
  return isFlightStillMet(pickUp, now.pickUp, !beginsAtHotel) ? { flight, landsAt } : { flight: '', landsAt: null }
}

type Terms = Pick<BookingRow, 'startsAt' | 'vehicleClass' | 'wish' | 'pickUp' | 'dropOff'> &
  Partial<Pick<BookingRow, 'flight'>>

/** As it is written down: "Moved from 2026-12-09 08:00 to 2026-12-10 08:30", "Changed: party, car". */
export function changeInWords(before: Terms, after: Terms): string {
  const flight = flightInstead(before.flight, after.flight)
  if (before.startsAt.getTime() !== after.startsAt.getTime())
    return `Moved from ${hourOf(before.startsAt)} to ${hourOf(after.startsAt)}${flight && `, ${flight}`}`
  const party = ({ wish: { guests, childAges, largeCases } }: Terms) => [guests, childAges, largeCases]
  const seats = ({ wish: { extras } }: Terms) => extras.map(({ code, pieces }) => [code, pieces]).toSorted()
  const meetings = ({ pickUp, dropOff }: Terms) => [pickUp?.name, dropOff?.name]
  const differs = (of: (terms: Terms) => unknown) => JSON.stringify(of(before)) !== JSON.stringify(of(after))
  const changed = [
    differs(party) && 'party',
    differs(seats) && 'seats, strollers or wheelchairs',
    before.vehicleClass !== after.vehicleClass && 'car',
    differs(meetings) && 'where we meet',
    before.wish.extraHalfHours !== after.wish.extraHalfHours && 'length of the day',
    flight,
  ].filter(Boolean)
  return `Changed: ${changed.join(', ') || 'price'}`
}

/** "flight NH 6 instead of NH 212". */
const flightInstead = (before = '', after = before) =>
  after === before ? '' : `flight ${after || 'none'}${before && ` instead of ${before}`}`

const hourOf = (at: Date) => `${tokyoDayOf(at)} ${tokyoTimeOf(at)}`

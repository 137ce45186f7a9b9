import type { TripWish } from '#contract/trip-wish.ts'
import type { Finding } from '#contract/trips.ts'
import { addDays, onTokyoClock } from '#core/days.ts'
import type { Party } from '../trip-wish.rules.ts'

/** What is known of one thing of a trip. What nobody said is null, and never guessed. */
export interface Fact {
  id: string
  title: string
  wish: TripWish
  party: Party
  /** When guests must be there: of an arrival the landing. */
  beginsAt: Date
  /** When the car is there. */
  startsAt: Date
  /** When guests are where they go. */
  endsAt: Date
  /** Of a ride from or to an airport. */
  airport: 'arrival' | 'departure' | null
  fromArea: string | null
  toArea: string | null
  from: string | null
  to: string | null
}

/** What rules ask of roads and cars. */
export interface Ground {
  drivingMinutes: (from: string, to: string, at: Date) => number
  /** The smallest car that takes all of them, if one does. */
  carFor: (party: Party) => { vehicleClass: string; name: string } | null
}

/** A way out, to be tried before it is offered. */
export interface Proposal {
  words: string
  changes: { id: string; wish: TripWish | null }[]
}

export interface Misfit extends Omit<Finding, 'fixes'> {
  proposals: Proposal[]
}

export const dayAt = (at: Date) => onTokyoClock(at).slice(0, 10)
export const clockAt = (at: Date) => onTokyoClock(at).slice(11, 16)

const mostDays = 2
const daysBeyond = 3

/**
 * The nearest days on which nothing else is planned, after the arrival and before the departure where there are any;
 * of two equally near ones the later.
 */
export function openDaysFor({ id, beginsAt }: Fact, facts: readonly Fact[], today: string): string[] {
  const others = facts.filter((other) => other.id !== id)
  const taken = new Set(others.flatMap((other) => [dayAt(other.beginsAt), dayAt(other.endsAt)]))
  const days = facts.map((fact) => dayAt(fact.beginsAt)).toSorted()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const arrival = others.find(({ airport }) => airport === 'arrival')
  const departure = others.findLast(({ airport }) => airport === 'departure')
  const open: string[] = []
  for (let day = first; day <= addDays(last, daysBeyond); day = addDays(day, 1)) {
    const isAway = (arrival && day <= dayAt(arrival.endsAt)) || (departure && day >= dayAt(departure.beginsAt))
    if (day > today && !taken.has(day) && !isAway) open.push(day)
  }
  const own = Date.parse(dayAt(beginsAt))
  const distance = (day: string) => Math.abs(Date.parse(day) - own)
  return open
    .filter((day) => day !== dayAt(beginsAt))
    .toSorted((one, other) => distance(one) - distance(other) || (one > other ? -1 : 1))
    .slice(0, mostDays)
}

import type { Traveller } from '#contract/booking-details.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import type { Wish } from '#contract/wish.ts'
import type { Details } from '#core/booking-details.ts'

/** When a day was: the last one with this month and day, as "04-02"; or so many days from today, those before it negative. */
export type DemoWhen = string | number

export interface DemoEnd {
  state: 'cancelled' | 'no_show' | 'confirmed'
  /** Of a cancellation: so long before the day. */
  daysBefore?: number
}

/** A booking as demo data tells it; the rest follows from the tour and the fleet. */
export interface DemoBooking {
  tour: string
  when: DemoWhen
  leadName: string
  guests: number
  email?: string
  /** Left out: one of the tour's own, by turns. */
  start?: string
  wish?: Partial<Pick<Wish, 'vehicleClass' | 'childAges' | 'extras' | 'pickUp' | 'largeCases'>>
  /** Left out: the day came and went, or is still to come. */
  end?: DemoEnd
  userId?: string
  travellers?: Traveller[]
  details?: Partial<Omit<Details, 'leadName'>>
  /** It was booked with another car, which cost more; the difference went back so many days before the day. */
  changedCar?: { from: VehicleClass; daysBefore: number }
  /** Of one that is ahead; left out: some time in the last weeks. */
  madeMinutesAgo?: number
  /** The office keeps it until the evening, so many days from now; nothing is paid yet. */
  heldForDays?: number
  /** Confirmed by the office, and paid on the day. */
  payOnTheDay?: true
  /** Its chauffeur has fallen ill since, or its car broke down, and nobody stands in yet. */
  loses?: 'chauffeur' | 'vehicle'
  /** Of one that begins at an airport: its flight, and how long before the pick-up it lands. */
  flight?: { number: string; landsMinutesBefore: number }
  /** Left out: by turns. */
  card?: { brand: string; last4: string }
}

/** Names a booking of the demo: no two are of one tour on one day. */
export const demoKey = ({ tour, when }: Pick<DemoBooking, 'tour' | 'when'>) => `${tour} ${when}`

/** As a list has it: tour, day, who, how many. */
type Row = readonly [tour: string, when: DemoWhen, leadName: string, guests: number, more?: Partial<DemoBooking>]

export const rowsToBookings = (rows: readonly Row[]): DemoBooking[] =>
  rows.map(([tour, when, leadName, guests, more]) => ({ tour, when, leadName, guests, ...more }))

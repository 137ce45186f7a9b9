import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatYen } from '#contract/money.ts'
import type { OwnBooking } from '#contract/own-bookings.ts'
import { CarElevation } from '#web/fleet/site/index.ts'
import { Print } from '#web/ui/print.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { againAddress, standingOf, tripInWords } from './trip-words.ts'

type TripRowsProps = {
  trips: readonly OwnBooking[]
  now: string
  /** Where a trip opens. */
  to: (trip: OwnBooking) => string
  /** Where a hold is paid. */
  payTo: (trip: OwnBooking) => string
  /** Of a day that is over: a review to write, or what became of it. */
  reviewOf?: (trip: OwnBooking) => ReactNode
  /** Below a heading the rows begin with a rule; below tabs there is one already. */
  hasHeading?: boolean
}

/** Trips as rows: small print, name, day, where it stands, price. */
export function TripRows({ trips, hasHeading, ...rest }: TripRowsProps) {
  return (
    <ul className={hasHeading ? 'border-t border-ink' : '-mt-6'}>
      {trips.map((trip) => (
        <TripRow key={trip.reference} trip={trip} {...rest} />
      ))}
    </ul>
  )
}

function TripRow({
  trip,
  now,
  to,
  payTo,
  reviewOf,
}: Omit<TripRowsProps, 'trips' | 'hasHeading'> & { trip: OwnBooking }) {
  const { tone, word } = standingOf(trip, now)
  const isOver = trip.state !== 'confirmed' && trip.state !== 'on_hold' && trip.state !== 'pending'
  return (
    <li className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-3.5 gap-y-1.5 border-b border-line py-4 sm:grid-cols-[120px_minmax(0,1fr)_auto] sm:items-center sm:gap-x-6">
      {trip.service.picture ? (
        <Print of={trip.service.picture} alt="" sizes="120px" className="size-21 sm:h-20 sm:w-[120px]" />
      ) : (
        // A ride has no print of its own: the car stands for it.
        <span className="grid size-21 place-items-center border-b-4 border-dv11 bg-paper-2 p-1.5 sm:h-20 sm:w-[120px]">
          <CarElevation vehicleClass={trip.vehicleClass} className="h-auto w-full" />
        </span>
      )}
      <div className="min-w-0">
        <h3 className="font-serif text-[1.25rem] leading-tight font-[420]">
          <Link to={to(trip)} className="inline-block py-1 underline-offset-4 hover:underline">
            {trip.service.title}
          </Link>
        </h3>
        <p className="text-sm text-ink-2 tabular-nums">
          <bdi>{tripInWords(trip)}</bdi>
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm *:inline-flex *:min-h-11 *:items-center empty:hidden sm:*:min-h-8">
          {trip.state === 'on_hold' && <TextLink to={payTo(trip)}>Pay {formatYen(trip.totalYen)}</TextLink>}
          {isOver && (
            <TextLink to={againAddress(trip)}>
              Book again<span className="sr-only"> {trip.service.title}</span>
            </TextLink>
          )}
          {trip.state === 'redeemed' && reviewOf?.(trip)}
        </div>
      </div>
      <div className="flex items-center justify-between gap-6 max-sm:col-start-2">
        <Tag tone={tone}>{word}</Tag>
        <bdi className="min-w-[86px] text-end font-semibold tabular-nums">{formatYen(trip.totalYen)}</bdi>
      </div>
    </li>
  )
}

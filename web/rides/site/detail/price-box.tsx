import type { ReactNode } from 'react'
import { formatYen } from '#contract/money.ts'
import type { RideClass } from '#contract/ride-classes.ts'
import type { RideLeg } from '#contract/rides.ts'
import { CostLines } from '#web/pricing/site/index.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { longDay, shortDay } from '#web/ui/day.ts'
import { Price } from '#web/ui/price.tsx'
import { Ticket } from '#web/ui/ticket.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import { beginsInWords, dayOf, driveInWords, endInWords, freeUntilInWords, wayName } from '../ride-words.ts'
import { type DetailRide, partyWithSeats, ridePath } from './detail-ride.ts'
import { NotPossible } from './not-possible.tsx'

type PriceBoxProps = { car: RideClass; ride: DetailRide; more?: ReactNode }

/** What the ride costs in this car, line by line, and the way to book it. */
export function PriceBox({ car, ride, more }: PriceBoxProps) {
  const { option, legs, ask } = ride
  const [there] = legs
  const canBook = option.whyNot === null && (option.fit === 'exact' || option.fit === 'spare')
  const isPriced = option.ways.length > 0
  return (
    <aside aria-label="Your ride and its price" className="md:sticky md:top-6">
      <Ticket lift className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 md:p-6">
        {isPriced && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Price yen={option.totalYen} large className="*:text-[2.125rem] *:leading-none" />
            <span className="text-sm text-ink-2">{legs.length > 1 ? 'final, both ways' : 'final, per car'}</span>
          </div>
        )}
        {there && <Facts leg={there} ride={ride} />}
        {isPriced && <Ways ride={ride} />}
        {option.codeNote && (
          <p className="-mt-2 text-sm text-ink-2">
            <bdi>{option.codeNote}</bdi>
          </p>
        )}
        {canBook && there ? (
          <>
            <ButtonLink
              to={ridePath('booking', ask, car.vehicleClass)}
              variant="primary"
              wide
              className="whitespace-normal"
            >
              Book the {car.name} for {longDay(dayOf(there.startsAt)).split(' ')[0]}
            </ButtonLink>
            {more}
            {legs.map((leg, index) => (
              <p key={leg.startsAt} className="-mt-1.5 text-center text-xs text-ink-2 tabular-nums">
                <bdi>{freeUntilInWords(leg, wayName(index, legs.length))}</bdi>
              </p>
            ))}
          </>
        ) : (
          <NotPossible car={car} ride={ride} />
        )}
      </Ticket>
    </aside>
  )
}

function Facts({ leg, ride: { ask, legs } }: { leg: RideLeg; ride: DetailRide }) {
  const flight = ask.flight && leg.ride.airport === 'arrival' ? `${ask.flight.toUpperCase()}, ` : ''
  const back = legs[1]
  const facts = [
    [
      'From',
      `${endInWords(leg.pickUp)}, ${flight}${shortDay(dayOf(leg.ride.landsAt ?? leg.startsAt))}, ${beginsInWords(leg)}`,
    ],
    ...(leg.ride.way === 'hourly'
      ? [['For', `${leg.ride.hours} hours`]]
      : [['To', `${endInWords(leg.dropOff)}. ${driveInWords(leg)}`]]),
    ...(back ? [['Back', `${shortDay(dayOf(back.startsAt))}, ${beginsInWords(back)}`]] : []),
    ['Party', partyWithSeats(ask)],
  ] as const
  return (
    <dl className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3.5 gap-y-2 border-b border-line pb-4 text-[0.9375rem] leading-normal tabular-nums">
      {facts.map(([term, detail]) => (
        <div key={term} className="contents">
          <dt className="text-ink-3">{term}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <bdi>
              <Unbroken>{detail}</Unbroken>
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Ways({ ride: { option } }: { ride: DetailRide }) {
  const { ways, totalYen, taxes } = option
  const total = { label: 'Total' as const, yen: totalYen, taxes }
  const [only = []] = ways
  if (ways.length === 1)
    return (
      <div>
        <CostLines lines={only} total={total} />
      </div>
    )
  return (
    <>
      {ways.map((lines, index) => (
        <div key={wayName(index, ways.length)}>
          <h2 className="mb-2 flex justify-between text-sm font-semibold">
            {wayName(index, ways.length)}
            <bdi className="tabular-nums">{formatYen(lines.reduce((sum, { amountYen }) => sum + amountYen, 0))}</bdi>
          </h2>
          <CostLines lines={lines} />
        </div>
      ))}
      <div className="border-t border-ink pt-3">
        <CostLines lines={[]} total={total} />
      </div>
    </>
  )
}

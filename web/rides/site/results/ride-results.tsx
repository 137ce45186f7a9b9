import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Slot } from '#contract/availability.ts'
import type { RideAsk, RideOption } from '#contract/rides.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { rideQuery } from '../ride-address.ts'
import { askAt } from '../ride-nearest.ts'
import { ByTheOffice, CarRow } from './car-row.tsx'
import { Controls } from './controls.tsx'
import type { RideCars } from './load-cars.ts'
import { type Narrowing, narrowed, narrowingQuery, readNarrowing } from './narrowing.ts'
import { headlineOf, notesOf, shortName } from './words.ts'

const listPath = '/cabs/list'
const plain: Narrowing = { sort: 'fit', fits: false, free: false }

type RideResultsProps = {
  ask: RideAsk
  cars: RideCars
  /** Leads to the question about the party. */
  change: ReactNode
  /** What can be done with a car besides choosing it. */
  more?: (option: RideOption) => ReactNode
}

/** Every class for a ride: what takes all of them first, each with its final price. */
export function RideResults({ ask, cars, change, more }: RideResultsProps) {
  const { search } = useLocation()
  const headline = useLanding()
  const narrowing = readNarrowing(new URLSearchParams(search))
  const { options, legs, party } = cars
  const shown = narrowed(options, narrowing)
  const sold = options.filter(({ fit }) => fit !== 'ask')
  const first = shown.find(({ whyNot, fit }) => whyNot === null && fit !== 'ask')
  const asked = rideQuery(ask)
  const addressOf = (next: Narrowing, of: URLSearchParams = asked) => `${listPath}?${joined(of, narrowingQuery(next))}`
  const addressAt = (slot: Slot, { nearestWay }: RideOption) =>
    addressOf(narrowing, rideQuery(askAt(ask, slot, nearestWay)))
  return (
    <div className="wrap">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-[1.375rem] pb-4.5 md:pt-9 md:pb-[1.625rem]">
        <div className="min-w-0">
          <h1
            ref={headline}
            tabIndex={-1}
            className="font-serif text-[clamp(30px,3vw,42px)] leading-tight font-[380] outline-none"
          >
            {headlineOf(options)}
          </h1>
          <p className="mt-2 max-w-[84ch] text-ink-2">
            <bdi>{party}</bdi> {change}
          </p>
        </div>
        <Controls narrowing={narrowing} options={options} addressOf={(next) => addressOf(next)} rest={asked} />
      </div>
      {shown.map((option) =>
        option.fit === 'ask' ? (
          <ByTheOffice key={option.vehicleClass} option={option} />
        ) : (
          <CarRow
            key={option.vehicleClass}
            option={option}
            called={shortName(option, sold)}
            to={`/cabs/detail?${joined(asked, new URLSearchParams({ class: option.vehicleClass }))}`}
            isFirst={option === first}
            addressAt={addressAt}
            more={more}
          />
        ),
      )}
      {shown.length === 0 && (
        <p className="border-t border-line py-8">
          No class is left with these filters.{' '}
          <TextLink to={addressOf({ ...plain, sort: narrowing.sort })}>Show all of them</TextLink>
        </p>
      )}
      <section aria-label="Good to know" className="mt-5 grid gap-5 border-t border-ink pt-6 md:grid-cols-3 md:gap-10">
        {notesOf(legs).map(({ title, words }) => (
          <div key={title}>
            <h2 className="mb-1 text-[0.96875rem] font-semibold">{title}</h2>
            <p className="text-sm text-ink-2 tabular-nums">
              <bdi>{words}</bdi>
            </p>
          </div>
        ))}
      </section>
    </div>
  )
}

const joined = (...queries: URLSearchParams[]) => new URLSearchParams(queries.flatMap((query) => [...query]))

/** Another hour was pressed far below: the new answer is read from its headline on. */
function useLanding() {
  const { key, state } = useLocation()
  const headline = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival counts, also one that looks like the last
  useEffect(() => {
    if (state?.land === 'headline') headline.current?.focus()
  }, [key])
  return headline
}

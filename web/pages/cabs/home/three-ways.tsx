import type { ReactNode } from 'react'
import { formatYen } from '#contract/money.ts'
import type { RideWay } from '#contract/ride-ways.ts'
import type { RideFront } from '#contract/rides.ts'
import { wayNames } from '#web/rides/site/search/way-tabs.tsx'
import { Icon } from '#web/ui/icon.tsx'

const wayWords: Record<RideWay, string> = {
  transfer: 'Your name on a board in arrivals, or the car at the station. A flight that lands late costs nothing.',
  point: 'From one door to another, in the city or out of it, at a price fixed before you sit down.',
  hourly: 'The car stays with you: shops, meetings, a long dinner. Two hours at the least.',
}

/** Each way with an example at the fares in force, its waiting and its cancelling. */
export function ThreeWays({ front }: { front: RideFront | null }) {
  return (
    <section aria-label="Three ways" className="wrap pt-12 md:pt-20">
      <div className="grid border-t border-ink md:grid-cols-3">
        {wayNames.map(({ way, name, icon }) => {
          const example = front?.examples.find((one) => one.way === way)
          return (
            <div
              key={way}
              className="grid content-start gap-2 border-line py-[1.375rem] not-first:border-t md:px-8 md:pt-7 md:pb-[1.875rem] md:first:ps-0 md:not-first:border-s md:not-first:border-t-0"
            >
              <Icon of={icon} />
              <h2 className="font-serif text-[1.625rem] leading-tight font-[420]">{name}</h2>
              <p className="text-ink-2">{wayWords[way]}</p>
              {front && example && (
                <dl className="mt-3 grid grid-cols-[96px_minmax(0,1fr)] gap-x-3.5 gap-y-2 text-[0.9375rem] tabular-nums">
                  <Fact name="For example">{example.words}</Fact>
                  <Fact name={example.className} isStrong>
                    {formatYen(example.yen)}
                  </Fact>
                  {way === 'hourly' ? (
                    <Fact name="Longer">{formatYen(front.extraHalfHourYen)} each half hour</Fact>
                  ) : (
                    <Fact name="Waiting">
                      {example.freeWaitMinutes} min {way === 'transfer' && 'or more from landing '}free
                    </Fact>
                  )}
                  <Fact name="Cancel">free until {example.freeUntilHours} h before</Fact>
                </dl>
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}

type FactProps = { name: string; isStrong?: boolean; children: ReactNode }

function Fact({ name, isStrong, children }: FactProps) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className={isStrong ? 'font-semibold' : undefined}>
        <bdi>{children}</bdi>
      </dd>
    </>
  )
}

import type { Opening } from '#contract/opening.ts'
import type { Standard } from '#contract/standard.ts'
import { longDay } from '#web/ui/day.ts'
import type { OpeningDeeds } from './deeds.ts'
import { OpenTheDoors } from './open-the-doors.tsx'
import { StandardTicket } from './standard-ticket.tsx'
import { StationStop } from './station-stop.tsx'
import { WhatIsNext } from './what-is-next.tsx'
import { WhatVisitorsSee } from './what-visitors-see.tsx'

/** The dashboard of a house that was never open: the line to opening day, with one thing to do next. */
export function OpeningPath({ of: opening, standard, ...deeds }: { of: Opening; standard: Standard } & OpeningDeeds) {
  const { stations, today } = opening
  const numberOf = (id: string | null) => (id === null ? null : stations.findIndex((one) => one.id === id) + 1)
  const reached = stations.filter(({ state }) => state === 'reached' || state === 'gap').length
  return (
    <>
      <header className="mb-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-ink pb-3.5">
        <div>
          <p className="mb-1 text-[0.84375rem] font-semibold text-ink-2">{longDay(today)} · not open yet</p>
          <h1 className="font-serif text-[2.125rem] leading-[1.05] font-[380] tracking-[-0.018em] md:text-[2.5rem]">
            The way to opening day
          </h1>
        </div>
        <p className="font-serif text-[1.5rem] tabular-nums">
          {reached} of {stations.length}
        </p>
      </header>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div>
          <p className="pt-2.5 pb-1 text-sm text-ink-3">Every stop is a page you will use later too.</p>
          <ol className="px-3.5 md:px-0">
            {stations.map((station, at) => (
              <StationStop key={station.id} of={station} number={at + 1} afterNumber={numberOf(station.after)}>
                {station.state === 'here' &&
                  (station.id === 'open' ? (
                    <OpenTheDoors of={opening} deeds={deeds} />
                  ) : (
                    <WhatIsNext of={station} deeds={deeds} />
                  ))}
              </StationStop>
            ))}
          </ol>
        </div>
        <aside aria-label="Until then" className="pt-4.5 text-sm">
          <StandardTicket of={standard} />
          <WhatVisitorsSee of={opening} deeds={deeds} />
          <p className="mt-4 border-t border-line pt-3.5 text-ink-3">
            You can leave at any time. This page stays the dashboard until you open.
          </p>
        </aside>
      </div>
    </>
  )
}

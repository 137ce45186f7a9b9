import { Link } from 'react-router'
import { formatYen } from '#contract/money.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { MONTHS } from '#web/ui/day.ts'
import { Print } from '#web/ui/print.tsx'
import type { SeasonNow } from './seasons.ts'

/** The colour that each month has in Tokyo, from winter sky to bare wood. */
const grounds = [
  'bg-[#8fa6bd]',
  'bg-[#c76b74]',
  'bg-[#e6b4bb]',
  'bg-[#f0c7c4]',
  'bg-[#7f9a5f]',
  'bg-[#6f86c4]',
  'bg-[#3c8aa8]',
  'bg-[#2d7fa6]',
  'bg-[#b98a5e]',
  'bg-[#c98a3a]',
  'bg-[#e2a93a]',
  'bg-[#8d5a4a]',
]

type SeasonBandProps = {
  season: SeasonNow
  /** Where the tours of this season are, and what the cheapest costs. */
  days: { to: string; fromYen: number | null }
}

/** What is worth seeing now, and where now is in the year. */
export function SeasonBand({ season, days }: SeasonBandProps) {
  const now = season.month - 1
  return (
    <div className="below-fold">
      <section className="mt-(--section) grid bg-night text-on-night md:grid-cols-[7fr_5fr]" aria-labelledby="season">
        <Print
          of={season.picture}
          sizes="(width < 900px) max(100vw, 420px), max(58vw, 900px)"
          slip
          className="h-[17.5rem] md:h-[37.5rem]"
        />
        <div className="flex flex-col justify-between gap-9 px-5 py-9 md:ps-16 md:pe-(--gut) md:pt-16 md:pb-12">
          <div>
            <p className="mb-3.5 text-sm text-on-night-2">{season.note}</p>
            <h2 id="season" className="font-serif text-d2">
              {season.headline}
            </h2>
            <p className="mt-5 max-w-[46ch] text-on-night-2">{season.text}</p>
            {season.tours.length > 0 && (
              <ul className="mt-5 border-t border-on-night-2/40 text-[0.96875rem]">
                {season.tours.map((tour) => (
                  <li
                    key={tour.slug}
                    className="relative flex min-h-11 items-center justify-between gap-5 border-b border-on-night-2/40 py-2"
                  >
                    <Link
                      to={`/tour/detail/${tour.slug}`}
                      className="decoration-1 underline-offset-4 outline-offset-4 after:absolute after:inset-0 after:content-[''] hover:underline focus-visible:outline-on-night"
                    >
                      <bdi>{tour.title}</bdi>
                    </Link>
                    <bdi className="text-sm whitespace-nowrap text-on-night-2 tabular-nums">
                      from {formatYen(tour.fromYen)}
                    </bdi>
                  </li>
                ))}
              </ul>
            )}
            <p className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
              <ButtonLink to={days.to} variant="night">
                See the {season.name} days
              </ButtonLink>
              {days.fromYen !== null && (
                <bdi className="text-sm tabular-nums">from {formatYen(days.fromYen)} per car</bdi>
              )}
            </p>
          </div>
          <div>
            <p className="text-sm text-on-night-2">The year in Tokyo</p>
            <ol className="mt-3 grid grid-cols-12 gap-[2px] md:gap-[3px]">
              {MONTHS.map((month, index) => (
                <li
                  key={month}
                  aria-current={index === now ? 'date' : undefined}
                  className={`text-center text-[0.71875rem] ${index === now ? 'font-bold text-on-night' : 'text-on-night-2'}`}
                >
                  <span
                    className={`mb-1.5 block h-[1.375rem] ${grounds[index]} ${index === now ? '' : 'opacity-55'}`}
                  />
                  <span aria-hidden>{month[0]}</span>
                  <span className="sr-only">{month}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </section>
    </div>
  )
}

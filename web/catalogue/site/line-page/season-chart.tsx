import { ChevronDown } from 'lucide-react'
import { listed } from '#core/words.ts'
import { cx } from '#web/ui/cx.ts'
import { MONTHS } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { LineTour } from './line-tour.ts'
import { toursByMonth } from './season-notes.ts'

const tallestBar = 158

type SeasonChartProps = {
  tours: readonly LineTour[]
  /** 1 to 12, in Tokyo. */
  month: number
  /** The chart in a sentence. */
  finding: string
}

/** How many tours are at their best in each month: bars for the eye, a table for everyone else. */
export function SeasonChart({ tours, month, finding }: SeasonChartProps) {
  const months = toursByMonth(tours)
  const most = Math.max(1, ...months.map((atBest) => atBest.length))
  return (
    <div>
      <div
        role="img"
        aria-label={`Tours at their best, month by month. ${finding}`}
        className="grid grid-cols-12 items-end gap-[3px] md:gap-1.5"
      >
        {months.map((atBest, index) => (
          <div
            key={MONTHS[index]}
            className={cx(
              'text-center text-[0.71875rem] leading-[1.6] tabular-nums md:text-label',
              index + 1 === month ? 'font-bold text-on-night' : 'font-normal text-on-night-2',
            )}
          >
            {atBest.length}
            <svg aria-hidden="true" width="100%" height={barHeight(atBest.length, most)} className="mt-1.5 mb-2">
              <rect width="100%" height="100%" className={index + 1 === month ? NOW : OTHER} />
            </svg>
            {MONTHS[index]?.slice(0, 3)}
          </div>
        ))}
      </div>
      <details className="group mt-5 text-sm">
        <summary className="flex min-h-6 w-fit cursor-pointer list-none items-center gap-1.5 rounded-tag text-on-night-2 underline decoration-1 underline-offset-4 hover:text-on-night focus-visible:outline-on-night [&::-webkit-details-marker]:hidden">
          The same as a table
          <Icon of={ChevronDown} dense className="transition-transform group-open:rotate-180" />
        </summary>
        <table className="mt-3 w-full border-collapse">
          <caption className="sr-only">{finding}</caption>
          <thead>
            <tr className="border-b border-night-line text-on-night-2">
              <th scope="col" className={CELL}>
                Month
              </th>
              <th scope="col" className={CELL}>
                Tours
              </th>
              <th scope="col" className={CELL}>
                At their best
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map((atBest, index) => (
              <tr key={MONTHS[index]} className="border-b border-night-line align-top">
                <th scope="row" className={CELL}>
                  {MONTHS[index]}
                </th>
                <td className={cx(CELL, 'tabular-nums')}>{atBest.length}</td>
                <td className={cx(CELL, 'text-on-night-2')}>{listed(atBest.map((tour) => tour.name))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}

/** The band is night in both themes, so its bars keep the pigments of the dark one. */
const NOW = 'fill-[oklch(0.82_0.12_82)]'
const OTHER = 'fill-[oklch(0.72_0.1_245)]'
const CELL = 'py-1.5 pe-4 text-start font-normal'

/** From zero; a month without tours keeps a hair's breadth, so that its place is seen. */
const barHeight = (count: number, most: number) => Math.max(2, Math.round((count / most) * tallestBar))

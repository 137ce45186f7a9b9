import type { TourDraft } from '#contract/tour-draft.ts'
import { cx } from '#web/ui/cx.ts'
import { MONTHS } from '#web/ui/day.ts'
import { changeInWords, monthsInWords, type Span, seasonInWords, spansOfMonths, spansOfSeason } from './season.rules.ts'

export interface Band {
  key: string
  words: string
  spans: readonly Span[]
  colour: string
}

const SEASONS = ['bg-dv5', 'bg-dv4', 'bg-dv3', 'bg-dv2'] as const

const signed = (percent: number) => `${percent < 0 ? '−' : '+'} ${Math.abs(percent)}%`

/** Every band of the year in words: the strip is drawn from it, and read aloud as it. */
export function bandsOf({ season, bestMonths, seasons }: Pick<TourDraft, 'season' | 'bestMonths' | 'seasons'>): Band[] {
  return [
    { key: 'runs', words: `Runs: ${lower(seasonInWords(season))}`, spans: spansOfSeason(season), colour: 'bg-dv1' },
    {
      key: 'best',
      words: `At its best: ${lower(monthsInWords(bestMonths))}`,
      spans: spansOfMonths(bestMonths),
      colour: 'bg-matsu',
    },
    ...seasons.flatMap(({ name, from, to, ...what }, index): Band[] =>
      from && to
        ? [
            {
              key: `season-${index}`,
              words: `${name.trim() || 'A season'}, ${what.closed ? changeInWords(what) : signed(what.percent)}: ${seasonInWords({ from, to })}`,
              spans: spansOfSeason({ from, to }),
              colour: what.closed ? 'bg-dv6' : (SEASONS[index % SEASONS.length] ?? SEASONS[0]),
            },
          ]
        : [],
    ),
  ]
}

const lower = (words: string) => (words === 'All year' || words === 'None chosen' ? words.toLowerCase() : words)

export const YearStrip = ({ draft }: { draft: TourDraft }) => <YearBands of={bandsOf(draft)} className="mb-6" />

/** The year from January to December; time in charts of the office runs from left to right everywhere. */
export function YearBands({ of: bands, className }: { of: readonly Band[]; className?: string }) {
  return (
    <div
      dir="ltr"
      role="img"
      aria-label={`The year. ${bands.map(({ words }) => words).join('. ')}`}
      className={className}
    >
      <div className="relative grid gap-2 border-b border-ink pb-2">
        <div aria-hidden className="absolute inset-0 grid grid-cols-12">
          {MONTHS.map((month) => (
            <span key={month} className="border-s border-line" />
          ))}
        </div>
        {bands.map(({ key, words, spans, colour }) => (
          <div key={key} className="relative pt-0.5">
            <p className="relative w-fit bg-surface/85 pe-2 text-[0.78125rem] leading-5 font-medium">
              <bdi>{words}</bdi>
            </p>
            <div className="relative h-2.5">
              {spans.map(({ from, to }) => (
                <span
                  key={from}
                  style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
                  className={cx('absolute inset-y-0 min-w-1', colour)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div aria-hidden className="grid grid-cols-12 pt-1 text-[0.71875rem] text-ink-3">
        {MONTHS.map((month) => (
          <span key={month} className="ps-1">
            <span className="sm:hidden">{month.charAt(0)}</span>
            <span className="max-sm:hidden">{month.slice(0, 3)}</span>
          </span>
        ))}
      </div>
    </div>
  )
}

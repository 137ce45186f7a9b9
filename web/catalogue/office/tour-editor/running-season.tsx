import type { TourDraft } from '#contract/tour-draft.ts'
import { cx } from '#web/ui/cx.ts'
import { MONTHS } from '#web/ui/day.ts'
import { fieldId } from './fields.tsx'
import { MonthDayInput } from './month-day-input.tsx'

type RunningSeasonProps = Pick<TourDraft, 'season' | 'bestMonths'> & {
  onSeason: (season: TourDraft['season']) => void
  onMonths: (months: number[]) => void
}

/** When the tour runs at all, and in which months it is at its best. */
export function RunningSeason({ season, bestMonths, onSeason, onMonths }: RunningSeasonProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      <fieldset id={fieldId('season')} className="min-w-0">
        <legend className="mb-1.5 text-[0.8125rem] font-semibold">Runs</legend>
        <label className="flex min-h-9 items-center gap-2 text-sm max-md:min-h-11">
          <input
            type="checkbox"
            checked={season === null}
            onChange={(event) => onSeason(event.currentTarget.checked ? null : { from: '03-01', to: '11-30' })}
            className="size-5 accent-ai"
          />
          All year
        </label>
        {season && (
          <div className="flex flex-wrap items-center gap-2 text-sm">
            <MonthDayInput
              label="Runs from"
              value={season.from}
              onChange={(from) => from && onSeason({ ...season, from })}
            />
            to
            <MonthDayInput label="Runs until" value={season.to} onChange={(to) => to && onSeason({ ...season, to })} />
          </div>
        )}
      </fieldset>
      <fieldset id={fieldId('bestMonths')} className="min-w-0">
        <legend className="mb-1.5 text-[0.8125rem] font-semibold">At its best in</legend>
        <div className="grid grid-cols-6 gap-1">
          {MONTHS.map((month, index) => (
            <label
              key={month}
              className={cx(
                'relative grid min-h-8 cursor-pointer place-items-center rounded-tag border text-[0.78125rem] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ai max-md:min-h-11.5',
                bestMonths.includes(index + 1)
                  ? 'border-matsu bg-matsu-soft font-semibold text-matsu'
                  : 'border-line text-ink-3',
              )}
            >
              <input
                type="checkbox"
                aria-label={month}
                checked={bestMonths.includes(index + 1)}
                onChange={(event) =>
                  onMonths(
                    event.currentTarget.checked
                      ? [...bestMonths, index + 1].toSorted((a, b) => a - b)
                      : bestMonths.filter((other) => other !== index + 1),
                  )
                }
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              <span aria-hidden className="pointer-events-none">
                {month.slice(0, 3)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

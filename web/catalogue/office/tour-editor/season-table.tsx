import { Plus, Trash2 } from 'lucide-react'
import { closedInWords } from '#contract/closed-words.ts'
import type { DraftSeason, TourDraft } from '#contract/tour-draft.ts'
import { draftLimits } from '#contract/tour-draft.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { WeekdayChoice } from '#web/ui/office/weekday-choice.tsx'
import { BOX, fieldId, NumberInput, PhoneWord, useFault } from './fields.tsx'
import { MonthDayInput } from './month-day-input.tsx'

type SeasonTableProps = {
  seasons: readonly DraftSeason[]
  onChange: (seasons: DraftSeason[]) => void
  onRemove: (what: string, without: (now: TourDraft) => TourDraft) => void
}

/** The seasons as a table: the same facts as the strip above it, and where they are changed. */
export function SeasonTable({ seasons, onChange, onRemove }: SeasonTableProps) {
  const set = (index: number, part: Partial<DraftSeason>) =>
    onChange(seasons.map((season, at) => (at === index ? { ...season, ...part } : season)))
  return (
    <div id="field-seasons">
      {seasons.length === 0 ? (
        <p className="text-sm text-ink-3">The same price all year.</p>
      ) : (
        // Positioned, so that what is only heard scrolls with the table and does not widen the page.
        <div className="relative overflow-x-auto">
          <table className="w-full text-[0.84375rem] max-sm:block sm:min-w-[520px]">
            <caption className="sr-only">Seasons: when, and what changes</caption>
            <thead className="max-sm:sr-only">
              <tr className="border-b border-ink text-[0.78125rem] text-ink-3 *:py-1.5 *:pe-2 *:text-start *:font-semibold">
                <th scope="col">Season</th>
                <th scope="col">From</th>
                <th scope="col">To</th>
                <th scope="col">Change, %</th>
                <th scope="col">Closed</th>
                <th scope="col">
                  <span className="sr-only">Remove</span>
                </th>
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {seasons.map((season, index) => (
                <SeasonRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: seasons keep their order and have nothing else
                  key={index}
                  index={index}
                  season={season}
                  onChange={(part) => set(index, part)}
                  onRemove={() =>
                    onRemove(season.name || 'A season', (now) => ({
                      ...now,
                      seasons: now.seasons.filter((_, at) => at !== index),
                    }))
                  }
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Button
        size="small"
        isDisabled={seasons.length >= draftLimits.seasons}
        onPress={() =>
          onChange([...seasons, { name: '', from: null, to: null, percent: 0, closed: false, weekdays: [] }])
        }
        className="mt-2.5 max-md:min-h-11"
      >
        <Icon of={Plus} dense /> Add a season
      </Button>
    </div>
  )
}

/** What guests will read, as soon as it can be said. */
function closedNote({ name, from, to, weekdays }: DraftSeason): string {
  if (name.trim() === '' || from === null || to === null) return 'No weekday chosen: every day. The name is the reason.'
  return `Guests read: “It ${closedInWords({ name: name.trim(), from, to, weekdays })}.”`
}

/** On a phone a season is four lines: no column has room beside another five. */
const PHONE_ROW = 'max-sm:grid max-sm:grid-cols-4 max-sm:gap-x-3 max-sm:py-2'

type SeasonRowProps = {
  index: number
  season: DraftSeason
  onChange: (part: Partial<DraftSeason>) => void
  onRemove: () => void
}

function SeasonRow({ index, season, onChange, onRemove }: SeasonRowProps) {
  const path = `seasons.${index}`
  const name = season.name.trim() || `season ${index + 1}`
  const faults = [useFault(path), useFault(`${path}.name`), useFault(`${path}.from`), useFault(`${path}.percent`)]
  const fault = faults.find(Boolean)
  return (
    <>
      <tr className={cx('*:py-1 sm:*:pe-2', PHONE_ROW, !fault && !season.closed && 'border-b border-line')}>
        <td className="max-sm:col-span-3">
          <input
            id={fieldId(path)}
            aria-label={`Name of season ${index + 1}`}
            value={season.name}
            placeholder={season.closed ? 'the museum is closed' : 'Blossom'}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
            className={BOX}
          />
        </td>
        <td className="max-sm:col-span-2">
          <PhoneWord>From</PhoneWord>
          <MonthDayInput label={`${name}, first day`} value={season.from} onChange={(from) => onChange({ from })} />
        </td>
        <td className="max-sm:col-span-2">
          <PhoneWord>To</PhoneWord>
          <MonthDayInput label={`${name}, last day`} value={season.to} onChange={(to) => onChange({ to })} />
        </td>
        <td className="w-20 max-sm:col-span-2 max-sm:w-auto">
          <PhoneWord>Change, %</PhoneWord>
          {season.closed ? (
            <span className="text-ink-3">none</span>
          ) : (
            <NumberInput
              path={`${path}.percent`}
              label={`${name}, change in %`}
              value={season.percent}
              onChange={(percent) => onChange({ percent: percent ?? 0 })}
            />
          )}
        </td>
        <td className="max-sm:col-span-2">
          <PhoneWord>Closed</PhoneWord>
          <input
            type="checkbox"
            aria-label={`${name}: closed`}
            checked={season.closed}
            onChange={(event) => onChange({ closed: event.currentTarget.checked, weekdays: [] })}
            className="tick size-5 cursor-pointer accent-ai"
          />
        </td>
        <td className="text-end max-sm:col-start-4 max-sm:row-start-1">
          <IconButton
            size="small"
            icon={Trash2}
            label={`Remove ${name}`}
            onPress={onRemove}
            className="max-md:size-11"
          />
        </td>
      </tr>
      {season.closed && (
        <tr className={cx('max-sm:block', !fault && 'border-b border-line')}>
          <td colSpan={6} className="pb-2 max-sm:block">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.78125rem] text-ink-3">
              Closed on
              <WeekdayChoice
                label={`${name}: closed on`}
                value={season.weekdays}
                onChange={(weekdays) => onChange({ weekdays, from: season.from ?? '01-01', to: season.to ?? '12-31' })}
              />
              <bdi>{closedNote(season)}</bdi>
            </div>
          </td>
        </tr>
      )}
      {fault && (
        <tr className="border-b border-line max-sm:block">
          <td colSpan={6} className="pb-1.5 max-sm:block">
            <ErrorWords>{fault}</ErrorWords>
          </td>
        </tr>
      )}
    </>
  )
}

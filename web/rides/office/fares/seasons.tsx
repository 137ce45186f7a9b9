import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { Fares } from '#contract/fares.ts'
import { monthDaysInWords } from '#core/parts-of-year.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { MONTHS } from '#web/ui/day.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { boxLook } from '#web/ui/field-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useFares } from './fare-context.ts'
import { FigureInput } from './figure-input.tsx'

type Season = Fares['seasons'][number]

const BOX = boxLook('field', 'small', 'max-md:min-h-11')

/** Days of the year on which every ride costs more. */
export function Seasons() {
  const { fares, before, change, faults } = useFares()
  const list = useRef<HTMLUListElement>(null)
  const focusLater = useFocusLater()
  const { seasons } = fares
  const setOne = (index: number, part: Partial<Season>) =>
    change?.({ seasons: seasons.map((season, at) => (at === index ? { ...season, ...part } : season)) })
  return (
    <fieldset className="mt-5 min-w-0 border-t border-line pt-3.5">
      <legend className="sr-only">Seasons</legend>
      <p aria-hidden className="mb-1.5 text-[0.8125rem] font-semibold">
        Seasons
      </p>
      {seasons.length === 0 && <p className="text-sm text-ink-2">The same all year.</p>}
      <ul ref={list} className="grid gap-2">
        {seasons.map((season, index) => {
          const name = season.name || `season ${index + 1}`
          const fault = Object.entries(faults).find(([path]) => path.startsWith(`seasons.${index}`))?.[1]
          if (!change)
            return (
              <li key={season.name} className="text-sm">
                <bdi>
                  {season.name}, {monthDaysInWords(season)}: + {season.percent}%
                </bdi>
              </li>
            )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seasons keep their order and have nothing else
            <li key={index} className="grid gap-1">
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm">
                <input
                  aria-label={`Name of season ${index + 1}`}
                  placeholder="Blossom"
                  maxLength={40}
                  value={season.name}
                  onChange={(event) => setOne(index, { name: event.currentTarget.value })}
                  className={`${BOX} max-w-48 flex-1 basis-36`}
                />
                <MonthDay
                  label={`${name}, first day`}
                  value={season.from}
                  onChange={(from) => setOne(index, { from })}
                />
                to
                <MonthDay label={`${name}, last day`} value={season.to} onChange={(to) => setOne(index, { to })} />
                <span className="flex items-center gap-1.5">
                  +
                  <FigureInput
                    path={`seasons.${index}.percent`}
                    label={`${name}, % more`}
                    value={season.percent}
                    before={before.seasons.find((one) => one.name === season.name)?.percent}
                    onChange={(percent) => setOne(index, { percent })}
                    className="!w-14"
                  />
                  %
                </span>
                <IconButton
                  size="small"
                  icon={Trash2}
                  label={`Take ${name} away`}
                  onPress={() => change({ seasons: seasons.filter((_, at) => at !== index) })}
                  className="max-md:size-11"
                />
              </div>
              {fault && <ErrorWords>{fault}</ErrorWords>}
            </li>
          )
        })}
      </ul>
      {change && (
        <Button
          size="small"
          isDisabled={seasons.length >= 12}
          className="mt-2.5 max-md:min-h-11"
          onPress={() => {
            change({ seasons: [...seasons, { name: '', from: 325, to: 410, percent: 10 }] })
            focusLater(() => list.current?.querySelector<HTMLElement>('li:last-child input'))
          }}
        >
          <Icon of={Plus} dense />
          Add a season
        </Button>
      )}
    </fieldset>
  )
}

const daysIn = (month: number) => new Date(Date.UTC(2028, month, 0)).getUTCDate()

type MonthDayProps = { label: string; value: number; onChange: (value: number) => void }

/** A day of every year as its number and its month: 1230 is 30 December. */
function MonthDay({ label, value, onChange }: MonthDayProps) {
  const [month, day] = [Math.floor(value / 100), value % 100]
  const set = (nextMonth: number, nextDay: number) => onChange(nextMonth * 100 + Math.min(nextDay, daysIn(nextMonth)))
  return (
    // biome-ignore lint/a11y/useSemanticElements: two lists in a line of others; a fieldset cannot be laid out there
    <span role="group" aria-label={label} className="flex gap-1">
      <select
        aria-label={`${label}: day`}
        value={day}
        onChange={(event) => set(month, Number(event.currentTarget.value))}
        className={`${BOX} !w-[3.6rem] !px-1.5`}
      >
        {Array.from({ length: daysIn(month) }, (_, index) => index + 1).map((number) => (
          <option key={number}>{number}</option>
        ))}
      </select>
      <select
        aria-label={`${label}: month`}
        value={month}
        onChange={(event) => set(Number(event.currentTarget.value), day)}
        className={`${BOX} !w-[4.6rem] !px-1.5`}
      >
        {MONTHS.map((name, index) => (
          <option key={name} value={index + 1}>
            {name.slice(0, 3)}
          </option>
        ))}
      </select>
    </span>
  )
}

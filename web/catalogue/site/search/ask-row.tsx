import { Calendar, Search, X } from 'lucide-react'
import { useId } from 'react'
import { searchLimits } from '#contract/tour-filters.ts'
import { iconButtonLook } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Punches } from '#web/ui/search-ticket/cell.tsx'
import { answerLook, cellIconLook, cellLabelLook } from '#web/ui/search-ticket/form-look.ts'
import type { Ask } from './asks.ts'
import { DayField } from './picked-fields.tsx'

const ideas = ['Fuji, a lake, a bath', 'Tea, craft, a garden', 'An evening, lanterns', 'Something for children']

type AskRowProps = { place: number; named: Ask; onRemove: (() => void) | undefined }

/** One station of the line: what, and on which day. */
export function AskRow({ place, named, onRemove }: AskRowProps) {
  const id = useId()
  return (
    <li className="relative grid grid-cols-[26px_minmax(0,1fr)] items-center gap-3 md:gap-5">
      <StationNumber place={place} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] rounded-field border border-ink bg-surface md:grid-cols-[minmax(0,2.4fr)_minmax(0,1fr)_48px]">
        <div className="relative col-span-2 h-[4.25rem] md:col-span-1">
          <label htmlFor={`${id}q`} className={cellLabelLook('column')}>
            What would you like to see?
          </label>
          <Icon of={Search} className={cellIconLook('column')} />
          <input
            id={`${id}q`}
            name={`q${place}`}
            defaultValue={named.q}
            placeholder={ideas[place - 1]}
            maxLength={searchLimits.words}
            autoComplete="off"
            enterKeyHint="search"
            className={answerLook('column')}
          />
        </div>
        <div className="relative h-[4.25rem] border-dashed border-edge max-md:border-t-[1.5px] md:border-s-[1.5px]">
          <Punches shown="md:block" />
          <label htmlFor={`${id}day`} id={`${id}day-label`} className={cellLabelLook('column')}>
            Day
          </label>
          <Icon of={Calendar} className={cellIconLook('column')} />
          <DayField id={`${id}day`} name={`day${place}`} named={named.day} look={answerLook('column')} />
        </div>
        <div className="grid w-12 place-items-center border-dashed border-edge max-md:border-t-[1.5px]">
          {onRemove && (
            <button type="button" aria-label={`Remove day ${place}`} onClick={onRemove} className={iconButtonLook({})}>
              <Icon of={X} />
            </button>
          )}
        </div>
      </div>
    </li>
  )
}

/** Where a wish stands on the line; its result carries the same number. */
export function StationNumber({ place }: { place: number }) {
  return (
    <span
      aria-hidden
      className="relative grid size-[1.625rem] shrink-0 place-items-center rounded-ring border-[3.5px] border-ink bg-surface text-[0.75rem] leading-none font-bold shadow-[0_0_0_4px_var(--paper)]"
    >
      {place}
    </span>
  )
}

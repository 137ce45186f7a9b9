import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { DraftEnd } from '#contract/tour-draft.ts'
import { StopMark } from '#web/catalogue/site/mark.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { railLook } from './drive-line.tsx'
import { BOX, fieldId, useFault } from './fields.tsx'
import { factsOf, type useKnownPlaces } from './known-places.ts'
import { PlaceFields } from './place-fields.tsx'
import { ROW, Times } from './stop-row.tsx'

type EndRowProps = {
  name: 'pickUp' | 'dropOff'
  line: string
  station: number
  place: DraftEnd
  /** Minutes from the start. */
  at: number
  isLate?: boolean
  clock: (minutes: number) => string
  known: ReturnType<typeof useKnownPlaces>
  onChange: (part: Partial<DraftEnd>) => void
}

/** Where the day begins, or where it ends. */
export function EndRow({ name, line, station, place, at, isLate, clock, known, onChange }: EndRowProps) {
  const [isOpen, setOpen] = useState(false)
  const fault = useFault(`${name}.name`)
  const isStart = name === 'pickUp'
  const words = isStart ? 'Pick-up' : 'End of the day'
  return (
    <>
      <div className={ROW}>
        <span className="max-md:hidden" />
        <StopMark line={line} stop={station} className="relative z-1" />
        <input
          id={fieldId(name)}
          aria-label={words}
          aria-invalid={Boolean(fault) || undefined}
          list="known-places"
          placeholder={place.isGuestsHotel ? 'Your hotel in central Tokyo' : 'A place'}
          value={place.name}
          onFocus={() => known.ask(place.name)}
          onChange={(event) => {
            known.ask(event.currentTarget.value)
            const facts = factsOf(known.offered, event.currentTarget.value)
            // A place that we know has a door of its own.
            onChange('latitude' in facts ? { ...facts, isGuestsHotel: false } : facts)
          }}
          className={cx(BOX, 'aria-invalid:border-beni max-md:col-span-2')}
        />
        <Times label={isStart ? 'Starts' : 'Ends'} className={cx('md:text-end', isLate && 'font-semibold !text-beni')}>
          {clock(at)}
        </Times>
        <span className="max-md:hidden" />
        <span className="text-end text-ink-2 tabular-nums max-md:hidden">{isStart && clock(at)}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`${words}: place on the map`}
          onClick={() => setOpen(!isOpen)}
          className="grid size-9 place-items-center rounded-field hover:bg-paper-2 max-md:order-1 max-md:size-11"
        >
          <Icon of={ChevronDown} dense className={cx('transition-transform', isOpen && 'rotate-180')} />
        </button>
      </div>
      <Checkbox
        dense
        aria-label={`${words}: wherever the guest stays`}
        isSelected={place.isGuestsHotel}
        onChange={(isGuestsHotel) => onChange({ isGuestsHotel })}
        detail={place.isGuestsHotel && 'The name is what visitors read; each guest tells us the hotel.'}
        className={cx(isStart && railLook(line, false), 'ps-[4.875rem] pe-4.5 max-md:ps-[3.625rem] max-md:pe-3')}
      >
        Wherever the guest stays
      </Checkbox>
      {isOpen && (
        <div className="grid gap-3 ps-[4.875rem] pe-4.5 pb-3 max-md:px-3 sm:grid-cols-2">
          <PlaceFields path={name} place={place} onChange={onChange} />
        </div>
      )}
    </>
  )
}

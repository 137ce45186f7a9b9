import { useId } from 'react'
import { DatePicker } from '#web/ui/date-picker.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { WeekdayChoice } from '#web/ui/office/weekday-choice.tsx'
import type { OfferFormState } from './give-panel.tsx'

const days = [
  { name: 'bookFrom', label: 'Book from' },
  { name: 'bookUntil', label: 'Book until' },
  { name: 'travelFrom', label: 'Travel from' },
  { name: 'travelTo', label: 'Travel until' },
] as const

/** When it may be booked, and when travelled. All days are Tokyo's, the first and the last included. */
export function WhenPanel({ form }: { form: OfferFormState }) {
  const { values, faults, change } = form
  const id = useId()
  return (
    <Panel title="When">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {days.map(({ name, label }) => (
          <DatePicker
            key={name}
            label={label}
            size="small"
            value={values[name]}
            onChange={(day) => change({ [name]: day })}
            {...(values[name] ? { hint: values[name].slice(0, 4) } : {})}
            {...(faults[name] ? { error: values[name] ? faults[name] : 'Choose a day.' } : {})}
          />
        ))}
      </div>
      <div className="mt-4" data-invalid={faults.weekdays ? '' : undefined}>
        <p id={id} className="mb-1.5 text-label font-semibold">
          Days of travel
        </p>
        <WeekdayChoice label="Days of travel" value={values.weekdays} onChange={(weekdays) => change({ weekdays })} />
        {faults.weekdays && <ErrorWords>{faults.weekdays}</ErrorWords>}
      </div>
    </Panel>
  )
}

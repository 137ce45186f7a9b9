import type { OfficeFlight } from '#contract/office-flights.ts'
import type { FormOf } from '#web/fleet/office/index.ts'
import { TextField } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import { type FlightValues, flightKindChoices } from './flight-values.ts'

type FlightFieldsProps = { form: FormOf<FlightValues>; terminals: OfficeFlight['terminals'] }

/** The questions about a flight, the same for a new one and for one that is changed. */
export function FlightFields({ form: { field }, terminals }: FlightFieldsProps) {
  const { name: _terminal, ...terminal } = field('terminal')
  const { name: _kind, ...kind } = field('isInternational')
  return (
    <div className="grid gap-x-4 gap-y-4.5 max-md:[&_button]:min-h-11 max-md:[&_input]:min-h-11 sm:grid-cols-2">
      <TextField label="From" size="small" placeholder="London Heathrow" {...field('fromCity')} />
      <Select
        label="Kind"
        size="small"
        choices={flightKindChoices}
        hint="Who comes from abroad takes longer to come out."
        {...kind}
        value={kind.value || null}
      />
      <Select label="Terminal" size="small" choices={[...terminals]} {...terminal} value={terminal.value || null} />
      <TimeField label="Lands, in Tokyo time" size="small" placeholder="19:05" {...field('lands')} />
    </div>
  )
}

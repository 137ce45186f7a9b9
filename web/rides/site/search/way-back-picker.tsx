import { useId } from 'react'
import { usePlaceSearch } from '#web/fleet/site/index.ts'
import { PlainSelect } from '#web/ui/plain-select.tsx'
import type { KnownEnds } from './ride-form-state.ts'
import { WhenPicker, type WhenPickerProps } from './when-picker.tsx'

/** The airport of the way back, and what it is there: "Back to". */
export interface BackAirport {
  label: string
  slug: string
  name: string
  onChange: (slug: string, known: KnownEnds) => void
}

type WayBackPickerProps = WhenPickerProps & { airport: BackAirport | null }

/** Day and hour of the way back, and its airport, which may be another than that of the way there. */
export function WayBackPicker({ airport, ...when }: WayBackPickerProps) {
  return <WhenPicker {...when}>{airport && <AirportField {...airport} />}</WhenPicker>
}

function AirportField({ label, slug, name, onChange }: BackAirport) {
  const id = useId()
  const found = usePlaceSearch('', 'airport').places
  // Until the others are here, and without an answer, the one that it is.
  const airports = found.some((one) => one.slug === slug) ? found : [{ slug, name, kind: 'airport' as const }, ...found]
  const choose = (chosen: string) => {
    const place = airports.find((one) => one.slug === chosen)
    if (place) onChange(chosen, { [chosen]: { name: place.name, kind: place.kind } })
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <PlainSelect id={id} value={slug} onChange={({ target }) => choose(target.value)}>
        {airports.map((one) => (
          <option key={one.slug} value={one.slug}>
            {one.name}
          </option>
        ))}
      </PlainSelect>
    </div>
  )
}

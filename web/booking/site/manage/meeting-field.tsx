import { useState } from 'react'
import { formatYen } from '#contract/money.ts'
import type { KnownPlace } from '#contract/places.ts'
import { ComboBox } from '#web/ui/combobox.tsx'

/** A place that we know by its slug, or an address in the guest's own words. */
export type ChosenMeeting = { slug: string } | { address: string }

type MeetingFieldProps = {
  label: string
  hint: string
  places: readonly KnownPlace[]
  /** Its name as it is now. */
  now: string
  /** What a place adds to a tour; a ride has a price of its own from door to door. */
  withFees: boolean
  /** Waited for, and not only welcome. */
  isAwaited?: boolean
  onChange: (meeting: ChosenMeeting | null) => void
  error?: string
}

/** A hotel, station or airport by its name; anything else counts as an address. */
export function MeetingField({
  label,
  hint,
  places,
  now,
  withFees,
  isAwaited = false,
  onChange,
  error,
}: MeetingFieldProps) {
  const [words, setWords] = useState('')
  const typed = words.trim()
  const begins = ({ name }: KnownPlace) => name.toLowerCase().startsWith(typed.toLowerCase())
  const settle = () => {
    if (!typed) return onChange(null)
    const known = places.find(({ name }) => name.toLowerCase() === typed.toLowerCase())
    onChange(known ? { slug: known.slug } : { address: typed })
  }
  return (
    <ComboBox
      label={label}
      hint={hint}
      placeholder={now}
      allowsCustomValue
      emptyText="Not among our places: we read it as an address. Please name the ward or town too."
      // "Narita" means the airport before a hotel that is named after the town.
      choices={[...places.filter(begins), ...places.filter((place) => !begins(place))].map(
        ({ slug, name, areaName, feeYen }) => ({
          id: slug,
          label: name,
          detail: withFees && feeYen > 0 ? `${areaName}, adds ${formatYen(feeYen)}` : areaName,
        }),
      )}
      inputValue={words}
      onInputChange={setWords}
      onChange={(slug) => {
        // Its name is written into the field by the list itself.
        if (slug) onChange({ slug })
      }}
      onBlur={settle}
      {...(error ? { error } : {})}
      optional={!isAwaited}
    />
  )
}

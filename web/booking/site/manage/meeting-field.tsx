import { useState } from 'react'
import { formatYen } from '#contract/money.ts'
import type { KnownPlace } from '#contract/places.ts'
import { usePlaceSearch } from '#web/fleet/site/index.ts'
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

/** A hotel, station or airport, found as the search of rides finds it; anything else counts as an address. */
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
  const known = places.find(({ name }) => name.toLowerCase() === typed.toLowerCase())
  const found = usePlaceSearch(typed && !known ? typed : null, '')
  const settle = () => {
    if (!typed) return onChange(null)
    onChange(known ? { slug: known.slug } : { address: typed })
  }
  return (
    <ComboBox
      label={label}
      hint={hint}
      placeholder={now}
      allowsCustomValue
      emptyText="Not among our places: we read it as an address. Please name the ward or town too."
      choices={(known ? [known] : typed ? found.places : places).map((place) => ({
        id: place.slug,
        label: place.name,
        detail: detailOf(places.find(({ slug }) => slug === place.slug) ?? place, withFees),
      }))}
      isFiltered
      isLoading={found.isLooking}
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

/** The list of the page knows what this tour adds for it. */
const detailOf = ({ areaName, feeYen }: KnownPlace, withFees: boolean) =>
  withFees && feeYen > 0 ? `${areaName}, adds ${formatYen(feeYen)}` : areaName

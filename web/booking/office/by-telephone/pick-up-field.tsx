import { MapPin } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatYen } from '#contract/money.ts'
import type { TourToBook } from '#contract/phone-booking.ts'
import { type KnownPlace, withFeesOf } from '#contract/places.ts'
import { usePlaceSearch } from '#web/fleet/site/index.ts'
import { ComboBox } from '#web/ui/combobox.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Fewer are like too many names. */
const fewestLetters = 3

type PickUpFieldProps = {
  places: readonly KnownPlace[]
  slug: string
  address: string
  tour: Pick<TourToBook, 'beginsAt' | 'beginsIn'> | undefined
  onChange: (meeting: { pickUp: string; pickUpAddress: string }) => void
  error?: string
}

/** A place that we know by its name; other words count as an address. Left empty: as the tour itself begins, or told later. */
export function PickUpField({ places, slug, address, tour, onChange, error }: PickUpFieldProps) {
  const asksHotel = tour?.beginsAt === null
  const now = places.find((place) => place.slug === slug)?.name ?? address
  const [words, setWords] = useState(now)
  useEffect(() => setWords(now), [now])
  const typed = words.trim().toLowerCase()
  const named = words === now ? places : places.filter(({ name }) => name.toLowerCase().includes(typed))
  // What none is called is looked for as guests look for it: with a slip of the pen, by its area, by its Japanese name.
  const near = usePlaceSearch(named.length === 0 && typed.length >= fewestLetters ? typed : null, '')
  const found = new Set(near.places.map((place) => place.slug))
  const shown = named.length > 0 ? named : places.filter((place) => found.has(place.slug))
  const settle = () => {
    const said = words.trim()
    const known = places.find(({ name }) => name.toLowerCase() === typed)
    if (known?.slug === slug && (known || said === address)) return
    onChange(known ? { pickUp: known.slug, pickUpAddress: '' } : { pickUp: '', pickUpAddress: said.slice(0, 200) })
  }
  return (
    <ComboBox
      size="small"
      label={asksHotel ? 'Pick-up, their hotel' : 'Pick-up'}
      placeholder={asksHotel ? 'Which hotel?' : 'Where the tour begins'}
      {...(tour && now === '' ? { hint: leftEmpty(tour.beginsAt) } : {})}
      leading={<Icon of={MapPin} dense />}
      allowsCustomValue
      emptyText="None of our places: read as an address. Name its ward or town, too."
      isFiltered
      isLoading={near.isLooking}
      choices={withFeesOf(shown, tour?.beginsIn ?? '').map((place) => ({
        id: place.slug,
        label: place.name,
        detail: place.feeYen > 0 ? `${place.areaName}, adds ${formatYen(place.feeYen)}` : place.areaName,
      }))}
      inputValue={words}
      onInputChange={setWords}
      onChange={(id) => id && onChange({ pickUp: id, pickUpAddress: '' })}
      onBlur={settle}
      optional
      {...(error ? { error } : {})}
    />
  )
}

/** A ship may lie at another pier than the one that a tour begins at: nobody is to guess it. */
const leftEmpty = (beginsAt: string | null) =>
  beginsAt === null
    ? 'Ask where they stay. Left empty, our mail asks the guest.'
    : `Ask whether that is their place. Left empty: ${beginsAt}.`

import { type KeyboardEvent, useId, useState } from 'react'
import type { KnownPlace } from '#contract/places.ts'
import { usePlaceSearch } from '#web/fleet/site/index.ts'
import { cx } from '#web/ui/cx.ts'
import { FaultWords } from '#web/ui/fault-words.tsx'
import { boxLook } from '#web/ui/field-look.ts'
import { hotelNamed } from './end-words.ts'
import type { End } from './meeting.ts'
import { chosenOf } from './place-select.tsx'

type HotelFieldProps = {
  id: string
  error?: string
  end: End
  hotels: readonly KnownPlace[]
  onChange: (change: Partial<End>) => void
  onLeave: (kind: 'hotel', text: string) => void
}

/**
 * A hotel that we know by its name, or another one with its ward or town. The list stands in the page, not over it:
 * phones with an open keyboard have no room for more.
 */
export function HotelField({ id, error, end, hotels, onChange, onLeave }: HotelFieldProps) {
  const list = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const typed = end.hotelText
  const found = usePlaceSearch(isOpen && !hotelNamed(hotels, typed) ? typed : null, 'hotel').places

  const answer = (text: string, hotel: KnownPlace | undefined, open: boolean) => {
    onChange({ hotelText: text, places: { ...end.places, hotel: hotel && chosenOf(hotel) } })
    setActive(-1)
    setOpen(open)
  }
  const write = (text: string) => answer(text, hotelNamed(hotels, text), true)
  // The list of the page knows what this tour adds for it.
  const choose = (hotel: KnownPlace) =>
    answer(hotel.name, hotels.find(({ slug }) => slug === hotel.slug) ?? hotel, false)
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    const hotel = found[active]
    if (step) {
      event.preventDefault()
      if (!isOpen) return setOpen(true)
      setActive(found.length === 0 ? -1 : (Math.max(active, step < 0 ? 0 : -1) + step + found.length) % found.length)
    } else if (event.key === 'Enter' && hotel) {
      event.preventDefault()
      choose(hotel)
    } else if (event.key === 'Escape' && isOpen) {
      setOpen(false)
      setActive(-1)
    }
  }
  // Whoever is still choosing has not gone wrong.
  const fault = found.length === 0 ? error : undefined
  return (
    <div className="group/field grid gap-1.5" data-invalid={fault ? '' : undefined}>
      <label htmlFor={id} className="text-sm font-semibold">
        Hotel
      </label>
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found[active] ? `${list}-${active}` : undefined}
        aria-invalid={Boolean(fault)}
        aria-describedby={cx(fault && `${id}-fault`, `${id}-hint`)}
        value={typed}
        onChange={({ target }) => write(target.value)}
        onKeyDown={press}
        onBlur={() => {
          setOpen(false)
          onLeave('hotel', typed)
        }}
        className={boxLook()}
      />
      <div
        id={list}
        role="listbox"
        aria-label="Hotels that we know"
        className={cx(found.length > 0 && 'rounded-field border border-ink bg-surface p-1.5')}
      >
        {found.map((hotel, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={hotel.slug}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(hotel)}
            className="min-h-12 cursor-pointer rounded-tag px-3 py-2 text-[0.9375rem] leading-snug hover:bg-paper-2 aria-selected:bg-paper-2 aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ai"
          >
            <bdi className="block">{hotel.name}</bdi>
            <bdi className="block text-xs text-ink-3">{hotel.areaName}</bdi>
          </div>
        ))}
      </div>
      {fault && <FaultWords id={`${id}-fault`}>{fault}</FaultWords>}
      <p id={`${id}-hint`} className="text-xs text-ink-3">
        <bdi>Not in the list? Write its name, and its ward or town.</bdi>
      </p>
    </div>
  )
}

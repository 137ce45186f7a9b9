import { Building2, Landmark, MapPin, Plane, Ship, TrainFront } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { TextField } from 'react-aria-components/TextField'
import type { FoundPlace, MeetingKind } from '#contract/places.ts'
import { counted } from '#core/words.ts'
import { usePlaceSearch } from '#web/fleet/site/index.ts'
import { cx } from '#web/ui/cx.ts'
import { boxLook, labelLook } from '#web/ui/field-look.ts'
import { Icon, type IconDrawing } from '#web/ui/icon.tsx'
import { ListNote, ROW_LOOK } from '#web/ui/options.tsx'
import { useFirstFocus } from '#web/ui/use-first-focus.ts'

const kindIcons: Record<MeetingKind, IconDrawing> = {
  hotel: Building2,
  station: TrainFront,
  airport: Plane,
  port: Ship,
  sight: Landmark,
  address: MapPin,
}

const leastAddress = 5

type PlaceListProps = {
  label: string
  hint: string
  /** Only these kinds, joined by commas; empty for all. */
  kinds: string
  takesAddress: boolean
  /** More is asked below it, which a phone is to show as well. */
  isShort: boolean
  typed: string
  onType: (typed: string) => void
  onChoose: (place: FoundPlace) => void
  onAddress: (address: string) => void
}

type Row = { id: string; place?: FoundPlace }

/** A field and what is found for it, in one frame: the arrow keys walk the list while the letters go into the field. */
export function PlaceList({ label, hint, kinds, takesAddress, isShort, typed, ...props }: PlaceListProps) {
  const statusId = useId()
  const field = useFirstFocus<HTMLDivElement>(true)
  const { places, hasFailed, isLooking } = usePlaceSearch(typed, kinds)
  const address = typed.trim()
  const offersAddress = takesAddress && address.length >= leastAddress
  const rows: Row[] = [
    ...places.map((place) => ({ id: place.slug, place })),
    ...(offersAddress ? [{ id: ADDRESS_ROW }] : []),
  ]
  const choose = (id: string) => {
    const place = places.find(({ slug }) => slug === id)
    if (place) props.onChoose(place)
    else props.onAddress(address)
  }
  // Enter right after the last letter means what is found for it, not what still stands in the list.
  const [wantsFirst, setWantsFirst] = useState(false)
  const chooseFirst = useEffectEvent(() => {
    setWantsFirst(false)
    if (rows[0]) choose(rows[0].id)
  })
  useEffect(() => {
    if (wantsFirst && !isLooking) chooseFirst()
  }, [wantsFirst, isLooking])
  const holdEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isLooking || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    setWantsFirst(true)
  }
  return (
    <Autocomplete inputValue={typed} onInputChange={props.onType}>
      <TextField ref={field} aria-describedby={statusId} className="grid gap-1.5">
        <Label className={labelLook()}>{label}</Label>
        <Input
          placeholder={hint}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDownCapture={holdEnter}
          className={boxLook()}
        />
      </TextField>
      <p id={statusId} role="status" className="sr-only">
        {hasFailed ? 'The places could not be looked up.' : !isLooking && foundInWords(places.length)}
      </p>
      <ListBox<Row>
        aria-label="Places"
        items={rows}
        dependencies={[address, places]}
        onAction={(id) => choose(String(id))}
        renderEmptyState={() => <ListNote>{emptyWords(isLooking, hasFailed, takesAddress)}</ListNote>}
        className={cx(
          '-mx-1.5 overflow-y-auto outline-none',
          isShort ? 'max-h-[min(230px,26vh)]' : 'max-h-[min(340px,46vh)]',
        )}
      >
        {({ id, place }) =>
          place ? (
            <ListBoxItem id={id} textValue={place.name} className={PLACE_ROW}>
              <PlaceRow place={place} />
            </ListBoxItem>
          ) : (
            <ListBoxItem id={id} textValue={`Use “${address}” as an address`} className={PLACE_ROW}>
              <Icon of={MapPin} className="mt-0.5 text-ai" />
              <span className="min-w-0 wrap-anywhere">
                Use “<bdi>{address}</bdi>” as an address
              </span>
            </ListBoxItem>
          )
        }
      </ListBox>
    </Autocomplete>
  )
}

const ADDRESS_ROW = '#address'
const PLACE_ROW = `${ROW_LOOK} min-h-12 cursor-pointer py-2.5 hover:bg-paper-2`

function PlaceRow({ place }: { place: FoundPlace }) {
  return (
    <>
      <Icon of={kindIcons[place.kind]} className="mt-0.5 text-ai" />
      <span className="min-w-0 flex-1">
        <span className="block font-[550]">
          <bdi>
            <MarkedName name={place.name} match={place.match} />
          </bdi>
        </span>
        <span className="flex flex-wrap gap-x-3 text-xs text-ink-3">
          {/* In the system's own face: ours holds only the characters of our own words. */}
          <span lang="ja">{place.nameJa}</span>
          <bdi>{place.areaName}</bdi>
        </span>
      </span>
    </>
  )
}

/** The letters that were found, underlined. */
function MarkedName({ name, match }: { name: string; match: FoundPlace['match'] }) {
  if (!match) return name
  const [start, end] = match
  return (
    <>
      {name.slice(0, start)}
      <span className="underline decoration-ai decoration-2 underline-offset-3">{name.slice(start, end)}</span>
      {name.slice(end)}
    </>
  )
}

const foundInWords = (count: number) => (count === 0 ? 'Nothing found.' : counted(count, 'place.', 'places.'))

function emptyWords(isLooking: boolean, hasFailed: boolean, takesAddress: boolean): string {
  if (isLooking) return 'Looking…'
  if (hasFailed) return 'We could not be reached. Please check the connection and type again.'
  return takesAddress
    ? 'Nothing by that name. Write the street with its ward or town, and we take it as an address.'
    : 'Nothing by that name. Try fewer letters.'
}

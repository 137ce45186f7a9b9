import { type ReactNode, useId } from 'react'
import type { KnownPlace } from '#contract/places.ts'
import { TextField } from '#web/ui/field.tsx'
import { OPTION, OPTION_LABEL, RING } from '#web/ui/option-look.ts'
import type { Faults } from '../use-faults.ts'
import { AddressNote } from './address-note.tsx'
import { feeWords, placesOf, stationsAndPiers, type TooFar, whyAllTooFar } from './end-words.ts'
import { HotelField } from './hotel-field.tsx'
import type { End, EndKind } from './meeting.ts'
import { PlaceSelect } from './place-select.tsx'
import type { AddressCheck, WhichEnd } from './use-address-check.ts'

type EndChoiceProps = {
  which: WhichEnd
  /** Begins the ids of its fields. */
  fieldId: 'pick-up' | 'drop-off'
  legend: string
  end: End
  onChange: (change: Partial<End>) => void
  places: readonly KnownPlace[]
  faults: Faults
  addresses: AddressCheck
  /** Where the tour itself begins, if that is no hotel. */
  ownPlace?: string
  tooFar: TooFar
}

/** One end of the day as radio rows; the chosen row asks what it must know. */
export function EndChoice(props: EndChoiceProps) {
  const { which, fieldId, legend, end, onChange, places, faults, addresses, ownPlace, tooFar } = props
  const group = useId()
  const whyNot = (kind: EndKind) => whyAllTooFar(kind, places, tooFar)
  const row = (kind: EndKind, label: string, detail: string) => ({
    group,
    label,
    detail: whyNot(kind) ?? detail,
    isDisabled: whyNot(kind) !== undefined && end.kind !== kind,
    aside: whyNot(kind) ? 'Not for this day' : which === 'pickUp' ? feeWords(kind, end, places) : undefined,
    isChosen: end.kind === kind,
    onChoose: () => onChange({ kind }),
  })
  const field = (kind: EndKind) => ({ id: `${fieldId}-${kind}`, error: faults.errorOf(`${fieldId}-${kind}`) })
  const placeSelect = (kind: 'station' | 'haneda' | 'narita', label: string) => (
    <PlaceSelect
      {...field(kind)}
      label={label}
      places={placesOf(kind, places)}
      tooFar={tooFar}
      chosen={end.places[kind]}
      onChange={(place) => onChange({ places: { ...end.places, [kind]: place } })}
    />
  )
  const look = async (kind: EndKind, text: string) => {
    await addresses.check(which)
    faults.leave(`${fieldId}-${kind}`, text)
  }
  const atAirport =
    which === 'pickUp'
      ? { haneda: 'In arrivals, with your name on a board', narita: 'In arrivals; about an hour from the city' }
      : { haneda: 'At departures, at the terminal’s door', narita: 'At departures; about an hour from the city' }
  const note = <AddressNote end={end} isChecking={addresses.isChecking(which)} />
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      {ownPlace && <OptionRow {...row('tour', ownPlace, 'Where the tour begins')} />}
      <OptionRow {...row('hotel', which === 'pickUp' ? 'My hotel' : 'A hotel', 'Main entrance')}>
        <HotelField
          {...field('hotel')}
          end={end}
          hotels={placesOf('hotel', places)}
          onChange={onChange}
          onLeave={look}
        />
        {note}
      </OptionRow>
      <OptionRow {...row('station', 'A station or pier', stationsAndPiers(places))}>
        {placeSelect('station', 'Station or pier')}
      </OptionRow>
      <OptionRow {...row('haneda', 'Haneda Airport', atAirport.haneda)}>{placeSelect('haneda', 'Terminal')}</OptionRow>
      <OptionRow {...row('narita', 'Narita Airport', atAirport.narita)}>{placeSelect('narita', 'Terminal')}</OptionRow>
      <OptionRow {...row('address', 'Another address', 'A flat, an office, a house')}>
        <TextField
          {...field('address')}
          label="Address"
          hint="Street, and ward or town."
          autoComplete="address-line1"
          value={end.address}
          onChange={(address) => onChange({ address })}
          onBlur={() => look('address', end.address)}
        />
        {note}
      </OptionRow>
    </fieldset>
  )
}

type OptionRowProps = {
  group: string
  label: string
  detail: string
  /** What it adds. */
  aside?: string
  isDisabled?: boolean
  isChosen: boolean
  onChoose: () => void
  /** What must be known once it is chosen. */
  children?: ReactNode
}

export function OptionRow({ group, label, detail, aside, isDisabled, isChosen, onChoose, children }: OptionRowProps) {
  return (
    <div className={OPTION}>
      <label className={OPTION_LABEL}>
        <input
          type="radio"
          name={group}
          checked={isChosen}
          disabled={isDisabled}
          onChange={onChoose}
          className={RING}
        />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap justify-between gap-x-4 font-semibold">
            <bdi>{label}</bdi>
            {aside && <bdi className="font-normal tabular-nums">{aside}</bdi>}
          </span>
          <bdi className="block text-[0.84375rem] leading-snug text-ink-2">{detail}</bdi>
        </span>
      </label>
      {isChosen && children && <div className="mt-4 md:ps-[2.125rem]">{children}</div>}
    </div>
  )
}

import { formatYen } from '#contract/money.ts'
import type { KnownPlace } from '#contract/places.ts'
import { FaultWords } from '#web/ui/fault-words.tsx'
import { PlainSelect } from '#web/ui/plain-select.tsx'
import { byArea, type TooFar } from './end-words.ts'
import type { ChosenPlace } from './meeting.ts'

type PlaceSelectProps = {
  id: string
  label: string
  error?: string
  places: readonly KnownPlace[]
  tooFar: TooFar
  chosen?: ChosenPlace
  onChange: (place: ChosenPlace | undefined) => void
}

export const chosenOf = ({ slug, name, areaName, feeYen }: KnownPlace): ChosenPlace => ({
  slug,
  name,
  areaName,
  feeYen,
})

const mostUngrouped = 12

const Options = ({ of, tooFar }: { of: readonly ChosenPlace[] } & Pick<PlaceSelectProps, 'tooFar'>) =>
  of.map(({ slug, name, feeYen }) => (
    <option key={slug} value={slug} disabled={slug in tooFar}>
      {slug in tooFar ? `${name} (too far for this day)` : feeYen > 0 ? `${name} (+ ${formatYen(feeYen)})` : name}
    </option>
  ))

/** One of the doors that we know. */
export function PlaceSelect({ id, label, error, places, tooFar, chosen, onChange }: PlaceSelectProps) {
  // Until the list is there, what was chosen before is all there is.
  const listed = places.length > 0 || !chosen ? places : [chosen]
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <PlainSelect
        id={id}
        value={chosen?.slug ?? ''}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-fault` : undefined}
        onChange={({ target }) => {
          const place = places.find(({ slug }) => slug === target.value)
          onChange(place && chosenOf(place))
        }}
      >
        <option value="">Choose</option>
        {listed.length > mostUngrouped ? (
          byArea(listed).map(({ areaName, places: ofArea }) => (
            <optgroup key={areaName} label={areaName}>
              <Options of={ofArea} tooFar={tooFar} />
            </optgroup>
          ))
        ) : (
          <Options of={listed} tooFar={tooFar} />
        )}
      </PlainSelect>
      {error && <FaultWords id={`${id}-fault`}>{error}</FaultWords>}
    </div>
  )
}

import { useState } from 'react'
import type { DraftPlace } from '#contract/tour-draft.ts'
import { BOX, FieldFrame, LineField } from './fields.tsx'
import { readCoordinates, writeCoordinates } from './known-places.ts'

type PlaceFieldsProps = { path: string; place: DraftPlace; onChange: (part: Partial<DraftPlace>) => void }

/** The Japanese name, for the chauffeur, and the point on the map. */
export function PlaceFields({ path, place, onChange }: PlaceFieldsProps) {
  return (
    <>
      <LineField
        label="Name in Japanese"
        path={`${path}.nameJa`}
        lang="ja"
        value={place.nameJa}
        onChange={(nameJa) => onChange({ nameJa })}
      />
      <PointField path={`${path}.latitude`} place={place} onChange={onChange} />
    </>
  )
}

function PointField({ path, place, onChange }: PlaceFieldsProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isUnread = typed !== null && typed.trim() !== '' && readCoordinates(typed) === null
  return (
    <FieldFrame
      label="Point on the map"
      path={path}
      hint="Latitude and longitude, as a map copies them"
      error={isUnread ? 'Write two numbers in Japan, such as 35.5229, 138.7459.' : undefined}
    >
      {(tied) => (
        <input
          {...tied}
          dir="ltr"
          placeholder="35.5229, 138.7459"
          value={typed ?? writeCoordinates(place)}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            onChange(readCoordinates(event.currentTarget.value) ?? { latitude: null, longitude: null })
          }}
          onBlur={() => !isUnread && setTyped(null)}
          className={`${BOX} tabular-nums`}
        />
      )}
    </FieldFrame>
  )
}

import type { DraftStop } from '#contract/tour-draft.ts'
import { draftLimits } from '#contract/tour-draft.ts'
import { useTypedTime } from '#web/ui/use-typed-time.ts'
import { BOX, ChoiceField, FieldFrame, LineField, lengthWords, NumberField } from './fields.tsx'
import { PlaceFields } from './place-fields.tsx'

const admissions = [
  { id: 'none needed', label: 'None needed' },
  { id: 'free', label: 'Free' },
  { id: 'included', label: 'Included' },
  { id: 'not included', label: 'Not included' },
] as const

type StopDetailsProps = { index: number; stop: DraftStop; onChange: (part: Partial<DraftStop>) => void }

/** What a stop has beside its name and its minutes. */
export function StopDetails({ index, stop, onChange }: StopDetailsProps) {
  const path = `stops.${index}`
  const arrival = useTypedTime(stop.fixedArrival ?? '', (time) => onChange({ fixedArrival: time || null }))
  return (
    <div className="grid gap-x-3 gap-y-3 border-s-2 border-line ps-3 pt-1 pb-3 sm:grid-cols-2">
      <FieldFrame
        label="Must be there at"
        path={`${path}.fixedArrival`}
        hint="A table or an entrance that is booked. Empty: whenever we get there"
      >
        {(tied) => (
          <input
            {...tied}
            inputMode="numeric"
            autoComplete="off"
            placeholder="12:30"
            value={arrival.value}
            onChange={(event) => arrival.onType(event.currentTarget.value)}
            onBlur={arrival.onLeave}
            className={BOX}
          />
        )}
      </FieldFrame>
      <PlaceFields path={path} place={stop} onChange={onChange} />
      <div className="grid grid-cols-2 gap-3">
        <ChoiceField
          label="Admission"
          path={`${path}.admission`}
          value={stop.admission}
          choices={admissions}
          onChange={(chosen) => {
            const admission = admissions.find(({ id }) => id === chosen)?.id ?? stop.admission
            const hasFee = admission === 'included' || admission === 'not included'
            onChange({ admission, ...(hasFee ? {} : { admissionYen: null }) })
          }}
        />
        {(stop.admission === 'included' || stop.admission === 'not included') && (
          <NumberField
            label="For one adult"
            path={`${path}.admissionYen`}
            unit="¥"
            value={stop.admissionYen}
            onChange={(admissionYen) => onChange({ admissionYen })}
          />
        )}
      </div>
      <LineField
        label="What one does there"
        path={`${path}.note`}
        rows={3}
        value={stop.note}
        onChange={(note) => onChange({ note })}
        hint={lengthWords(stop.note, draftLimits.note)}
        className="sm:col-span-2"
      />
    </div>
  )
}

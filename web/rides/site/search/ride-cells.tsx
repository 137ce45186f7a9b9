import { Calendar, Clock, MapPin, PlaneLanding, PlaneTakeoff, Ship, TrainFront, Users } from 'lucide-react'
import type { MeetingKind } from '#contract/places.ts'
import { counted } from '#core/words.ts'
import { Cell } from '#web/ui/search-ticket/cell.tsx'
import { answerLook, type FormVariant } from '#web/ui/search-ticket/form-look.ts'
import type { RideFields } from '../ride-address.ts'
import { rideLimits } from './limits.ts'
import { PickedCell } from './picked-cell.tsx'
import {
  endInWords,
  hubKinds,
  inShort,
  type KnownEnds,
  asksFlight as mayAskFlight,
  momentWords,
  type RideFormState,
  type Which,
} from './ride-form-state.ts'
import { momentParts, partyInWords } from './words.ts'

export type ChangeRide = (fields: Partial<RideFields>, known?: KnownEnds) => void

type CellProps = {
  id: string
  variant: FormVariant
  state: RideFormState
  change: ChangeRide
  /** Kept in words until the page of cars looks it up. */
  onTyped: (which: Which, written: string) => void
  fault: string | undefined
}

const loadPlacePicker = () => import('./place-picker.tsx').then((module) => module.PlacePicker)
const loadWhenPicker = () => import('./when-picker.tsx').then((module) => module.WhenPicker)
const loadPartyPicker = () => import('./party-picker.tsx').then((module) => module.PartyPicker)

export function EndCell({ which, ...props }: CellProps & { which: Which }) {
  const { id, variant, state, change, onTyped, fault } = props
  const { fields, known, isDeparture } = state
  const isHubEnd = fields.way === 'transfer' && (which === 'from') !== isDeparture
  const asksFlight = which === 'from' && mayAskFlight(state)
  const words = endInWords(state, which)
  const kind = known[fields[which]]?.kind
  return (
    <PickedCell
      id={id}
      variant={variant}
      place={which === 'from' ? 'first' : 'last'}
      label={which === 'to' ? 'To' : asksFlight && variant === 'ticket' ? 'From, and the flight' : 'From'}
      icon={isHubEnd ? hubIcon(kind, which) : MapPin}
      words={[inShort(words), asksFlight && fields.flight].filter(Boolean).join(', ')}
      placeholder={isHubEnd ? 'Airport, station or port' : 'Hotel, station or address'}
      native={{ name: `${which}Name`, defaultValue: words, maxLength: 100, autoComplete: 'off' }}
      onTakeOver={(written) => {
        if (written.trim() !== words) onTyped(which, written.trim())
      }}
      load={loadPlacePicker}
      picker={{
        which,
        label: which === 'from' ? 'From' : 'To',
        words,
        kinds: isHubEnd ? hubKinds : '',
        takesAddress: !isHubEnd,
        place: fields[which],
        flight: asksFlight ? fields.flight : undefined,
        time: fields.time,
        onChange: change,
      }}
      fault={fault}
    />
  )
}

const hubIcon = (kind: MeetingKind | undefined, which: Which) =>
  kind === 'station' ? TrainFront : kind === 'port' ? Ship : which === 'from' ? PlaneLanding : PlaneTakeoff

export function WhenCell({ id, variant, state, change, fault }: CellProps) {
  const { day, time } = state.fields
  const asked = momentWords(state)
  return (
    <PickedCell
      id={id}
      variant={variant}
      place="second"
      label={asked.label}
      icon={Calendar}
      {...momentParts(day, time)}
      placeholder="Day and time"
      native={{ type: 'datetime-local', name: 'when', defaultValue: day && time ? `${day}T${time}` : '' }}
      onTakeOver={(written) => {
        const [writtenDay = '', writtenTime = ''] = written.split('T')
        if (writtenDay && `${writtenDay}T${writtenTime}` !== `${day}T${time}`)
          change({ day: writtenDay, time: writtenTime })
      }}
      load={loadWhenPicker}
      picker={{
        label: asked.day,
        timeLabel: asked.time,
        hint: asked.hint,
        day,
        time,
        onChange: change,
      }}
      fault={fault}
    />
  )
}

export function PartyCell({ id, variant, state, change, fault }: CellProps) {
  const { fields } = state
  return (
    <PickedCell
      id={id}
      variant={variant}
      place="third"
      label="Party"
      icon={Users}
      words={partyInWords(fields)}
      placeholder="How many?"
      native={{ type: 'number', name: 'guests', min: 1, max: 40, defaultValue: fields.guests }}
      onTakeOver={(written) => {
        if (written && written !== fields.guests) change({ guests: written })
      }}
      load={loadPartyPicker}
      picker={{ fields, onChange: change }}
      fault={fault}
    />
  )
}

const hours = Array.from(
  { length: rideLimits.mostHours - rideLimits.leastHours + 1 },
  (_, index) => index + rideLimits.leastHours,
)

/** By the hour: how long the car stays. */
export function HoursCell({ id, variant, state, change, fault }: CellProps) {
  return (
    <Cell variant={variant} place="last" fieldId={id} label="For how long" icon={Clock}>
      <select
        id={id}
        name="hours"
        value={state.fields.hours}
        onChange={(event) => change({ hours: event.target.value })}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        className={answerLook(variant, 'appearance-none')}
      >
        <option value="">How many hours?</option>
        {hours.map((count) => (
          <option key={count} value={count}>
            {counted(count, 'hour')}
          </option>
        ))}
      </select>
    </Cell>
  )
}

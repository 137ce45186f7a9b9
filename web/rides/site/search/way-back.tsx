import { Undo2, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useHydrated } from '#web/platform/hydrated.ts'
import { cx } from '#web/ui/cx.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useLatePicker } from '#web/ui/search-ticket/use-late-picker.ts'
import type { RideFields } from '../ride-address.ts'
import type { ChangeRide } from './ride-cells.tsx'
import { backAirport, landsOnWayBack, type RideFormState } from './ride-form-state.ts'
import { momentInWords } from './words.ts'

const load = () => import('./way-back-picker.tsx').then((module) => module.WayBackPicker)

type WayBackProps = {
  id: string
  state: RideFormState
  change: ChangeRide
  fault: string | undefined
  /** How a quiet link looks on this ground. */
  look: string
  /** Another way back is said, or none any more. */
  onSettled?: (() => void) | undefined
}

/** The same way in the other direction, asked for in the same breath. */
export function WayBack({ id, state, change, fault, look, onSettled }: WayBackProps) {
  const { day, returnDay, returnTime } = state.fields
  const airport = backAirport(state)
  const late = useLatePicker({ isHydrated: useHydrated(), load, onTakeOver: () => undefined })
  const { Picker } = late
  useSettled(`${returnDay}T${returnTime} ${returnDay && airport?.slug}`, late.isOpen, onSettled)
  const moment = momentInWords(returnDay, returnTime)
  const words = moment && [moment, airport?.words].filter(Boolean).join(', ')
  const beginsAt = landsOnWayBack(state) ? 'Lands at' : 'Pick-up at'
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      {late.stage === 'native' ? (
        <NativeMoment
          id={id}
          label={`Way back, ${beginsAt.toLowerCase()}`}
          fault={fault}
          fields={state.fields}
          change={change}
        />
      ) : (
        <button
          ref={late.triggerRef}
          type="button"
          id={id}
          onClick={late.open}
          onPointerEnter={late.fetchAhead}
          onFocus={late.fetchAhead}
          aria-haspopup="dialog"
          aria-expanded={late.isOpen}
          aria-describedby={fault ? `${id}-fault` : undefined}
          data-invalid={fault ? '' : undefined}
          className={cx(look, 'inline-flex min-h-11 items-center gap-2')}
        >
          <Icon of={Undo2} dense points />
          <bdi>{words ? `Way back: ${words}` : 'Add the way back'}</bdi>
        </button>
      )}
      {words && (
        <button
          type="button"
          onClick={() => change({ returnDay: '', returnTime: '', returnFrom: '', returnTo: '' })}
          className={cx(look, 'inline-flex min-h-11 items-center gap-1')}
        >
          <Icon of={X} dense /> Only one way
        </button>
      )}
      {fault && (
        <span id={`${id}-fault`} className="rounded-tag bg-surface px-2 py-1">
          <ErrorWords>{fault}</ErrorWords>
        </span>
      )}
      {Picker && (
        <Picker
          triggerRef={late.triggerRef}
          isOpen={late.isOpen}
          onOpenChange={late.setOpen}
          label="Day of the way back"
          timeLabel={beginsAt}
          day={returnDay}
          time={returnTime}
          minDay={day}
          airport={
            airport && {
              label: airport.name === 'returnTo' ? 'Back to' : 'Back from',
              slug: airport.slug,
              name: state.known[airport.slug]?.name ?? airport.slug,
              onChange: (slug, known) => change({ [airport.name]: slug }, known),
            }
          }
          onChange={(moment) => change({ returnDay: moment.day, returnTime: moment.time })}
        />
      )}
    </span>
  )
}

/** Once for each moment and airport, when nobody is choosing any more. */
function useSettled(moment: string, isOpen: boolean, onSettled: (() => void) | undefined) {
  const settled = useRef(moment)
  const tell = useEffectEvent(() => onSettled?.())
  useEffect(() => {
    if (isOpen || settled.current === moment) return
    settled.current = moment
    tell()
  }, [moment, isOpen])
}

type NativeMomentProps = Pick<WayBackProps, 'id' | 'fault' | 'change'> & { label: string; fields: RideFields }

/** The browser's own field, where our picker could not be fetched. */
function NativeMoment({ id, label, fault, fields: { returnDay, returnTime }, change }: NativeMomentProps) {
  return (
    <label htmlFor={id} className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {label}
      <input
        id={id}
        type="datetime-local"
        defaultValue={returnDay && returnTime ? `${returnDay}T${returnTime}` : ''}
        onChange={(event) => {
          const [day = '', time = ''] = event.target.value.split('T')
          change({ returnDay: day, returnTime: time.slice(0, 5) })
        }}
        aria-describedby={fault ? `${id}-fault` : undefined}
        aria-invalid={fault ? true : undefined}
        className="h-11 rounded-field border border-edge bg-surface px-3 text-[0.9375rem] text-ink tabular-nums"
      />
    </label>
  )
}

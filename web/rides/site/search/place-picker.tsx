import { useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type FoundPlace, readAddress } from '#contract/places.ts'
import { call } from '#web/platform/api.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import type { PickerFrame } from '#web/ui/search-ticket/use-late-picker.ts'
import type { RideFields } from '../ride-address.ts'
import { FlightField } from './flight-field.tsx'
import { PickerPopover } from './picker-popover.tsx'
import { PlaceList } from './place-list.tsx'
import type { KnownEnds, Which } from './ride-form-state.ts'

export interface PlacePickerProps extends PickerFrame {
  which: Which
  label: string
  /** The answer so far, in words. */
  words: string
  kinds: string
  takesAddress: boolean
  /** The place so far; empty where none is chosen. */
  place: string
  /** Asked beside the airport where somebody lands; undefined elsewhere. */
  flight: string | undefined
  /** The hour so far, which a flight may fill in. */
  time: string
  onChange: (fields: Partial<RideFields>, known?: KnownEnds) => void
}

/** Where a ride begins or ends: one of our places, or an address within our area. */
export function PlacePicker({
  which,
  label,
  words,
  kinds,
  takesAddress,
  place,
  flight,
  time,
  onChange,
  ...popover
}: PlacePickerProps) {
  return (
    <PickerPopover {...popover} label={label} className="w-[400px]">
      {/* Begun anew each time it opens, so that it starts from the answer and not from a half-typed word. */}
      <Inside
        key={String(popover.isOpen)}
        {...{ which, label, words, kinds, takesAddress, place, flight, time, onChange }}
        close={() => popover.onOpenChange(false)}
      />
    </PickerPopover>
  )
}

type InsideProps = Omit<PlacePickerProps, keyof PickerFrame> & { close: () => void }

function Inside({ which, label, words, kinds, takesAddress, place, flight, time, onChange, close }: InsideProps) {
  const [typed, setTyped] = useState(words)
  const flightRef = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [isChecking, setChecking] = useState(false)

  const choose = ({ slug, name, kind }: FoundPlace) => {
    onChange({ [which]: slug, [`${which}Address`]: '' }, { [slug]: { name, kind } })
    if (flight === undefined || kind !== 'airport') return close()
    setTyped(name)
    flightRef.current?.focus()
  }
  const takeAddress = async (address: string) => {
    if (isChecking) return
    setChecking(true)
    try {
      await call(readAddress, { address })
      onChange({ [which]: '', [`${which}Address`]: address })
      close()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setChecking(false)
    }
  }
  const type = (text: string) => {
    setTyped(text)
    setProblem('')
  }
  return (
    <>
      <PlaceList
        label={label}
        hint={kinds ? 'Haneda, Tokyo Station…' : 'Hotel, station, sight or address'}
        kinds={kinds}
        takesAddress={takesAddress}
        isShort={flight !== undefined}
        typed={typed}
        onType={type}
        onChoose={choose}
        onAddress={takeAddress}
      />
      <div role="status" className="empty:hidden">
        {isChecking ? (
          <span className="text-sm text-ink-2">Looking up the address…</span>
        ) : (
          problem && <ErrorWords>{problem}</ErrorWords>
        )}
      </div>
      {flight !== undefined && (
        <FlightField
          inputRef={flightRef}
          flight={flight}
          chosen={{ slug: place, name: words }}
          time={time}
          onChange={onChange}
          onFound={setTyped}
          onDone={close}
        />
      )}
    </>
  )
}

import { PlaneLanding } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { findFlight } from '#contract/rides.ts'
import { call } from '#web/platform/api.ts'
import { isFlight, type RideFields } from '#web/platform/ride-address.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { KnownEnds } from './ride-form-state.ts'

type FlightFieldProps = {
  inputRef: RefObject<HTMLInputElement | null>
  flight: string
  onChange: (fields: Partial<RideFields>, known?: KnownEnds) => void
  /** The terminal where it lands. */
  onFound: (terminalName: string) => void
  onDone: () => void
}

/** Looked up on leaving the field: where and when it lands is then filled in. An unknown one stays as it was written. */
export function FlightField({ inputRef, flight, onChange, onFound, onDone }: FlightFieldProps) {
  const [told, setTold] = useState<{ words: string; isFault?: boolean } | null>(null)
  const lookedUp = useRef(flight)

  const look = async () => {
    const number = flight.trim().toUpperCase()
    if (lookedUp.current === number) return
    lookedUp.current = number
    if (number === '') return setTold(null)
    if (!isFlight(number)) return setTold({ words: 'A flight looks like NH 212.', isFault: true })
    setTold({ words: 'Looking up the flight…' })
    try {
      const found = await call(findFlight, { number })
      if (lookedUp.current !== number) return
      onChange(
        { flight: found.number, from: found.terminal, fromAddress: '', time: found.lands },
        { [found.terminal]: { name: found.terminalName, kind: 'airport' } },
      )
      lookedUp.current = found.number
      onFound(found.terminalName)
      setTold({ words: `${found.number} from ${found.fromCity} lands at ${found.lands}, ${found.terminalName}.` })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (lookedUp.current === number) setTold({ words: error.message })
    }
  }
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <TextField
        inputRef={inputRef}
        label="Flight number"
        optional
        value={flight}
        onChange={(written) => onChange({ flight: written.slice(0, 10) })}
        onBlur={look}
        onKeyDown={(event) => {
          if (event.key === 'Enter') look()
        }}
        placeholder="NH 212"
        autoComplete="off"
        leading={<Icon of={PlaneLanding} />}
        error={told?.isFault ? told.words : undefined}
        hint="We follow it, so a late landing costs nothing."
      />
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {told && !told.isFault && <bdi>{told.words}</bdi>}
      </p>
      <Button variant="outline" size="small" onPress={onDone} className="min-h-11 justify-self-end">
        Done
      </Button>
    </div>
  )
}

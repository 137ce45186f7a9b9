import { PlaneLanding } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type FoundFlight, findFlight } from '#contract/rides.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { isFlight, type RideFields } from '../ride-address.ts'
import type { KnownEnds } from './ride-form-state.ts'

type FlightFieldProps = {
  inputRef: RefObject<HTMLInputElement | null>
  flight: string
  /** The airport that was chosen, if any. */
  chosen: { slug: string; name: string }
  onChange: (fields: Partial<RideFields>, known?: KnownEnds) => void
  /** The terminal where it lands; empty where that is not known any more. */
  onFound: (terminalName: string) => void
  onDone: () => void
}

/** Another terminal of the same airport is the airline's to know, and only told. */
const airportOf = (terminal: string) => terminal.replace(/-terminal-.*/, '')

type Told = { words: string; isFault?: boolean; elsewhere?: FoundFlight }

/**
 * Looked up on leaving the field: where and when it lands is then filled in. Where that is another airport than the one
 * that was chosen, it is asked; what an earlier flight filled in goes with it when the next one is not known.
 */
export function FlightField({ inputRef, flight, chosen, onChange, onFound, onDone }: FlightFieldProps) {
  const [told, setTold] = useState<Told | null>(null)
  const lookedUp = useRef(flight)
  const filledBy = useRef(flight)

  const use = (found: FoundFlight) => {
    onChange(
      { flight: found.number, from: found.terminal, fromAddress: '', time: found.lands },
      { [found.terminal]: { name: found.terminalName, kind: 'airport' } },
    )
    lookedUp.current = filledBy.current = found.number
    onFound(found.terminalName)
    setTold({ words: `${found.number} from ${found.fromCity} lands at ${found.lands}, ${found.terminalName}.` })
  }
  const takeAway = (number: string, why: string) => {
    const [old, { name }] = [filledBy.current, chosen]
    if (old === '' || chosen.slug === '') return setTold({ words: why })
    filledBy.current = ''
    onChange({ from: '', fromAddress: '', time: '' })
    onFound('')
    setTold({
      words: `We do not know ${number}. ${name} and the hour came from ${old}, so please choose where it lands, and then when.`,
    })
  }
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
      const isElsewhere = chosen.slug !== '' && airportOf(chosen.slug) !== airportOf(found.terminal)
      if (!isElsewhere || filledBy.current !== '') return use(found)
      lookedUp.current = found.number
      onChange({ flight: found.number })
      setTold({ words: `${found.number} lands at ${found.terminalName}. You chose ${chosen.name}.`, elsewhere: found })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (lookedUp.current === number) takeAway(number, error.message)
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
      {told?.elsewhere && (
        <WhichAirport
          found={told.elsewhere}
          chosen={chosen.name}
          onUse={use}
          onKeep={() => setTold({ words: `${chosen.name} it is. Please check the number with your airline.` })}
        />
      )}
      <Button variant="outline" size="small" onPress={onDone} className="min-h-11 justify-self-end">
        Done
      </Button>
    </div>
  )
}

type WhichAirportProps = {
  found: FoundFlight
  chosen: string
  onUse: (found: FoundFlight) => void
  onKeep: () => void
}

/** Neither overrules the other: whoever lands knows. */
function WhichAirport({ found, chosen, onUse, onKeep }: WhichAirportProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Where do you land?</legend>
      <Button size="small" className="min-h-11" onPress={() => onUse(found)}>
        Use {found.terminalName}
      </Button>
      <Button variant="outline" size="small" className="min-h-11" onPress={onKeep}>
        Keep {chosen}
      </Button>
    </fieldset>
  )
}

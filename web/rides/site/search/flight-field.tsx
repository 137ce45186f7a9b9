import { PlaneLanding } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { landsElsewhere, mustAskWhere, mustClear } from '#contract/flight-rules.ts'
import { type FoundFlight, findFlight } from '#contract/flights.ts'
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
  /** The hour so far. */
  time: string
  onChange: (fields: Partial<RideFields>, known?: KnownEnds) => void
  /** The terminal where it lands; empty where that is not known any more. */
  onFound: (terminalName: string) => void
  onDone: () => void
}

type Told = { words: string; isFault?: boolean; isUnknown?: boolean }

const plain = (flight: string) => flight.trim().toUpperCase()

/**
 * Looked up on leaving the field: where and when it lands is then filled in. Where that is another airport than the one
 * that was chosen, it is asked, whichever of the two came last; "Done" waits for the answer.
 */
export function FlightField({ inputRef, flight, chosen, time, onChange, onFound, onDone }: FlightFieldProps) {
  const [told, setTold] = useState<Told | null>(null)
  const [found, setFound] = useState<FoundFlight | null>(null)
  /** The airport that the guest keeps, whatever the flight says. */
  const [kept, setKept] = useState('')
  const isAsked = found !== null && kept !== chosen.slug && landsElsewhere(found, chosen.slug)
  const lookedUp = useRef('')
  const filled = useRef({ number: '', terminal: '' })
  /** What the guest had chosen before a flight of the same airport took its place; it comes back with an unknown one. */
  const own = useRef<{ slug: string; name: string; time: string } | null>(null)
  /** True once nothing is left to tell or to ask; null while nobody is asked. */
  const underWay = useRef<Promise<boolean> | null>(null)
  // An answer comes later than it was asked for, and the airport may be another by then.
  const airport = useRef({ ...chosen, time })
  useEffect(() => {
    airport.current = { ...chosen, time }
  })
  const said = () => {
    const { number, terminal } = filled.current
    return { terminal: airport.current.slug, filledBy: terminal === airport.current.slug ? number : '' }
  }

  const use = (taken: FoundFlight) => {
    const { slug, name } = airport.current
    if (said().filledBy === '') own.current = slug && !landsElsewhere(taken, slug) ? airport.current : null
    const isOther = own.current?.slug === slug && slug !== taken.terminal
    onChange(
      { flight: taken.number, from: taken.terminal, fromAddress: '', time: taken.lands },
      { [taken.terminal]: { name: taken.terminalName, kind: 'airport' } },
    )
    setFound(taken)
    lookedUp.current = taken.number
    filled.current = taken
    onFound(taken.terminalName)
    const instead = isOther ? `, and not at ${name}` : ''
    setTold({
      words: `${taken.number} from ${taken.fromCity} lands at ${taken.lands}, ${taken.terminalName}${instead}.`,
    })
  }
  const keep = () => {
    setKept(chosen.slug)
    setTold({ words: `${chosen.name} it is. Please check the number with your airline.` })
  }
  const takeAway = (number: string, why: string) => {
    const { filledBy } = said()
    if (!mustClear(said())) return setTold({ words: why, isUnknown: true })
    if (own.current) {
      const { slug, name, time: hour } = own.current
      onChange({ from: slug, fromAddress: '', time: hour }, { [slug]: { name, kind: 'airport' } })
      onFound(name)
      const again = [name, hour].filter(Boolean).join(', ')
      return setTold({
        isUnknown: true,
        words: `We do not know ${number}. ${again} stands here again, as you chose it: please check where and when it lands.`,
      })
    }
    onChange({ from: '', fromAddress: '', time: '' })
    onFound('')
    setTold({
      isUnknown: true,
      words: `We do not know ${number}. ${airport.current.name} and the hour came from ${filledBy}, so please choose where it lands, and then when.`,
    })
  }
  const ask = async (number: string): Promise<boolean> => {
    setTold({ words: 'Looking up the flight…' })
    try {
      const answer = await call(findFlight, { number })
      if (lookedUp.current !== number) return false
      if (!mustAskWhere(answer, said())) {
        use(answer)
        return true
      }
      lookedUp.current = answer.number
      onChange({ flight: answer.number })
      setTold(null)
      setFound(answer)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (lookedUp.current === number) takeAway(number, error.message)
    }
    return false
  }
  /** What stands in the form already changes nothing, and is asked about where it does not go together. */
  const recall = (number: string) =>
    call(findFlight, { number }).then(
      (answer) => {
        if (lookedUp.current !== number) return true
        if (answer.terminal === airport.current.slug) filled.current = answer
        setFound(answer)
        return !landsElsewhere(answer, airport.current.slug)
      },
      () => true,
    )
  const wait = (answer: Promise<boolean>) => {
    underWay.current = answer
    answer.finally(() => {
      if (underWay.current === answer) underWay.current = null
    })
  }
  const look = () => {
    const number = plain(flight)
    if (lookedUp.current === number) return
    lookedUp.current = number
    underWay.current = null
    setFound(null)
    setKept('')
    if (isFlight(number)) wait(ask(number))
    else setTold(number === '' ? null : { words: 'A flight looks like NH 212.', isFault: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stands in the field when it opens
  useEffect(() => {
    lookedUp.current = plain(flight)
    if (isFlight(flight)) wait(recall(lookedUp.current))
  }, [])
  const finish = async () => {
    look()
    const isSettled = underWay.current ? await underWay.current : !isAsked && !told?.isFault
    if (isSettled) onDone()
    else if (isAsked) setTold({ words: 'Where do you land? Please choose one of the two.' })
  }
  const question =
    isAsked && !told ? `${found.number} lands at ${found.terminalName}. You chose ${chosen.name}.` : told?.words
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
        hint={
          told?.isUnknown
            ? 'We keep its number for the chauffeur. If it is late, please tell us: a late landing costs nothing.'
            : 'We look at its landing time before we send the car, so a late landing costs nothing.'
        }
      />
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {!told?.isFault && question && <bdi>{question}</bdi>}
      </p>
      {isAsked && <WhichAirport found={found} chosen={chosen.name} onUse={use} onKeep={keep} />}
      <Button variant="outline" size="small" onPress={finish} className="min-h-11 justify-self-end">
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

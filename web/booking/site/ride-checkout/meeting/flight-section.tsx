import { PlaneLanding } from 'lucide-react'
import { useState } from 'react'
import type { RideLeg } from '#contract/rides.ts'
import { addDays } from '#core/days.ts'
import type { Faults } from '#web/platform/use-faults.ts'
import { Alert } from '#web/ui/alert.tsx'
import { longDay, todayInTokyo } from '#web/ui/day.ts'
import { TextField } from '#web/ui/field.tsx'
import { boxLook, FIELD_STACK, labelLook } from '#web/ui/field-look.ts'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { StepSection } from '../../checkout/step-head.tsx'
import { ridePath, updateRide, updateWanted, useRidePart } from '../ride-checkout-state.ts'
import { foundInWords, hasLanded, landedInWords } from './flight-words.ts'
import { keepOwnLanding, takeFlight } from './look-up-flight.ts'
import { TypedLanding } from './typed-landing.tsx'
import type { FlightLookUp } from './use-flight.ts'
import { WhichLanding } from './which-landing.tsx'

type FlightSectionProps = { leg: RideLeg; flight: FlightLookUp; faults: Faults }

/** Which flight, and when it lands: looked up on leaving the field, or typed by hand. */
export function FlightSection({ leg, flight, faults }: FlightSectionProps) {
  const text = useRidePart((checkout) => checkout.flightText)
  const landing = useRidePart((checkout) => checkout.landing)
  const leave = () => {
    faults.leave('flight', text)
    flight.look()
  }
  return (
    <StepSection title="Flight" className="mt-8">
      <div className="grid gap-x-5 gap-y-[1.375rem] sm:grid-cols-2">
        <TextField
          id="flight"
          label="Flight number"
          hint="On your ticket: two letters and figures."
          placeholder="NH 212"
          autoComplete="off"
          spellCheck="false"
          maxLength={8}
          optional={landing !== 'flight'}
          value={text}
          error={faults.errorOf('flight')}
          onBlur={leave}
          onChange={(flightText) => updateRide({ flightText })}
        />
        <LandsOn />
      </div>
      <div aria-live="polite" className="mt-[1.125rem] empty:hidden">
        <Finding leg={leg} flight={flight} />
      </div>
      {landing !== 'flight' ? (
        <TypedLanding leg={leg} />
      ) : (
        <p className="mt-2.5 text-sm text-ink-2">
          Wrong flight, or a private one? <TextButton onClick={keepOwnLanding}>Type the time yourself</TextButton>
        </p>
      )}
    </StepSection>
  )
}

/** A day after the way back is no day to land: the way back is moved first, where the ride is asked for. */
function LandsOn() {
  const wanted = useRidePart((checkout) => checkout.wanted)
  const [isTooLate, setTooLate] = useState(false)
  if (!wanted) return null
  const { day, returnDay } = wanted
  const choose = (chosen: string) => {
    const isAfter = returnDay !== undefined && chosen > returnDay
    setTooLate(isAfter)
    if (chosen && !isAfter) updateWanted({ day: chosen })
  }
  return (
    <div className={FIELD_STACK}>
      <label htmlFor="lands-on" className={labelLook()}>
        Lands on
      </label>
      <input
        id="lands-on"
        type="date"
        value={day}
        min={todayInTokyo()}
        max={returnDay}
        aria-describedby="lands-on-words"
        onChange={({ target }) => choose(target.value)}
        className={boxLook('field', 'normal', 'tabular-nums')}
      />
      <span id="lands-on-words" role="status" className="text-xs text-ink-3">
        <bdi>{longDay(day, { withYear: true })}, in Tokyo.</bdi>
        {isTooLate && returnDay && (
          <span className="mt-1 block text-sm text-ink-2">
            The way back is on {longDay(returnDay)}.{' '}
            <TextLink to={ridePath('home', wanted)}>Move the way back first</TextLink>
          </span>
        )}
      </span>
    </div>
  )
}

/** What became of the looking up. */
function Finding({ leg, flight }: Pick<FlightSectionProps, 'leg' | 'flight'>) {
  const found = useRidePart((checkout) => checkout.found)
  const landing = useRidePart((checkout) => checkout.landing)
  const day = useRidePart(({ wanted }) => wanted?.day ?? '')
  const elsewhere = useRidePart((checkout) => checkout.elsewhere)
  const own = useRidePart(({ ownLanding }) => ownLanding)
  if (flight.state === 'asking') return <p className="text-sm text-ink-2">Looking the flight up…</p>
  if (flight.state === 'failed') {
    return (
      <Alert tone="error" title="The flight could not be looked up.">
        <span className="flex flex-wrap items-center gap-x-4">
          What you typed is kept.
          <TextButton onClick={() => flight.look()} className="min-h-11">
            Try again
          </TextButton>
        </span>
      </Alert>
    )
  }
  if (flight.state === 'unknown' && !found) {
    return (
      <Alert tone="waiting" title="We do not know this flight.">
        {landing === 'open'
          ? 'Please type when it lands, and where: what stood here came from the other flight.'
          : own
            ? `${[own.name, own.time].filter(Boolean).join(', ')} stands here again, as you chose it. Please check when and where it lands; we keep its number for the chauffeur.`
            : 'Please type when it lands; we keep its number for the chauffeur.'}
      </Alert>
    )
  }
  if (elsewhere) return <WhichLanding found={elsewhere} leg={leg} />
  if (!found) return null
  if (landing === 'typed') {
    return (
      <p className="text-sm text-ink-2">
        What you say counts, not what {found.number} says.{' '}
        <TextButton onClick={() => takeFlight(found)}>
          Take {found.terminalName}, {found.lands}
        </TextButton>
      </p>
    )
  }
  if (hasLanded(found, day)) {
    const tomorrow = addDays(day, 1)
    return (
      <Alert tone="waiting" icon={PlaneLanding} title={landedInWords(found, day)}>
        Is it a later day?{' '}
        <TextButton onClick={() => updateWanted({ day: tomorrow })} className="min-h-11">
          Take {longDay(tomorrow)}
        </TextButton>
      </Alert>
    )
  }
  const [title, words] = foundInWords(found, leg)
  return (
    <Alert tone="ok" icon={PlaneLanding} title={title}>
      <span className="block text-sm">{words}</span>
    </Alert>
  )
}

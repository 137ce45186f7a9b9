import { useId, useState } from 'react'
import type { RideLeg } from '#contract/rides.ts'
import { TextField } from '#web/ui/field.tsx'
import { useTypedTime } from '#web/ui/use-typed-time.ts'
import { TerminalField } from '../../terminal-field.tsx'
import { updateRide, updateWanted, useRidePart } from '../ride-checkout-state.ts'

/** When and where it lands, as the guest says it. */
export function TypedLanding({ leg }: { leg: RideLeg }) {
  const id = useId()
  const wanted = useRidePart((checkout) => checkout.wanted)
  // What is half typed is no time yet, and is kept in the field alone.
  const isOpen = useRidePart(({ landing }) => landing === 'open')
  const [time, setTime] = useState(isOpen ? '' : (wanted?.time ?? ''))
  const [terminal, setTerminal] = useState('')
  const say = (said: { time: string; terminal: string }) => {
    setTime(said.time)
    setTerminal(said.terminal)
    // Where nothing counts any more, the price waits until both are said.
    if (isOpen && !(said.time && said.terminal)) return
    if (isOpen) updateRide({ landing: 'typed' })
    updateWanted({
      ...(said.time && { time: said.time }),
      ...(said.terminal && { from: said.terminal, fromAddress: undefined }),
    })
  }
  const typed = useTypedTime(time, (whole) => say({ time: whole, terminal }))
  if (!wanted) return null
  return (
    <div className="mt-[1.375rem] grid gap-x-5 gap-y-[1.375rem] sm:grid-cols-2">
      <TextField
        id={`${id}time`}
        label="Lands at"
        hint="Tokyo time, as on your ticket."
        inputMode="numeric"
        autoComplete="off"
        value={typed.value}
        onChange={typed.onType}
        onBlur={typed.onLeave}
      />
      <TerminalField
        label="Where"
        value={isOpen ? terminal : (wanted.from ?? '')}
        onChange={(chosen) => say({ time, terminal: chosen })}
        known={leg.terminal}
      />
    </div>
  )
}

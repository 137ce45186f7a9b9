import { PlaneLanding } from 'lucide-react'
import type { Terminal } from '#contract/rides.ts'
import { bookingDetails } from '#core/booking-details.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextField } from '#web/ui/field.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import { TerminalField } from '../terminal-field.tsx'
import { leadToChange } from './agree-to-change.tsx'
import { clockOf } from './booking-words.ts'
import type { FlightTyped, SaidOfFlight } from './other-flight.ts'
import { type RideBooking, rideEnds } from './ride-words.ts'

type FlightNumberProps = {
  booking: RideBooking
  flight: FlightTyped
  field: { name: string; value: string; error: string | undefined; onChange: (value: string) => void }
  /** Where the ride waits; null where that is not known. */
  terminal: Terminal | null
  /** What cannot stand of what is said of a flight that we do not know. */
  faults: { lands?: string | undefined; terminal?: string | undefined }
  onSay: (part: Partial<SaidOfFlight>) => void
}

/**
 * The number of a flight that is waited for. It is looked up when it is left: neither it nor the ride overrules the other
 * in silence.
 */
export function FlightNumber({ field, ...of }: FlightNumberProps) {
  const { booking, flight } = of
  const { value, onChange } = field
  return (
    <>
      <TextField
        label={bookingDetails.flight.label}
        placeholder="NH 212"
        hint="We look up when it lands. If it is only late, use “Flight late?”."
        optional
        autoComplete="off"
        spellCheck="false"
        {...field}
        onBlur={() => void flight.look(value)}
      />
      <div aria-live="polite" className="empty:hidden md:col-span-2">
        <Finding
          {...of}
          onTryAgain={() => void flight.look(value)}
          onKeep={() => {
            flight.clear()
            onChange(booking.flight)
          }}
        />
      </div>
    </>
  )
}

type FindingProps = Omit<FlightNumberProps, 'field'> & {
  onTryAgain: () => void
  onKeep: () => void
}

function Finding({ booking, flight, terminal, faults, onSay, onTryAgain, onKeep }: FindingProps) {
  const { other, said } = flight
  const waits = `Your ride waits at ${rideEnds(booking).from} for ${clockOf(booking.landsAt ?? booking.startsAt)}.`
  const keep = (
    <TextButton onClick={onKeep} className="min-h-11">
      {booking.flight ? `Keep ${booking.flight}` : 'Keep it as it is'}
    </TextButton>
  )
  if (other.is === 'none') return null
  if (other.is === 'asking') return <p className="text-sm text-ink-2">Looking the flight up…</p>
  if (other.is === 'failed')
    return (
      <Alert tone="error" title="The flight could not be looked up.">
        What you typed is kept.{' '}
        <TextButton onClick={onTryAgain} className="min-h-11">
          Try again
        </TextButton>
      </Alert>
    )
  if (other.is === 'unknown')
    return (
      <Alert tone="waiting" icon={PlaneLanding} title={`We do not know ${other.number}. When and where does it land?`}>
        <span className="block text-sm">{waits} If it is another hour or airport, you see what it costs first.</span>
        <span className="mt-3 grid gap-x-5 gap-y-3 sm:grid-cols-2">
          <TimeField
            label="Lands at"
            hint="Tokyo time."
            value={said.lands}
            onChange={(lands) => onSay({ lands })}
            {...(faults.lands ? { error: faults.lands } : {})}
          />
          <TerminalField
            label="Where"
            value={said.terminal || (booking.ride.terminal ?? '')}
            onChange={(slug) => onSay({ terminal: slug })}
            known={terminal}
            error={faults.terminal}
          />
        </span>
        {keep}
      </Alert>
    )
  const { number, fromCity, terminalName, lands } = other.found
  const move = async () => {
    await flight.move()
    leadToChange()
  }
  if (other.is === 'fits')
    return (
      <p className="text-sm text-ink-2">
        {number} from {fromCity} lands at {terminalName}, {lands}, as your ride has it.
      </p>
    )
  return (
    <Alert
      tone="waiting"
      icon={PlaneLanding}
      title={`${number} lands at ${terminalName}, ${lands}.`}
      action={
        <span className="flex flex-wrap gap-x-6">
          <TextButton onClick={move} className="min-h-11">
            Move the ride to {number}
          </TextButton>
          {keep}
        </span>
      }
    >
      {waits} Is the number right?
    </Alert>
  )
}

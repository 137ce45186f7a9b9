import { useRef, useState } from 'react'
import type { Booking } from '#contract/booking.ts'
import { changeDetails } from '#contract/booking-changes.ts'
import { ApiError } from '#contract/call.ts'
import { type GuestDetail, guestDetails, pickDetails } from '#core/booking-details.ts'
import { call } from '#web/platform/api.ts'
import { leadToChange } from './agree-to-change.tsx'
import type { OpenBooking } from './load-booking.ts'
import type { SaidOfFlight } from './other-flight.ts'
import { isRide } from './ride-words.ts'
import { focusFirst, type SavedFirst } from './save-first.ts'

export type Details = Record<GuestDetail, string>
type Faults = Partial<Details & SaidOfFlight>

const detailsOf = (booking: Booking): Details => pickDetails(guestDetails, booking)

export type DetailsTyped = ReturnType<typeof useDetails>

interface Beside {
  /** When and where a flight lands that we do not know, as its guest says. */
  said?: SaidOfFlight
  /** With the booking as it is from now on, and whether its flight was told with it. */
  onSaved?: (booking: Booking, isFlightTold: boolean) => void
  /** The flight cannot be noted by itself. */
  onFlightRefused?: (number: string) => void
}

/** What is typed about the day, kept by the page: whichever of its buttons is pressed, it is saved. */
export function useDetails({ which, booking }: OpenBooking, { said: ofFlight, onSaved, onFlightRefused }: Beside = {}) {
  const [opened] = useState(() => detailsOf(booking))
  const [saved, setSaved] = useState(opened)
  const [details, setDetails] = useState(opened)
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [isPending, setPending] = useState(false)
  const [said, setSaid] = useState('')
  const form = useRef<HTMLFormElement>(null)

  /** `later`: what is only told once a change is done. */
  const save = async (later: readonly (keyof Details)[] = []): Promise<SavedFirst> => {
    const typed = guestDetails.filter((name) => details[name] !== saved[name])
    const sent = (of: readonly (keyof Details)[]) => Object.fromEntries(of.map((name) => [name, details[name]]))
    const now = typed.filter((name) => !later.includes(name))
    const found = findFaults({ ...which, ...sent(typed) })
    setFaults(found)
    setRefusal(null)
    if (Object.keys(found).length > 0) return refuse(found)
    if (now.length === 0) return 'nothing-typed'
    setPending(true)
    try {
      const told = now.includes('flight') ? ofFlight : undefined
      const answer = await call(changeDetails, {
        ...{ ...which, ...sent(now) },
        ...(told?.lands && { lands: told.lands }),
        ...(told?.terminal && { terminal: told.terminal }),
      })
      const fresh = detailsOf(answer)
      onSaved?.(answer, now.includes('flight'))
      setSaved(fresh)
      setDetails((typedSince) => ({
        ...fresh,
        ...Object.fromEntries(later.map((name) => [name, typedSince[name]])),
      }))
      setSaid(isRide(booking) ? 'Saved. The chauffeur sees it at once.' : 'Saved. The crew sees it at once.')
      return 'saved'
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFaults(error.fields)
      if (Object.keys(error.fields).length === 0) setRefusal(error)
      if (error.fields.flight) onFlightRefused?.(details.flight)
      return refuse(error.fields)
    } finally {
      setPending(false)
    }
  }
  const refuse = (found: Faults) => {
    // Another hour or airport is agreed to where it is shown what it costs.
    if (found.lands || found.terminal) leadToChange()
    else focusFirst(form.current)
    return { refused: 'What you wrote below is not saved yet. Please look at it, then press again.' }
  }

  const type = (name: keyof Details, value: string) => {
    setDetails((now) => ({ ...now, [name]: value }))
    forgive(name)
    // Hour and airport are of the flight that they were told with.
    if (name === 'flight') forgive('lands', 'terminal')
    setSaid('')
  }
  const forgive = (...names: (keyof Faults)[]) =>
    setFaults((now) =>
      Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name as keyof Faults))),
    )
  /** A room or flight that was typed on this page is of the place that the page is about to name. */
  const isNew = (name: keyof Details) => details[name].trim() !== '' && details[name] !== opened[name]
  return { details, faults, refusal, isPending, said, setSaid, form, save, type, forgive, isNew }
}

/** The contract's own rules, asked before the server is. */
function findFaults(input: object): Faults {
  const result = changeDetails.input?.safeParse(input)
  if (!result || result.success) return {}
  const faults: Faults = {}
  for (const issue of result.error.issues) {
    const name = issue.path[0] as keyof Details
    if (guestDetails.includes(name)) faults[name] ??= issue.message
  }
  return faults
}

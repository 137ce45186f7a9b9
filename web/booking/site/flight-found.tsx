import { PlaneLanding } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { isSameFlight, landsAfterStart, landsElsewhere } from '#contract/flight-rules.ts'
import { type FoundFlight, findFlight } from '#contract/flights.ts'
import { call } from '#web/platform/api.ts'
import { isFlight } from '#web/rides/site/index.ts'
import { Alert } from '#web/ui/alert.tsx'

/** Nobody who cannot be asked is said not to know it. */
type Answer = { number: string; found: FoundFlight | null }

type FlightFoundProps = {
  /** As the field was left, and as it is by now. */
  left: string
  written: string
  /** Where the day begins; its slug is empty while no terminal is chosen. */
  airport: { slug: string; name: string }
  /** When it begins, on Tokyo's clock. */
  start: string | undefined
}

/** Where the flight lands whose number was left in its field, and whether the day begins there; its hours are the tour's. */
export function FlightFound({ left, written, airport, start }: FlightFoundProps) {
  const answer = useLookUp(left.trim())
  if (!answer || !isSameFlight(answer.number, written)) return null
  if (!answer.found)
    return <p className="text-sm text-ink-2">We do not know {answer.number}. We keep its number for the chauffeur.</p>
  const { number, fromCity, terminalName, lands } = answer.found
  if (landsElsewhere(answer.found, airport.slug))
    return (
      <Alert tone="waiting" icon={PlaneLanding} title={`${number} lands at ${terminalName}, ${lands}.`}>
        Your day begins at {airport.name}. Please check the number, or choose the other airport above.
      </Alert>
    )
  if (start && landsAfterStart(answer.found, start))
    return (
      <Alert tone="waiting" icon={PlaneLanding} title={`${number} lands at ${terminalName}, ${lands}.`}>
        Your day begins at {start}, before it lands. Is the number right?
      </Alert>
    )
  return (
    <p className="text-sm text-ink-2">
      {number} from {fromCity} lands at {terminalName}, {lands}.
    </p>
  )
}

function useLookUp(number: string): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    if (!isFlight(number)) return
    let isHere = true
    call(findFlight, { number }).then(
      (found) => isHere && setAnswer({ number, found }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (isHere && !error.isOutage) setAnswer({ number, found: null })
      },
    )
    return () => {
      isHere = false
    }
  }, [number])
  return answer
}

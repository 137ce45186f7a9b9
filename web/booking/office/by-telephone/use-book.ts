import { useRef, useState } from 'react'
import type { Booking } from '#contract/booking.ts'
import { ApiError } from '#contract/call.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { bookByPhone } from '#contract/phone-booking.ts'
import { call } from '#web/platform/api.ts'
import { newKey } from '#web/platform/new-key.ts'

type Input = InputOf<typeof bookByPhone>
type Faults = Partial<Record<string, string>>

const stale = ['pricing.quote-expired', 'pricing.unknown-quote', 'booking.quote-used']

interface Answers {
  onBooked: (booking: Booking) => void
  /** The price or the crew is no longer to be had: it is asked for anew. */
  onStale: () => void
}

/** Books once, however often the keys are pressed; a press without an answer keeps its name. */
export function useBook({ onBooked, onStale }: Answers) {
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [isBooking, setBooking] = useState(false)
  const [answered, setAnswered] = useState(0)
  const isAtWork = useRef(false)
  const attempt = useRef<{ body: string; key: string } | null>(null)

  const tell = (told: Faults, refused: ApiError | null) => {
    setFaults(told)
    setRefusal(refused)
    setAnswered((count) => count + 1)
  }
  const book = async (input: Input) => {
    if (isAtWork.current) return
    const checked = bookByPhone.input?.safeParse(input)
    if (checked && !checked.success) return tell(faultsOf(checked.error.issues), null)
    isAtWork.current = true
    setBooking(true)
    const body = JSON.stringify(input)
    if (attempt.current?.body !== body) attempt.current = { body, key: newKey() }
    try {
      const booking = await call(bookByPhone, input, { idempotencyKey: attempt.current.key })
      attempt.current = null
      tell({}, null)
      onBooked(booking)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!error.isOutage) attempt.current = null
      if (stale.includes(error.code) || error.code === 'booking.crew-taken' || error.code === 'inventory.sold-out')
        onStale()
      tell({ ...error.fields }, Object.keys(error.fields).length > 0 ? null : error)
    } finally {
      isAtWork.current = false
      setBooking(false)
    }
  }
  return { faults, refusal, isBooking, answered, book, tell }
}

/** By the field they stand at; of how it is paid only the hour can be wrong. */
function faultsOf(issues: readonly { path: PropertyKey[]; message: string }[]): Faults {
  const found: Record<string, string> = {}
  for (const { path, message } of issues) {
    const name = path[0] === 'paid' ? 'untilTime' : path[0] === 'leadName' ? 'name' : String(path[0])
    found[name] ??= message
  }
  return found
}

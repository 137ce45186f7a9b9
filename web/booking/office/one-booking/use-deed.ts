import { useRef, useState } from 'react'
import { type DeskBooking, readDeskBooking } from '#contract/booking-desk.ts'
import { ApiError } from '#contract/call.ts'
import { call } from '#web/platform/api.ts'
import { newKey } from '#web/platform/new-key.ts'
import { toast } from '#web/ui/toast-queue.ts'
import type { Desk } from './use-desk.ts'

/** One deed of a dialog: sent once however often it is pressed, and the desk shows what became of it. */
export function useDeed(desk: Desk, onDone: () => void) {
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const attempt = useRef<{ key: string; body: string } | null>(null)
  const run = async (
    input: object,
    send: (options: { idempotencyKey: string }) => Promise<unknown>,
    done: string,
  ): Promise<void> => {
    if (isPending) return
    const body = JSON.stringify(input)
    if (attempt.current?.body !== body) attempt.current = { key: newKey(), body }
    setPending(true)
    setRefusal(null)
    try {
      await send({ idempotencyKey: attempt.current.key })
      desk.adopt(await readDesk(desk))
      toast({ tone: 'ok', title: done })
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!error.isOutage) attempt.current = null
      setRefusal(error)
      // The next try is about the booking as it is now; without a connection it is read then.
      if (error.status === 409) await readDesk(desk).then(desk.adopt, () => undefined)
    } finally {
      setPending(false)
    }
  }
  return { isPending, refusal, run, clear: () => setRefusal(null) }
}

export const readDesk = ({ booking: { reference } }: Desk): Promise<DeskBooking> => call(readDeskBooking, { reference })

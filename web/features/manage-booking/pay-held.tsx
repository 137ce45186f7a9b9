import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Booking, payBooking } from '#contract/booking.ts'
import { ApiError } from '#contract/call.ts'
import { formatYen } from '#contract/money.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { BankStep, waitsForBank } from './bank-step.tsx'
import { CardPart } from './card-part.tsx'
import type { OpenBooking } from './load-booking.ts'
import { Refused } from './refused.tsx'
import { useCard } from './use-card.ts'

/** For who held a day, left, and came back by the link in the mail: it can be paid here, from any device. */
export function PayHeld({ open: { booking, which } }: { open: OpenBooking }) {
  const card = useCard()
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [waiting, setWaiting] = useState<Booking | null>(waitsForBank(booking) ? booking : null)
  const attempt = useRef<{ key: string; body: string } | null>(null)
  const { revalidate } = useRevalidator()

  const pay = async () => {
    if (isPending) return
    setPending(true)
    setRefusal(null)
    try {
      const chosen = await card.take()
      if (!chosen) return
      const input = { ...which, card: chosen }
      const body = JSON.stringify(input)
      if (attempt.current?.body !== body) attempt.current = { key: crypto.randomUUID(), body }
      const answer = await call(payBooking, input, { idempotencyKey: attempt.current.key })
      if (waitsForBank(answer.booking)) setWaiting(answer.booking)
      else await revalidate()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!error.isOutage) attempt.current = null
      setRefusal(error)
      if (error.code === 'booking.hold-expired' || error.code === 'booking.not-possible-now') await revalidate()
    } finally {
      setPending(false)
    }
  }

  return (
    <div className="max-w-[560px] *:first:mt-0">
      <CardPart card={card} />
      <Refused refusal={refusal} onRetry={pay} />
      {(card.gateway !== 'stripe' || card.chosen !== 'new') && (
        <Button
          variant="primary"
          onPress={pay}
          isPending={isPending}
          pendingLabel="Paying…"
          className="mt-6 max-md:w-full"
        >
          Pay {formatYen(booking.totalYen)} and confirm
        </Button>
      )}
      {waiting && (
        <BankStep
          which={which}
          booking={waiting}
          onAnswered={() => {
            setWaiting(null)
            revalidate()
          }}
        />
      )}
    </div>
  )
}

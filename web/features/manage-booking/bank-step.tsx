import { useRef, useState } from 'react'
import { answerStepUp, type Booking } from '#contract/booking.ts'
import { ApiError } from '#contract/call.ts'
import { formatYen } from '#contract/money.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { desk } from '#web/ui/desk.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Which } from './load-booking.ts'
import { Refused } from './refused.tsx'

/** Whether a payment of this booking still waits for the guest's bank. */
export const waitsForBank = (booking: Booking) => booking.payments.find(({ state }) => state === 'needs_step_up')

type BankStepProps = { which: Which; booking: Booking; onAnswered: (booking: Booking, approved: boolean) => void }

/** The bank asks for a step more. With a test card its yes and no are both here to be tried. */
export function BankStep({ which, booking, onAnswered }: BankStepProps) {
  const [busy, setBusy] = useState<boolean | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const keys = useRef<Record<string, string>>({})
  const payment = waitsForBank(booking)

  const answer = async (approve: boolean) => {
    if (busy !== null) return
    setBusy(approve)
    setRefusal(null)
    const name = String(approve)
    keys.current[name] ??= crypto.randomUUID()
    try {
      onAnswered(await call(answerStepUp, { ...which, approve }, { idempotencyKey: keys.current[name] }), approve)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error)
    } finally {
      setBusy(null)
    }
  }

  if (payment?.gateway === 'stripe')
    return (
      <Dialog
        title="Your bank has a question"
        isOpen
        onOpenChange={() => onAnswered(booking, false)}
        footer={(close) => <Button onPress={close}>Close</Button>}
      >
        <p>
          It asks in its own app, or when we ring you. Nothing is charged and nothing changes until it has said yes. For
          help, ring <bdi className="whitespace-nowrap">{desk.phone}</bdi>.
        </p>
      </Dialog>
    )
  return (
    <Dialog
      title="Your bank asks whether it is you"
      isUrgent
      isOpen={payment !== undefined}
      footer={
        <>
          <Button onPress={() => answer(false)} isPending={busy === false} pendingLabel="Telling the bank…">
            No, do not pay
          </Button>
          <Button
            variant="primary"
            onPress={() => answer(true)}
            isPending={busy === true}
            pendingLabel="Telling the bank…"
          >
            Yes, it is me
          </Button>
        </>
      }
    >
      <p>
        <bdi>{formatYen(payment?.amountYen ?? 0)}</bdi> to Annai K.K. Nothing is charged until you say yes.
      </p>
      <Refused refusal={refusal} />
    </Dialog>
  )
}

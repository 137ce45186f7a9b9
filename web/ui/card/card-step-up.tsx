import { useRef, useState } from 'react'
import { answerStepUp } from '#contract/booking.ts'
import { ApiError } from '#contract/call.ts'
import { formatYen } from '#contract/money.ts'
import { type AnsweredHold, whichOf } from '#web/features/checkout/hold/hold-record.ts'
import { clockOf } from '#web/features/checkout/hold/hold-timing.ts'
import { newKey } from '#web/features/checkout/hold/hold-world.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { StepUpAnswer } from './card-entry.ts'

type Asked = (answer: StepUpAnswer) => void

/** Plays the bank of a test card in a dialog, as a real one stands in a frame of its own. */
export function useTestStepUp(record: AnsweredHold | null) {
  const [asked, setAsked] = useState<{ answer: Asked } | null>(null)
  const stepUp = () =>
    new Promise<StepUpAnswer>((resolve) => {
      setAsked({ answer: resolve })
    })
  const close = (answer: StepUpAnswer) => {
    setAsked(null)
    asked?.answer(answer)
  }
  return { stepUp, dialog: asked && record ? <StepUpDialog record={record} onAnswer={close} /> : null }
}

function StepUpDialog({ record, onAnswer }: { record: AnsweredHold; onAnswer: Asked }) {
  const { totalYen, heldUntil } = record.answer.booking
  const { tell, isPending, failure } = useBank(record, onAnswer)
  return (
    <Dialog
      title="Your bank wants to know it is you"
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onAnswer('closed')}
    >
      <p className="text-sm">
        <bdi>Annai, {formatYen(totalYen)}.</bdi> With a real card, your bank’s own page stands here, and we do not see
        what you type there.
      </p>
      <div className="grid gap-3.5 rounded-field border border-edge bg-paper p-[22px] text-ink">
        <p className="flex justify-between gap-4 text-sm">
          <strong className="font-semibold">Example Bank</strong>
          <span className="text-ink-2">Secure check</span>
        </p>
        <Button
          variant="outline"
          className="!bg-ink !text-paper hover:!bg-ink-2"
          wide
          isPending={isPending}
          pendingLabel="Asking…"
          onPress={() => tell(true)}
        >
          Confirm to the bank
        </Button>
        <Button variant="outline" wide isDisabled={isPending} onPress={() => tell(false)}>
          It was not me
        </Button>
        {failure && (
          <p role="alert" className="text-sm text-beni">
            {failure}
          </p>
        )}
      </div>
      <p className="text-sm">
        {heldUntil && <>The day stays held until {clockOf(heldUntil)}. </>}Closing brings you back, and nothing is
        charged.
      </p>
    </Dialog>
  )
}

function useBank(record: AnsweredHold, onAnswer: Asked) {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState('')
  // An answer that is lost is given again under its own name.
  const keys = useRef({ yes: newKey(), no: newKey() })
  const tell = async (approve: boolean) => {
    if (isPending) return
    setPending(true)
    setFailure('')
    try {
      const idempotencyKey = approve ? keys.current.yes : keys.current.no
      await call(answerStepUp, { ...whichOf(record), approve }, { idempotencyKey })
      onAnswer(approve ? 'approved' : 'refused')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Whatever it is by now, the booking itself says it.
      if (!error.isOutage) return onAnswer('closed')
      setFailure('The bank could not be reached. Please try again.')
      setPending(false)
    }
  }
  return { tell, isPending, failure }
}

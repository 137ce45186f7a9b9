import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { formatYen } from '#contract/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { StepUpAnswer } from './card-form.ts'

/** Tells the bank of a test card yes or no. */
export type Tell = (approve: boolean) => Promise<unknown>

export interface BankDialogProps {
  amountYen: number
  tell: Tell
  answer: (answer: StepUpAnswer) => void
  /** What is safe meanwhile: "The day stays held until 16:47." */
  kept?: string
}

/** Plays the bank of a test card, as a real one stands in a frame of its own. */
export function BankDialog({ amountYen, kept, tell, answer }: BankDialogProps) {
  const { say, isPending, failure } = useTelling(tell, answer)
  return (
    <Dialog
      title="Your bank wants to know it is you"
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && answer('closed')}
    >
      <p className="text-sm">
        <bdi>Annai, {formatYen(amountYen)}.</bdi> With a real card, your bank’s own page stands here, and we do not see
        what you type there.
      </p>
      <div className="grid gap-3.5 rounded-field border border-edge bg-paper p-[1.375rem] text-ink">
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
          onPress={() => say(true)}
        >
          Confirm to the bank
        </Button>
        <Button variant="outline" wide isDisabled={isPending} onPress={() => say(false)}>
          It was not me
        </Button>
        {failure && (
          <p role="alert" className="text-sm text-beni">
            {failure}
          </p>
        )}
      </div>
      <p className="text-sm">{kept} Closing brings you back, and nothing is charged.</p>
    </Dialog>
  )
}

function useTelling(tell: Tell, answer: BankDialogProps['answer']) {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState('')
  const say = async (approve: boolean) => {
    if (isPending) return
    setPending(true)
    setFailure('')
    try {
      await tell(approve)
      answer(approve ? 'approved' : 'refused')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Whatever it is by now, the booking itself says it.
      if (!error.isOutage) return answer('closed')
      setFailure('The bank could not be reached. Please try again.')
      setPending(false)
    }
  }
  return { say, isPending, failure }
}

import { formatYen } from '#contract/money.ts'
import { ReasonDialog } from '#web/ui/office/reason-dialog.tsx'

type CorrectTakenDialogProps<Answer> = {
  /** What is taken back. */
  amountYen: number
  /** Of the entry, what went back to the guest: it stays. */
  backYen: number
  send: (reason: string, options: { idempotencyKey: string }) => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
}

/** An entry that was wrong: a counter-entry takes it back, and the sum is due again. */
export function CorrectTakenDialog<Answer>({
  amountYen,
  backYen,
  send,
  onDone,
  onClose,
}: CorrectTakenDialogProps<Answer>) {
  return (
    <ReasonDialog
      title={`Take back ${formatYen(amountYen)}?`}
      lead={`Both entries stay in the ledger. The correction lowers what was received today; it is no refund. ${backYen > 0 ? `The ${formatYen(backYen)} that went back to the guest stay as received. ` : ''}The sum is due again: then write down what was really given.`}
      label={`Take back ${formatYen(amountYen)}`}
      isDangerous
      reasonLabel="What was wrong, kept in the history"
      missing="Say what was wrong."
      inputOf={(reason) => ({ reason })}
      send={({ reason }, options) => send(reason, options)}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

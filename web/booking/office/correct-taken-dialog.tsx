import { formatYen } from '#contract/money.ts'
import { ReasonDialog } from '#web/ui/office/reason-dialog.tsx'

type CorrectTakenDialogProps<Answer> = {
  amountYen: number
  send: (reason: string, options: { idempotencyKey: string }) => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
}

/** An entry that was wrong: a counter-entry takes it back, and the sum is due again. */
export function CorrectTakenDialog<Answer>({ amountYen, send, onDone, onClose }: CorrectTakenDialogProps<Answer>) {
  return (
    <ReasonDialog
      title={`Take back ${formatYen(amountYen)}?`}
      lead="Both entries stay in the ledger. The correction lowers what was received today; it is no refund. The sum is due again: then write down what was really given."
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

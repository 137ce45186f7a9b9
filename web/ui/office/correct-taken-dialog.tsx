import { useRef, useState } from 'react'
import { formatYen } from '#contract/money.ts'
import { TextField } from '../field.tsx'
import { DeedDialog } from './deed-dialog.tsx'
import { useDeed } from './use-deed.ts'

type CorrectTakenDialogProps<Answer> = {
  amountYen: number
  send: (reason: string, options: { idempotencyKey: string }) => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
}

/** An entry that was wrong: a counter-entry takes it back, and the sum is due again. */
export function CorrectTakenDialog<Answer>({ amountYen, send, onDone, onClose }: CorrectTakenDialogProps<Answer>) {
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const deed = useDeed()
  const fault = isTried && reason.trim() === '' ? 'Say what was wrong.' : deed.refusal?.fields.reason
  const submit = async () => {
    setTried(true)
    if (reason.trim() === '') return field.current?.focus()
    const input = { reason: reason.trim() }
    const answer = await deed.run(input, (options) => send(input.reason, options))
    if (answer) onDone(answer)
  }
  return (
    <DeedDialog
      title={`Take back ${formatYen(amountYen)}?`}
      lead="Both entries stay in the ledger, and the sum is due again. Then write down what was really given."
      refusal={deed.refusal?.fields.reason ? null : deed.refusal}
      isPending={deed.isPending}
      label={`Take back ${formatYen(amountYen)}`}
      isDangerous
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="What was wrong, kept in the history"
        size="small"
        autoFocus
        maxLength={300}
        value={reason}
        onChange={setReason}
        inputRef={field}
        {...(fault ? { error: fault } : {})}
      />
    </DeedDialog>
  )
}

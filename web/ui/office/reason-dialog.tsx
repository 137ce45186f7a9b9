import { type ReactNode, useRef, useState } from 'react'
import { TextField } from '../field.tsx'
import { DeedDialog } from './deed-dialog.tsx'
import { useDeed } from './use-deed.ts'

type ReasonDialogProps<Input extends object, Answer> = {
  title: string
  lead?: string
  children?: ReactNode
  /** What the button does. */
  label: string
  isDangerous?: boolean
  /** What the reason is, and where it is kept. */
  reasonLabel: string
  /** To who gives none. */
  missing?: string
  inputOf: (reason: string) => Input
  send: (input: Input, options: { idempotencyKey: string }) => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
}

/** A deed of the office that needs a reason and nothing else. */
export function ReasonDialog<Input extends object, Answer>(props: ReasonDialogProps<Input, Answer>) {
  const { title, lead, children, label, isDangerous = false, reasonLabel, missing = 'Say why.' } = props
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const deed = useDeed()
  const fault = isTried && reason.trim() === '' ? missing : deed.refusal?.fields.reason
  const submit = async () => {
    setTried(true)
    if (reason.trim() === '') return field.current?.focus()
    const input = props.inputOf(reason.trim())
    const answer = await deed.run(input, (options) => props.send(input, options))
    if (answer) props.onDone(answer)
  }
  return (
    <DeedDialog
      title={title}
      lead={lead}
      refusal={deed.refusal?.fields.reason ? null : deed.refusal}
      isPending={deed.isPending}
      label={label}
      isDangerous={isDangerous}
      onSubmit={submit}
      onClose={props.onClose}
    >
      {children}
      <TextField
        label={reasonLabel}
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

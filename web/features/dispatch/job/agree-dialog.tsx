import { useRef, useState } from 'react'
import type { BoardJob } from '#contract/dispatch.ts'
import { agreeToCome } from '#contract/dispatch-moves.ts'
import { call } from '#web/platform/api.ts'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import type { Refused } from './fits.ts'
import { hoursWords } from './job-words.ts'

type AgreeDialogProps = { job: BoardJob; who: Refused; onClose: (done: boolean) => void }

/** Somebody comes on a day off, or outside their hours, because they said yes: that is written down with why. */
export function AgreeDialog({ job, who, onClose }: AgreeDialogProps) {
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const deed = useDeed()
  const fault = isTried && reason.trim() === '' ? 'Say why.' : deed.refusal?.fields.reason
  const submit = async () => {
    setTried(true)
    if (reason.trim() === '') return field.current?.focus()
    const input = { reference: job.reference, resourceId: who.id, reason: reason.trim() }
    const done = await deed.run(input, (options) => call(agreeToCome, input, options))
    if (done) onClose(true)
  }
  return (
    <DeedDialog
      title={`${who.label} agreed to come?`}
      lead={`${job.service.title}, ${hoursWords(job)}. ${who.words}. Duty and rest hold all the same.`}
      refusal={deed.refusal?.fields.reason ? null : deed.refusal}
      isPending={deed.isPending}
      label="Write it down"
      onSubmit={submit}
      onClose={() => onClose(false)}
    >
      <TextField
        label="Who said so and why, kept in the history"
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

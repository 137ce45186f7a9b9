import { useRef, useState } from 'react'
import type { ResourceKind } from '#contract/booking-desk.ts'
import type { BoardJob, BoardRow } from '#contract/dispatch.ts'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { callName, hoursWords, kindWords } from './job-words.ts'
import { sendMoves } from './send-moves.ts'

type TakeOffDialogProps = { job: BoardJob; kind: ResourceKind; row: BoardRow; onClose: () => void }

/** Leaves a place empty: the job goes to the tray, with a reason in its history. */
export function TakeOffDialog({ job, kind, row, onClose }: TakeOffDialogProps) {
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const deed = useDeed()
  const fault = isTried && reason.trim() === '' ? 'Say why.' : deed.refusal?.fields.reason
  const submit = async () => {
    setTried(true)
    if (reason.trim() === '') return field.current?.focus()
    const { reference, version } = job
    const input = { moves: [{ reference, version, kind, from: row.id, to: null }], reason: reason.trim() }
    const says = `${callName(row)} unassigned from ${job.service.shortTitle}.`
    if (await deed.run(input, (options) => sendMoves(input, says, options))) onClose()
  }
  return (
    <DeedDialog
      title={`Unassign ${row.shortName}?`}
      refusal={deed.refusal?.fields.reason ? null : deed.refusal}
      isPending={deed.isPending}
      label={`Unassign ${callName(row)}`}
      isDangerous
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-[15px]">
        <bdi>
          {job.service.title}, {hoursWords(job)}, then needs another {kindWords[kind]} and goes to the tray.
        </bdi>
      </p>
      <TextField
        label="Reason, kept in the history"
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

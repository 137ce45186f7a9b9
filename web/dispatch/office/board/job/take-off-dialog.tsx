import type { ResourceKind } from '#contract/booking-desk.ts'
import type { BoardJob, BoardRow } from '#contract/dispatch.ts'
import { kindWords } from '#core/crew.ts'
import { ReasonDialog } from '#web/ui/office/reason-dialog.tsx'
import { callName, hoursWords } from './job-words.ts'
import { sendMoves } from './send-moves.ts'

type TakeOffDialogProps = { job: BoardJob; kind: ResourceKind; row: BoardRow; onClose: () => void }

/** Leaves a place empty: the job goes to the tray, with a reason in its history. */
export function TakeOffDialog({ job, kind, row, onClose }: TakeOffDialogProps) {
  const { reference, version } = job
  return (
    <ReasonDialog
      title={`Unassign ${row.shortName}?`}
      label={`Unassign ${callName(row)}`}
      isDangerous
      reasonLabel="Reason, kept in the history"
      inputOf={(reason) => ({ moves: [{ reference, version, kind, from: row.id, to: null }], reason })}
      send={(input, options) =>
        sendMoves(input, `${callName(row)} unassigned from ${job.service.shortTitle}.`, options)
      }
      onDone={onClose}
      onClose={onClose}
    >
      <p className="text-[15px]">
        <bdi>
          {job.service.title}, {hoursWords(job)}, then needs another {kindWords[kind]} and goes to the tray.
        </bdi>
      </p>
    </ReasonDialog>
  )
}

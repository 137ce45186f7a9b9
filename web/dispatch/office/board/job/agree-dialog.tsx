import type { BoardJob } from '#contract/dispatch.ts'
import { agreeToCome } from '#contract/dispatch-moves.ts'
import { call } from '#web/platform/api.ts'
import { ReasonDialog } from '#web/ui/office/reason-dialog.tsx'
import type { Refused } from './fits.ts'
import { hoursWords } from './job-words.ts'

type AgreeDialogProps = { job: BoardJob; who: Refused; onClose: (done: boolean) => void }

/** Somebody comes on a day off, or outside their hours, because they said yes: that is written down with why. */
export function AgreeDialog({ job, who, onClose }: AgreeDialogProps) {
  return (
    <ReasonDialog
      title={`${who.label} agreed to come?`}
      lead={`${job.service.title}, ${hoursWords(job)}. ${who.words}. Duty and rest hold all the same.`}
      label="Write it down"
      reasonLabel="Who said so and why, kept in the history"
      inputOf={(reason) => ({ reference: job.reference, resourceId: who.id, reason })}
      send={(input, options) => call(agreeToCome, input, options)}
      onDone={() => onClose(true)}
      onClose={() => onClose(false)}
    />
  )
}

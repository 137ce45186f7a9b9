import { useState } from 'react'
import { shortenAbsence } from '#contract/dispatch-absences.ts'
import { capitalized, countedInWords } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { MomentFields } from '#web/ui/office/moment-fields.tsx'
import { endFields, spanFaults, spanMoments, spanWords } from '#web/ui/office/span-times.ts'
import { useAbsencePreview } from '#web/ui/office/use-absence-preview.ts'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { toast } from '#web/ui/toast-queue.ts'
import { boardStore, mergeJobs } from '../board-store.ts'
import { callName, dayOf, hourOf } from '../job/job-words.ts'
import { type AbsenceNote, isWords } from './absence-words.ts'
import { LostJobs } from './lost-jobs.tsx'

type ChangeEndDialogProps = {
  of: AbsenceNote
  onClose: () => void
  /** A later end took these as well. */
  onLost: (references: readonly string[]) => void
}

/** Back sooner, or later: another end for an entry. */
export function ChangeEndDialog({ of: note, onClose, onLost }: ChangeEndDialogProps) {
  const now = boardStore((state) => state.board?.now) ?? `${todayInTokyo()}T00:00:00+09:00`
  const [end, setEnd] = useState(() => endFields(note.until))
  const deed = useDeed()
  const span = { fromDay: dayOf(note.from), fromTime: hourOf(note.from), ...end }
  const faults = spanFaults(span)
  const moments = Object.keys(faults).length === 0 ? spanMoments(span) : null
  const isLater = moments !== null && Date.parse(moments.until) > Date.parse(note.until)
  // Only what comes on top is at stake; the jobs before the old end are lost already.
  const preview = useAbsencePreview(isLater ? note.row.id : null, note.until, moments?.until ?? null)
  const error = faults.untilTime ?? deed.refusal?.fields.until ?? preview.failure?.message
  const submit = async () => {
    if (!moments) return
    const input = { id: note.absenceId, until: moments.until }
    const done = await deed.run(input, (options) => call(shortenAbsence, input, options))
    if (!done) return
    mergeJobs([...done.lost, ...done.back])
    const back =
      done.back.length > 0 ? { detail: `${capitalized(countedInWords(done.back.length, 'job'))} came back.` } : {}
    const title = `${callName(note.row)} ${isWords[note.kind]}, ${spanWords(note.from, moments.until)}.`
    toast({ tone: 'ok', title, ...back })
    onClose()
    if (done.lost.length > 0) onLost(done.lost.map(({ reference }) => reference))
  }
  return (
    <DeedDialog
      title={`${note.row.shortName}: back sooner or later`}
      refusal={deed.refusal?.fields.until ? null : deed.refusal}
      isPending={deed.isPending}
      isDisabled={!moments || moments.until === note.until}
      label="Change the end"
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-sm">
        <bdi>Entered for {spanWords(note.from, note.until)}.</bdi> Jobs that somebody else has by now stay with them.
      </p>
      <MomentFields
        label="Until"
        day={end.untilDay}
        time={end.untilTime}
        today={dayOf(now)}
        minDay={dayOf(note.from)}
        error={error}
        onDay={(untilDay) => setEnd((before) => ({ ...before, untilDay }))}
        onTime={(untilTime) => setEnd((before) => ({ ...before, untilTime }))}
      />
      {isLater && <LostJobs of={preview.jobs} />}
    </DeedDialog>
  )
}

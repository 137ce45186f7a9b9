import { useState } from 'react'
import type { CarDetail } from '#contract/cars.ts'
import type { BoardJob } from '#contract/dispatch.ts'
import { type AbsenceKind, enterAbsence } from '#contract/dispatch-absences.ts'
import { addDays } from '#core/days.ts'
import { counted } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { shortDay, todayInTokyo } from '#web/ui/day.ts'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { MomentFields } from '#web/ui/office/moment-fields.tsx'
import { type AbsenceSpan, laterDay, spanFaults, spanMoments } from '#web/ui/office/span-times.ts'
import { useAbsencePreview } from '#web/ui/office/use-absence-preview.ts'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'

type StopDialogProps = {
  car: Pick<CarDetail, 'id' | 'name'>
  onEntered: (lost: number) => void
  onClose: () => void
}

const kinds = [
  { id: 'repair', label: 'Workshop' },
  { id: 'other', label: 'Something else' },
]

/** Hours in which a car carries nobody, and which jobs that would take off it. */
export function StopDialog({ car, onEntered, onClose }: StopDialogProps) {
  const [today] = useState(() => todayInTokyo())
  const tomorrow = addDays(today, 1)
  const [span, setSpan] = useState<AbsenceSpan>({
    ...{ fromDay: tomorrow, fromTime: '00:00' },
    ...{ untilDay: tomorrow, untilTime: '24:00' },
  })
  const [kind, setKind] = useState<AbsenceKind>('repair')
  const [note, setNote] = useState('')
  const deed = useDeed()
  const faults = spanFaults(span)
  const moments = Object.keys(faults).length === 0 ? spanMoments(span) : null
  const preview = useAbsencePreview(car.id, moments?.from ?? null, moments?.until ?? null)
  const told = deed.refusal?.fields ?? preview.failure?.fields ?? {}
  const change = (part: Partial<AbsenceSpan>) => setSpan((now) => ({ ...now, ...part }))

  const submit = async () => {
    if (!moments) return
    const input = { resourceId: car.id, kind, ...moments, note: note.trim() }
    const done = await deed.run(input, (options) => call(enterAbsence, input, options))
    if (done) onEntered(done.lost.length)
  }
  return (
    <DeedDialog
      title={`${car.name} stops`}
      refusal={deed.refusal && Object.keys(deed.refusal.fields).length === 0 ? deed.refusal : null}
      isPending={deed.isPending}
      isDisabled={!moments}
      label={planLabel(preview.jobs?.length ?? null)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="What for"
        size="small"
        optional
        maxLength={300}
        placeholder="Tyres, shaken, a scratch"
        value={note}
        onChange={setNote}
        autoFocus
      />
      <RadioGroup
        label="What it is"
        orientation="horizontal"
        value={kind}
        onChange={(id) => setKind(id as AbsenceKind)}
        choices={kinds}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <MomentFields
          label="From"
          day={span.fromDay}
          time={span.fromTime}
          today={today}
          minDay={today}
          error={faults.fromTime ?? told.from}
          onDay={(fromDay) => change({ fromDay, untilDay: laterDay(fromDay, span.untilDay) })}
          onTime={(fromTime) => change({ fromTime })}
        />
        <MomentFields
          label="Until"
          day={span.untilDay}
          time={span.untilTime}
          today={today}
          minDay={span.fromDay}
          error={faults.untilTime ?? told.until}
          onDay={(untilDay) => change({ untilDay })}
          onTime={(untilTime) => change({ untilTime })}
        />
      </div>
      {moments && !preview.failure && <TakenJobs of={preview.jobs} />}
      {preview.failure && Object.keys(preview.failure.fields).length === 0 && (
        <p role="alert" className="text-sm font-semibold text-beni">
          {preview.failure.message}
        </p>
      )}
    </DeedDialog>
  )
}

function planLabel(jobs: number | null): string {
  if (!jobs) return 'Plan the stop'
  return `Plan it: ${counted(jobs, 'job goes', 'jobs go')} to the tray`
}

/** Which jobs the stop takes off the car; said again whenever it changes. */
function TakenJobs({ of: jobs }: { of: readonly BoardJob[] | null }) {
  return (
    <div aria-live="polite" className="min-h-6 text-sm">
      {jobs === null && <p className="text-ink-3">Looking which jobs that touches…</p>}
      {jobs?.length === 0 && <p>No job of this car lies in these hours.</p>}
      {jobs && jobs.length > 0 && (
        <>
          <p className="font-semibold text-ink">
            {jobs.length === 1 ? 'This job needs another car:' : 'These jobs need another car:'}
          </p>
          <ul className="mt-1 max-h-40 overflow-y-auto border-t border-line">
            {jobs.map((job) => (
              <li key={job.reference} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
                <bdi className="font-[550] text-ink">{job.service.title}</bdi>
                <bdi className="tabular-nums">
                  {shortDay(job.startsAt.slice(0, 10))}, {job.startsAt.slice(11, 16)}. {job.leadName}
                </bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

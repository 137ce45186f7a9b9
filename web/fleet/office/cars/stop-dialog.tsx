import { useState } from 'react'
import type { CarDetail } from '#contract/cars.ts'
import { type AbsenceKind, enterAbsence } from '#contract/dispatch-absences.ts'
import { addDays } from '#core/days.ts'
import { call } from '#web/platform/api.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { MomentFields } from '#web/ui/office/moment-fields.tsx'
import { type AbsenceSpan, laterDay, spanFaults, spanMoments } from '#web/ui/office/span-times.ts'
import { TakenJobs, toTheTray } from '#web/ui/office/taken-jobs.tsx'
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
      {moments && !preview.failure && (
        <TakenJobs
          of={preview.jobs?.map(({ service, ...job }) => ({ ...job, title: service.title })) ?? null}
          none="No job of this car lies in these hours."
        />
      )}
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
  return `Plan it: ${toTheTray(jobs)}`
}

import { useId, useState } from 'react'
import { enterAbsence } from '#contract/dispatch-absences.ts'
import { addDays } from '#core/days.ts'
import { call } from '#web/platform/api.ts'
import { DatePicker } from '#web/ui/date-picker.tsx'
import { todayInTokyo } from '#web/ui/day.ts'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { OfficeSelect } from '#web/ui/office/office-select.tsx'
import { laterDay } from '#web/ui/office/span-times.ts'
import { TakenJobs, toTheTray } from '#web/ui/office/taken-jobs.tsx'
import { useAbsencePreview } from '#web/ui/office/use-absence-preview.ts'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { daysWords, lostWords, moments } from './leave-words.ts'

type PlanLeaveDialogProps = {
  /** Whose it may be; of one person there is nothing to choose. */
  people: readonly { id: string; name: string }[]
  who: string
  onDone: (said: string) => void
  onClose: () => void
}

/** Leave that the office plans: whole days, with the jobs of these days to the tray, by name. */
export function PlanLeaveDialog({ people, who, onDone, onClose }: PlanLeaveDialogProps) {
  const [today] = useState(() => todayInTokyo())
  const [id, setId] = useState(people.length === 1 ? (people[0]?.id ?? '') : '')
  const [span, setSpan] = useState({ firstDay: addDays(today, 1), lastDay: addDays(today, 1) })
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const deed = useDeed()
  const selectId = useId()
  const endsEarly = span.lastDay < span.firstDay
  const asked = id !== '' && !endsEarly ? moments(span) : null
  const preview = useAbsencePreview(asked && id, asked?.from ?? null, asked?.until ?? null)
  const told = deed.refusal?.fields ?? preview.failure?.fields ?? {}
  const name = people.find((person) => person.id === id)?.name ?? ''
  const jobs = preview.jobs?.length ?? 0
  const submit = async () => {
    setTried(true)
    if (!asked) return
    const input = { resourceId: id, kind: 'leave' as const, ...asked, note: note.trim() }
    const done = await deed.run(input, (options) => call(enterAbsence, input, options))
    if (done) onDone(`${name} has leave: ${daysWords(span)}.${lostWords(done.lost.length)}`)
  }
  return (
    <DeedDialog
      title={people.length === 1 ? `Leave of ${name}` : 'Plan leave'}
      lead="Whole days. They are not sold nor proposed on these days."
      refusal={deed.refusal && Object.keys(told).length === 0 ? deed.refusal : null}
      isPending={deed.isPending}
      label={jobs > 0 ? `Plan it: ${toTheTray(jobs)}` : 'Plan leave'}
      onSubmit={submit}
      onClose={onClose}
    >
      {people.length !== 1 && (
        <div className="grid gap-1.5 text-sm">
          <label htmlFor={selectId} className="font-[550]">
            Who
          </label>
          <OfficeSelect
            id={selectId}
            value={id}
            aria-invalid={(isTried && id === '') || undefined}
            aria-describedby={isTried && id === '' ? `${selectId}fault` : undefined}
            onChange={(event) => setId(event.target.value)}
          >
            <option value="">Choose a person</option>
            {people.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </OfficeSelect>
          {isTried && id === '' && (
            <p id={`${selectId}fault`} className="font-semibold text-beni">
              Choose a person.
            </p>
          )}
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <DatePicker
          label="First day"
          size="small"
          value={span.firstDay}
          today={today}
          minDay={today}
          onChange={(firstDay) => setSpan(({ lastDay }) => ({ firstDay, lastDay: laterDay(firstDay, lastDay) }))}
          {...(told.from ? { error: told.from } : {})}
        />
        <DatePicker
          label="Last day"
          size="small"
          value={span.lastDay}
          today={today}
          minDay={span.firstDay}
          onChange={(lastDay) => setSpan(({ firstDay }) => ({ firstDay, lastDay }))}
          {...(endsEarly ? { error: 'It ends before it begins.' } : told.until ? { error: told.until } : {})}
        />
      </div>
      <TextField
        label="What for"
        size="small"
        optional
        maxLength={300}
        hint="Stays in the history; nobody is written to."
        value={note}
        onChange={setNote}
        error={told.note}
      />
      {asked && !preview.failure && (
        <TakenJobs
          of={preview.jobs?.map(({ service, ...job }) => ({ ...job, title: service.title })) ?? null}
          none="No job lies on these days."
          who={who}
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

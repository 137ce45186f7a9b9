import { useMemo, useState } from 'react'
import { type AbsenceKind, enterAbsence } from '#contract/dispatch-absences.ts'
import { kindWords } from '#core/crew.ts'
import { call } from '#web/platform/api.ts'
import { ComboBox } from '#web/ui/combobox.tsx'
import { todayInTokyo } from '#web/ui/day.ts'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { MomentFields } from '#web/ui/office/moment-fields.tsx'
import { type AbsenceSpan, laterDay, spanFaults, spanMoments } from '#web/ui/office/span-times.ts'
import { useAbsencePreview } from '#web/ui/office/use-absence-preview.ts'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { boardStore, mergeJobs } from '../board-store.ts'
import { dayOf } from '../job/job-words.ts'
import { quickSpans, usualSpan } from './absence-times.ts'
import { enterLabel, kindChoices } from './absence-words.ts'
import { LostJobs } from './lost-jobs.tsx'

type AbsenceDialogProps = {
  resourceId: string | null
  onClose: () => void
  /** Entered: these jobs fell into the tray. */
  onEntered: (references: readonly string[]) => void
}

/** Ill, on leave, in repair: who or what, from when to when, and which jobs it would lose. */
export function AbsenceDialog({ resourceId, onClose, onEntered }: AbsenceDialogProps) {
  const board = boardStore((state) => state.board)
  const now = board?.now ?? `${todayInTokyo()}T00:00:00+09:00`
  const isThere = board !== null
  // Reckoned once, when the board is there: an offer does not change under somebody's hand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const quick = useMemo(() => quickSpans(board?.firstDay ?? dayOf(now), now), [isThere])
  const [who, setWho] = useState(resourceId)
  const [kindSaid, setKind] = useState<AbsenceKind | null>(null)
  const [spanSaid, setSpan] = useState<AbsenceSpan | null>(null)
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const deed = useDeed()

  const rows = (board?.rows ?? []).filter(({ inService }) => inService)
  const row = rows.find(({ id }) => id === who)
  const kinds = kindChoices(row?.kind)
  const kind = kinds.find(({ id }) => id === kindSaid)?.id ?? kinds[0]?.id ?? 'other'
  const span = spanSaid ?? (quick[usualSpan(kind)]?.span as AbsenceSpan)
  const faults = spanFaults(span)
  const isSound = Object.keys(faults).length === 0
  const moments = isSound ? spanMoments(span) : null
  const preview = useAbsencePreview(who, moments?.from ?? null, moments?.until ?? null)
  const change = (part: Partial<AbsenceSpan>) => setSpan({ ...span, ...part })
  const fields = deed.refusal?.fields ?? preview.failure?.fields ?? {}

  const submit = async () => {
    setTried(true)
    if (!who || !moments) return
    const input = { resourceId: who, kind, ...moments, note: note.trim() }
    const done = await deed.run(input, (options) => call(enterAbsence, input, options))
    if (!done) return
    mergeJobs(done.lost)
    onClose()
    onEntered(done.lost.map(({ reference }) => reference))
  }
  const timeFault = (name: 'fromTime' | 'untilTime', wire: 'from' | 'until') => {
    const isWritten = span[name].trim() !== ''
    return (isTried || isWritten ? faults[name] : undefined) ?? fields[wire]
  }
  return (
    <DeedDialog
      title={row ? `${row.shortName} is not there` : 'Somebody is ill, or a car is away'}
      refusal={deed.refusal && Object.keys(deed.refusal.fields).length === 0 ? deed.refusal : null}
      isPending={deed.isPending}
      label={enterLabel(row, kind, preview.jobs?.length ?? null)}
      onSubmit={submit}
      onClose={onClose}
    >
      <ComboBox
        label="Who or what"
        size="small"
        opensOn="focus"
        choices={rows.map((some) => ({ id: some.id, label: some.shortName, detail: kindWords[some.kind] }))}
        value={who}
        onChange={setWho}
        {...(isTried && !who
          ? { error: 'Choose who or what.' }
          : fields.resourceId
            ? { error: fields.resourceId }
            : {})}
      />
      <RadioGroup
        label="What it is"
        orientation="horizontal"
        value={kind}
        onChange={(id) => setKind(id as AbsenceKind)}
        choices={kinds}
      />
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-x-5 text-sm">
          {quick.map(({ id, label, span: offered }) => (
            <TextButton key={id} className="min-h-9 max-md:min-h-11" onClick={() => setSpan(offered)}>
              {label}
            </TextButton>
          ))}
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          <MomentFields
            label="From"
            day={span.fromDay}
            time={span.fromTime}
            today={dayOf(now)}
            minDay={dayOf(now)}
            error={timeFault('fromTime', 'from')}
            onDay={(fromDay) => change({ fromDay, untilDay: laterDay(fromDay, span.untilDay) })}
            onTime={(fromTime) => change({ fromTime })}
          />
          <MomentFields
            label="Until"
            day={span.untilDay}
            time={span.untilTime}
            today={dayOf(now)}
            minDay={span.fromDay}
            error={timeFault('untilTime', 'until')}
            onDay={(untilDay) => change({ untilDay })}
            onTime={(untilTime) => change({ untilTime })}
          />
        </div>
      </div>
      <TextField
        label="Note, for the desk only"
        size="small"
        optional
        maxLength={300}
        value={note}
        onChange={setNote}
      />
      {who && isSound && !preview.failure && (
        <LostJobs of={preview.jobs} next={preview.next} until={moments?.until ?? ''} row={row} />
      )}
      {preview.failure && Object.keys(preview.failure.fields).length === 0 && (
        <p role="alert" className="text-sm font-semibold text-beni">
          {preview.failure.message}
        </p>
      )}
    </DeedDialog>
  )
}

import { PencilLine } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { dropFareDraft, type FareDraft, type OfficeFares, putFaresInForce } from '#contract/fares.ts'
import { call } from '#web/platform/api.ts'
import { useUnsaved } from '#web/platform/unsaved.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Conflict } from '#web/ui/office/conflict.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx'
import { ClassColumns } from './class-columns.tsx'
import { DraftFoot } from './draft-foot.tsx'
import { DraftHeadDialog } from './draft-head-dialog.tsx'
import { columnsOf, FareContext } from './fare-context.ts'
import { changedFigures, valuesOf } from './fare-values.ts'
import { dayAndMonth, draftFields, momentWords } from './fare-words.ts'
import { TrialPanel } from './trial-panel.tsx'
import { type FareEditing, useFareDraft } from './use-fare-draft.ts'

type DraftViewProps = {
  office: OfficeFares
  draft: FareDraft
  /** The tables of the chosen way. */
  children: ReactNode
  /** Below both columns; it is told what the draft changes by now. */
  below: (changed: number) => ReactNode
  onInForce: (now: OfficeFares, name: string) => void
  onDropped: () => void
  /** Somebody else put it in force or threw it away. */
  onGone: () => void
}

/** The draft: its figures beside what they would have meant. */
export function DraftView({ office, draft, children, below, onInForce, onDropped, onGone }: DraftViewProps) {
  const editing = useFareDraft(draft, onGone)
  const { values, fares, before, faults, apart, change } = editing
  const [open, setOpen] = useState<'head' | 'force' | 'drop' | null>(null)
  const { changed, of } = changedFigures(before.fares, fares)
  const isLater = before.id !== office.inForce.id
  const close = () => setOpen(null)
  return (
    <FareContext
      value={{
        ...{ fares, before: before.fares, change, faults },
        ...{ areas: office.areas, airports: office.airports, classes: columnsOf(office.classes, fares) },
      }}
    >
      <Leaving editing={editing} />
      {apart && (
        <Conflict
          base={apart.base}
          mine={values}
          theirs={valuesOf(apart.theirs)}
          fields={draftFields(office)}
          by={apart.by}
          at={apart.theirs.savedAt}
          onJoin={editing.join}
          onDrop={editing.takeTheirs}
        />
      )}
      <Alert
        tone="info"
        icon={PencilLine}
        title={`Draft “${values.name}”.`}
        action={
          <TextButton className="text-sm max-md:min-h-11" onClick={() => setOpen('head')}>
            Name and day
          </TextButton>
        }
        className="mb-5"
      >
        {changed === 0
          ? `The same figures as ${isLater ? `“${before.name}”` : 'in force'}.`
          : `Changes ${changed} of ${of} figures${isLater ? ` of “${before.name}”, which comes before it` : ''}.`}{' '}
        Once you put it in force, it counts from {momentWords(values.inForceFrom)}, for bookings made from then on.
        Given quotes are kept.
      </Alert>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5">
          <ClassColumns all={office.classes} />
          {children}
        </div>
        <div className="min-w-0 lg:sticky lg:top-5">
          <TrialPanel fares={fares} at={values.inForceFrom} before={isLater ? before.name : null} />
        </div>
        <div className="min-w-0 lg:col-span-2">{below(changed)}</div>
      </div>
      <DraftFoot editing={editing} onPutInForce={() => setOpen('force')} onDrop={() => setOpen('drop')} />
      {open === 'head' && (
        <DraftHeadDialog
          title="Name and day of the draft"
          label="Take these"
          initial={values}
          refusal={null}
          isPending={false}
          onSubmit={(head) => {
            change(head)
            close()
          }}
          onClose={close}
        />
      )}
      {open === 'force' && (
        <ForceDialog {...{ editing, changed, onGone: editing.meet }} onDone={onInForce} onClose={close} />
      )}
      {open === 'drop' && <DropDialog editing={editing} onDone={onDropped} onClose={close} />}
    </FareContext>
  )
}

type ForceDialogProps = {
  editing: FareEditing
  changed: number
  onDone: (now: OfficeFares, name: string) => void
  onGone: () => void
  onClose: () => void
}

/** Says what happens, from when, and to whom nothing does. */
function ForceDialog({ editing, changed, onDone, onGone, onClose }: ForceDialogProps) {
  const deed = useDeed()
  const { name, inForceFrom } = editing.values
  const [isSaving, setSaving] = useState(false)
  const submit = async () => {
    setSaving(true)
    const isSaved = await editing.save().finally(() => setSaving(false))
    if (!isSaved) return onClose()
    const input = { version: editing.versionNow() }
    const now = await deed.run(input, (options) => call(putFaresInForce, input, options))
    if (now) onDone(now, name)
  }
  const [told] = Object.values(deed.refusal?.fields ?? {})
  const isStale = deed.refusal?.code === 'office.changed-meanwhile' || deed.refusal?.code === 'fares.no-draft'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is refused for that
  useEffect(() => {
    if (!isStale) return
    onClose()
    onGone()
  }, [isStale])
  return (
    <DeedDialog
      title={`Put “${name}” in force?`}
      refusal={told ? null : deed.refusal}
      isPending={deed.isPending || isSaving}
      isReady
      label={`Put in force from ${dayAndMonth(inForceFrom)}`}
      onSubmit={submit}
      onClose={onClose}
    >
      {told && <ErrorWords>{told}</ErrorWords>}
      <ul className="grid list-disc gap-1.5 ps-5 text-[0.9375rem]">
        <li>
          <bdi>
            From {momentWords(inForceFrom)}, every ride that is booked costs what this table says.{' '}
            {changed === 1 ? 'One figure changes.' : `${changed} figures change.`}
          </bdi>
        </li>
        <li>Rides that are booked keep their price, and quotes that were given hold for their half hour.</li>
        <li>
          Nobody is written to. Until then it can be made a draft again; from then on a later table takes its place.
        </li>
      </ul>
    </DeedDialog>
  )
}

function DropDialog({ editing, onDone, onClose }: { editing: FareEditing; onDone: () => void; onClose: () => void }) {
  const deed = useDeed()
  const submit = async () => {
    const input = { version: editing.versionNow() }
    if (await deed.run(input, () => call(dropFareDraft, input))) onDone()
  }
  return (
    <DeedDialog
      title={`Throw “${editing.values.name}” away?`}
      lead="Its figures are gone then. What is in force stays as it is."
      refusal={deed.refusal}
      isPending={deed.isPending}
      isDangerous
      isReady
      label="Throw it away"
      leaveLabel="Keep the draft"
      onSubmit={submit}
      onClose={onClose}
    />
  )
}

/** Leaving saves first; only what could not be saved asks. */
function Leaving({ editing }: { editing: FareEditing }) {
  const blocker = useUnsaved(editing.isUnsaved)
  const isBlocked = blocker.state === 'blocked'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each leaving
  useEffect(() => {
    if (isBlocked) void editing.save().then((isSaved) => isSaved && blocker.proceed?.())
  }, [isBlocked])
  const isStuck = editing.saving === 'cut-off' || editing.saving === 'refused' || editing.apart !== null
  return (
    <UnsavedDialog
      isOpen={isBlocked && isStuck}
      what="the last figures of the draft"
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  )
}

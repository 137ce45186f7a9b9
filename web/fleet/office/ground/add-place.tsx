import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { addPlace, type OfficePlace } from '#contract/office-places.ts'
import { call } from '#web/platform/api.ts'
import { useDraft, useKeepDraft, useUnsaved } from '#web/platform/unsaved.ts'
import { useForm } from '#web/platform/use-form.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { isSame } from '#web/ui/office/join-versions.ts'
import { SaveBar } from '#web/ui/office/save-bar.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx'
import { PlaceFields } from './place-fields.tsx'
import { blankPlace, type PlaceValues, toFields } from './place-values.ts'

const draftName = 'new place'

/** A new place; guests find it from the moment it is saved. */
export function AddPlace({ areas }: { areas: OfficePlace['areas'] }) {
  const navigate = useNavigate()
  const draft = useDraft<PlaceValues>(draftName)
  const [added, setAdded] = useState<string | null>(null)
  const form = useForm({
    endpoint: addPlace,
    initial: draft ?? blankPlace,
    toInput: toFields,
    send: async (input) => {
      const { id, name } = await call(addPlace, input)
      toast({ tone: 'ok', title: `${name} is added.` })
      setAdded(id)
    },
  })
  const hasChanges = added === null && !isSame(form.values, blankPlace)
  const blocker = useUnsaved(hasChanges)
  useKeepDraft(draftName, hasChanges ? form.values : null)
  // Not before it is drawn that nothing is unsaved any more: then leaving asks nothing.
  useEffect(() => {
    if (added) void navigate(`/admin/places/edit/${added}`)
  }, [added, navigate])
  if (areas.length === 0)
    return (
      <EmptyState
        title="No areas yet"
        action={
          <ButtonLink to="/admin/places/areas" size="small" variant="primary">
            Add an area first
          </ButtonLink>
        }
      >
        Every place lies in an area, by which the way to it is known.
      </EmptyState>
    )
  return (
    <form {...form.props}>
      <div className="grid max-w-[1040px] gap-5">
        <FormRefusal of={form.refusal} />
        <PlaceFields form={form} areas={areas} />
        <p className="text-sm text-ink-2">
          A pick-up there costs what it costs at the other doors of its area; Settings, Fees and terms, changes it.
        </p>
      </div>
      <SaveBar
        unsaved={hasChanges ? 'a new place' : null}
        tells="Guests find it from the moment it is saved."
        label="Add place"
        isPending={form.isPending}
        onSave={() => void form.submit()}
        onDiscard={() => form.reset(blankPlace)}
      />
      <UnsavedDialog
        isOpen={blocker.state === 'blocked'}
        what="the new place"
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </form>
  )
}

import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { addCar, type carChoices } from '#contract/cars.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '#web/platform/api.ts'
import { newKey } from '#web/platform/new-key.ts'
import { useDraft, useKeepDraft, useUnsaved } from '#web/platform/unsaved.ts'
import { useForm } from '#web/platform/use-form.ts'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { isSame } from '#web/ui/office/join-versions.ts'
import { SaveBar } from '#web/ui/office/save-bar.tsx'
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx'
import { atFields } from './at-fields.ts'
import { CarFormFields } from './car-fields.tsx'
import { blankCar, type CarValues, toFields } from './car-values.ts'
import { casesByGuests } from './loads.rules.ts'
import { LoadsTable } from './loads-table.tsx'

const draftName = 'new car'

/** A new car; its papers follow on its own page. */
export function AddCar({ choices }: { choices: OutputOf<typeof carChoices> }) {
  const navigate = useNavigate()
  const draft = useDraft<CarValues>(draftName)
  const [added, setAdded] = useState<string | null>(null)
  // The same attempt, sent twice, adds one car.
  const [attempt, setAttempt] = useState(() => ({ key: newKey(), body: '' }))
  const form = useForm({
    endpoint: addCar,
    initial: draft ?? blankCar,
    toInput: toFields,
    send: async (input) => {
      const body = JSON.stringify(input)
      const idempotencyKey = attempt.body === '' || attempt.body === body ? attempt.key : newKey()
      setAttempt({ key: idempotencyKey, body })
      setAdded((await atFields(call(addCar, input, { idempotencyKey }))).id)
    },
  })
  const hasChanges = added === null && !isSame(form.values, blankCar)
  const blocker = useUnsaved(hasChanges)
  useKeepDraft(draftName, hasChanges ? form.values : null)
  // Not before it is drawn that nothing is unsaved any more: then leaving asks nothing.
  useEffect(() => {
    if (added) void navigate(`/admin/cab/Edit?id=${added}`)
  }, [added, navigate])
  const loads = form.field('loads')
  const { vehicleClass } = form.values
  /** A class brings its usual loads and its name; what was written already stays. */
  const takeClass = (id: string) => {
    const usual = choices.loads.find((one) => one.vehicleClass === id)
    const label = choices.classes.find((one) => one.id === id)?.label ?? ''
    const isOwnModel = form.values.model !== '' && !choices.classes.some((one) => one.label === form.values.model)
    form.change({
      ...(usual ? { loads: casesByGuests(usual.loads) } : {}),
      ...(isOwnModel ? {} : { model: label }),
    })
  }
  return (
    <form {...form.props}>
      <div className="grid max-w-[1040px] gap-5">
        <FormRefusal of={form.refusal} />
        <CarFormFields form={form} choices={choices} onClass={takeClass} />
        {vehicleClass && <LoadsTable cases={loads.value} onChange={loads.onChange} error={loads.error} />}
        <p className="text-sm text-ink-2">
          It carries guests from the moment it is added. On its own page you then add its papers.
        </p>
      </div>
      <SaveBar
        unsaved="a new car"
        tells="Nobody is written to."
        label="Add car"
        isPending={form.isPending}
        onSave={() => void form.submit()}
        onDiscard={() => form.reset(blankCar)}
      />
      <UnsavedDialog
        isOpen={blocker.state === 'blocked'}
        what="the new car"
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </form>
  )
}

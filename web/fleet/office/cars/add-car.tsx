import { addCar, type carChoices } from '#contract/cars.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '#web/platform/api.ts'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { AddingForm } from '#web/ui/office/adding-form.tsx'
import { useAdding } from '#web/ui/office/use-adding.ts'
import { atFields } from '../at-fields.ts'
import { casesByGuests } from '../classes/loads.rules.ts'
import { LoadsTable } from '../classes/loads-table.tsx'
import { CarFormFields } from './car-fields.tsx'
import { blankCar, toFields } from './car-values.ts'

/** A new car; its papers follow on its own page. */
export function AddCar({ choices }: { choices: OutputOf<typeof carChoices> }) {
  const adding = useAdding({
    ...{ what: 'car', blank: blankCar, endpoint: addCar, toInput: toFields },
    add: async (input, options) => `/admin/cab/Edit?id=${(await atFields(call(addCar, input, options))).id}`,
  })
  const { form } = adding
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
    <AddingForm of={adding} label="Add car" tells="Nobody is written to." isReadyAtOnce>
      <div className="grid max-w-[1040px] gap-5">
        <FormRefusal of={form.refusal} />
        <CarFormFields form={form} choices={choices} onClass={takeClass} />
        {vehicleClass && <LoadsTable cases={loads.value} onChange={loads.onChange} error={loads.error} />}
        <p className="text-sm text-ink-2">
          It carries guests from the moment it is added. On its own page you then add its papers.
        </p>
      </div>
    </AddingForm>
  )
}

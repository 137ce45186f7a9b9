import { addClass, type OfficeClass } from '#contract/office-classes.ts'
import { call } from '#web/platform/api.ts'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { AddingForm } from '#web/ui/office/adding-form.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { useAdding } from '#web/ui/office/use-adding.ts'
import { toast } from '#web/ui/toast-queue.ts'
import { atFields } from '../at-fields.ts'
import type { FormOf } from '../form-fields.ts'
import { ClassBody, ClassLoads, ClassPlace, ClassWordsPanel } from './class-fields.tsx'
import { blankClass, type ClassValues, toNewClass } from './class-values.ts'

/** A new class of cars: drawn while its measures are typed. */
export function AddClass({ all }: { all: readonly OfficeClass[] }) {
  const adding = useAdding({
    ...{ what: 'class', blank: blankClass(all), endpoint: addClass, toInput: toNewClass },
    add: async (input) => {
      const { vehicleClass, name } = await atFields(call(addClass, input))
      toast({ tone: 'ok', title: `${name} is added.` })
      return `/admin/cabs/classes/edit/${vehicleClass}`
    },
  })
  const form = adding.form as FormOf<ClassValues>
  return (
    <AddingForm of={adding} label="Add class" tells="Nobody is offered it before it has a car and a price.">
      <div className="mb-5 empty:hidden">
        <FormRefusal of={adding.form.refusal} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <ClassWordsPanel form={form} />
          <ClassLoads form={form} />
          <Panel title="Price">
            <TextField
              label="Each half hour more, yen"
              size="small"
              inputMode="numeric"
              maxLength={9}
              hint="Beyond a tour’s own length, tax in it. What a tour or a ride costs stands with the tour and in the fare tables."
              {...adding.form.field('halfHourYen')}
            />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-5">
          <ClassBody form={form} of={null} />
          <ClassPlace form={form} of={null} all={all} />
        </div>
      </div>
    </AddingForm>
  )
}

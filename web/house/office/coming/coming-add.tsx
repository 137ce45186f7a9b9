import { addComing } from '#contract/coming-editing.ts'
import { call } from '#web/platform/api.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { AddingForm } from '#web/ui/office/adding-form.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { useAdding } from '#web/ui/office/use-adding.ts'
import { ComingFields } from './coming-fields.tsx'
import { type ComingValues, inputOfComing, newComing } from './coming-values.ts'

/** Something new that the house plans. */
export function ComingAdd({ trail }: { trail: { label: string; to: string } }) {
  const adding = useAdding<ComingValues, typeof addComing>({
    ...{ what: 'announcement', blank: newComing, endpoint: addComing, toInput: inputOfComing },
    add: async (input) => `${trail.to}/${(await call(addComing, input)).id}`,
  })
  return (
    <>
      <OfficeHead title="Something new" trail={[trail, { label: 'New' }]} />
      <AddingForm of={adding} label="Add it" tells="Nobody is written to." isReadyAtOnce>
        <div className="mb-5 empty:hidden">
          <FormRefusal of={adding.form.refusal} />
        </div>
        <ComingFields form={adding.form} state="draft" today={todayInTokyo()} />
      </AddingForm>
    </>
  )
}

import { addSeason, type HomeChoices } from '#contract/season-texts.ts'
import { call } from '#web/platform/api.ts'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { AddingForm } from '#web/ui/office/adding-form.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { useAdding } from '#web/ui/office/use-adding.ts'
import { seasonsTrail } from './home-head.tsx'
import { SeasonFields } from './season-fields.tsx'
import { inputOfSeason, newSeason, type SeasonValues } from './season-values.ts'

/** A new season; it stands below all others at first. */
export function SeasonAdd({ choices }: { choices: HomeChoices }) {
  const adding = useAdding<SeasonValues, typeof addSeason>({
    ...{ what: 'season', blank: newSeason, endpoint: addSeason, toInput: inputOfSeason },
    add: async (input) => {
      await call(addSeason, input)
      return seasonsTrail.to
    },
  })
  return (
    <>
      <OfficeHead title="New season" trail={[seasonsTrail, { label: 'New' }]} />
      <AddingForm of={adding} label="Add season" tells="Visitors see it at once, on its days." isReadyAtOnce>
        <div className="mb-5 empty:hidden">
          <FormRefusal of={adding.form.refusal} />
        </div>
        <SeasonFields form={adding.form} choices={choices} passedOver={[]} />
      </AddingForm>
    </>
  )
}

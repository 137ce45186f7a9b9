import { useId } from 'react'
import { addPerson, type PersonChoices, type PersonKind } from '#contract/people.ts'
import { call } from '#web/platform/api.ts'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { AddingForm } from '#web/ui/office/adding-form.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { useAdding } from '#web/ui/office/use-adding.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { faultOfTimes } from '#web/ui/typed-week.ts'
import { atFields } from '../at-fields.ts'
import type { FormOf } from '../form-fields.ts'
import { FirstPapers } from './first-papers.tsx'
import { needsOfNew } from './needs.ts'
import { PersonFormFields } from './person-fields.tsx'
import { blankPerson, contractOf, type PersonValues, toNewPerson } from './person-values.ts'
import { kindNames } from './person-words.ts'
import { SoldTicket } from './sold-ticket.tsx'
import { WeekFields } from './week-fields.tsx'

export const peopleTrail = [{ label: 'People', to: '/admin/people' }]

/** A new chauffeur or guide. What is missing to be sold is said while it is typed. */
export function AddPerson({ choices }: { choices: PersonChoices }) {
  const kindId = useId()
  const adding = useAdding({
    ...{ what: 'person', blank: blankPerson, endpoint: addPerson, toInput: toNewPerson },
    add: async (input, options) => `/admin/people/${(await atFields(call(addPerson, input, options))).id}`,
  })
  const { form } = adding
  const { values } = form
  const week = form.field('week')
  const times = faultOfTimes(values.week)
  const name = `${values.givenName} ${values.familyName}`.trim()
  return (
    <AddingForm
      of={adding}
      label={name ? `Add ${values.familyName || name}` : 'Add the person'}
      tells="Nobody is written to."
      {...(times ? { hindrance: 'A time of the week is missing' } : {})}
    >
      <OfficeHead
        title="Add a person"
        trail={[...peopleTrail, { label: 'New' }]}
        actions={
          <>
            <span id={kindId} className="sr-only">
              What they do
            </span>
            <Segmented<PersonKind>
              labelledBy={kindId}
              choices={[
                { id: 'chauffeur', label: kindNames.chauffeur },
                { id: 'guide', label: kindNames.guide },
              ]}
              value={values.kind}
              onChange={(kind) => form.change({ kind })}
            />
          </>
        }
      />
      <div className="mb-5 empty:hidden">
        <FormRefusal of={form.refusal} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_332px]">
        <div className="grid min-w-0 gap-5">
          {/* The fields of a person are among those of a new one, which its types cannot say. */}
          <PersonFormFields form={form as unknown as FormOf<PersonValues>} choices={choices} kind={values.kind} />
          <FirstPapers form={form} kind={values.kind} />
          <WeekFields
            week={week.value}
            limits={choices.limits[values.kind]}
            contract={contractOf(values.contractMonthMinutes)}
            error={times ?? week.error}
            onChange={week.onChange}
          />
        </div>
        <SoldTicket seal={values.seal} name={name} givenName={values.givenName} needs={needsOfNew(values)} />
      </div>
    </AddingForm>
  )
}

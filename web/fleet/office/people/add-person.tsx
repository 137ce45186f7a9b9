import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { addPerson, type PersonChoices, type PersonKind } from '#contract/people.ts'
import { call } from '#web/platform/api.ts'
import { newKey } from '#web/platform/new-key.ts'
import { useDraft, useKeepDraft, useUnsaved } from '#web/platform/unsaved.ts'
import { useForm } from '#web/platform/use-form.ts'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { isSame } from '#web/ui/office/join-versions.ts'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { SaveBar } from '#web/ui/office/save-bar.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx'
import { atFields } from '../cars/at-fields.ts'
import { FirstPapers } from './first-papers.tsx'
import { needsOfNew } from './needs.ts'
import { type PersonForm, PersonFormFields } from './person-fields.tsx'
import { blankPerson, type NewPersonValues, toNewPerson } from './person-values.ts'
import { kindNames } from './person-words.ts'
import { SoldTicket } from './sold-ticket.tsx'
import { WeekFields } from './week-fields.tsx'
import { faultOfTimes } from './week-words.ts'

export const peopleTrail = [{ label: 'People', to: '/admin/people' }]
const draftName = 'new person'

/** A new chauffeur or guide. What is missing to be sold is said while it is typed. */
export function AddPerson({ choices }: { choices: PersonChoices }) {
  const navigate = useNavigate()
  const draft = useDraft<NewPersonValues>(draftName)
  const [added, setAdded] = useState<string | null>(null)
  // The same attempt, sent twice, adds one person.
  const [attempt, setAttempt] = useState(() => ({ key: newKey(), body: '' }))
  const kindId = useId()
  const form = useForm({
    endpoint: addPerson,
    initial: draft ?? blankPerson,
    toInput: toNewPerson,
    send: async (input) => {
      const body = JSON.stringify(input)
      const idempotencyKey = attempt.body === '' || attempt.body === body ? attempt.key : newKey()
      setAttempt({ key: idempotencyKey, body })
      setAdded((await atFields(call(addPerson, input, { idempotencyKey }))).id)
    },
  })
  const { values } = form
  const hasChanges = added === null && !isSame(values, blankPerson)
  const blocker = useUnsaved(hasChanges)
  useKeepDraft(draftName, hasChanges ? values : null)
  // Not before it is drawn that nothing is unsaved any more: then leaving asks nothing.
  useEffect(() => {
    if (added) void navigate(`/admin/people/${added}`)
  }, [added, navigate])
  const week = form.field('week')
  const times = faultOfTimes(values.week)
  const name = `${values.givenName} ${values.familyName}`.trim()
  return (
    <form {...form.props}>
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
          <PersonFormFields form={form as unknown as PersonForm} choices={choices} kind={values.kind} />
          <FirstPapers form={form} kind={values.kind} />
          <WeekFields
            week={week.value}
            limits={choices.limits[values.kind]}
            error={times ?? week.error}
            onChange={week.onChange}
          />
        </div>
        <SoldTicket seal={values.seal} name={name} givenName={values.givenName} needs={needsOfNew(values)} />
      </div>
      <SaveBar
        unsaved={hasChanges ? 'a new person' : null}
        tells="Nobody is written to."
        label={name ? `Add ${values.familyName || name}` : 'Add the person'}
        isPending={form.isPending}
        {...(times ? { hindrance: 'A time of the week is missing' } : {})}
        onSave={() => void form.submit()}
        onDiscard={() => form.reset(blankPerson)}
      />
      <UnsavedDialog
        isOpen={blocker.state === 'blocked'}
        what="the new person"
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </form>
  )
}

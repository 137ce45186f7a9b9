import { IdCard, Phone, Route } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { type PersonDetail, readPerson, savePerson } from '#contract/people.ts'
import { call } from '#web/platform/api.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NameSeal } from '#web/ui/name-seal.tsx'
import { History } from '#web/ui/office/history.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { spacedPhone } from '#web/ui/office/spaced-phone.ts'
import { useKept } from '#web/ui/office/use-kept.ts'
import { useVersioned } from '#web/ui/office/use-versioned.ts'
import { VersionedForm } from '#web/ui/office/versioned-form.tsx'
import { faultOfTimes } from '#web/ui/typed-week.ts'
import { atFields } from '../at-fields.ts'
import { BeyondPapers, boardOf } from '../papers/ahead.tsx'
import { HeldBackNote } from '../papers/held-back.tsx'
import { peopleTrail } from './add-person.tsx'
import { EndEmployment } from './end-employment.tsx'
import { needsOf } from './needs.ts'
import { StateTag } from './person-cells.tsx'
import { PersonFormFields } from './person-fields.tsx'
import { PersonPapersPanel } from './person-papers-panel.tsx'
import { PersonNow } from './person-side.tsx'
import { contractOf, personFieldsIn, tidy, toFields, valuesOf } from './person-values.ts'
import { employmentWords, kindNames, lackedWords, whyHeldBack } from './person-words.ts'
import { SoldTicket } from './sold-ticket.tsx'
import { WeekFields } from './week-fields.tsx'

type PersonEditProps = {
  person: PersonDetail
  /** What later capabilities tell of them, below the week. */
  children?: ReactNode
  /** The same at the side. */
  beside?: ReactNode
}

/** One person: who they are, changed in place; their papers and the end of their work, each changed at once. */
export function PersonEdit({ person: read, children, beside }: PersonEditProps) {
  const { kept: person, said, takeAndTell } = useKept(read)
  const fields = useMemo(() => personFieldsIn(person.choices), [person.choices])
  const edit = useVersioned({
    ...{ saved: person, draftName: `person ${person.id}`, fields, onSaved: takeAndTell },
    ...{ endpoint: savePerson, valuesOf, tidy, toInput: toFields },
    send: (input) => atFields(call(savePerson, input)),
    read: () => call(readPerson, { id: person.id }),
  })
  const week = edit.form.field('week')
  return (
    <>
      <OfficeHead
        title={person.name}
        trail={[...peopleTrail, { label: person.name }]}
        beside={<StateTag of={person.state} />}
        actions={
          <>
            {person.phone && (
              <a
                href={`tel:${person.phone.replace(/[^\d+]/g, '')}`}
                className={buttonLook({ size: 'small', className: 'max-md:min-h-11' })}
              >
                <Icon of={Phone} dense />
                <bdi>{spacedPhone(person.phone)}</bdi>
              </a>
            )}
            <ButtonLink to={boardOf(person.next)} size="small" className="max-md:min-h-11">
              <Icon of={Route} dense />
              Show on dispatch
            </ButtonLink>
          </>
        }
      />
      <div className="-mt-2 mb-5 flex items-center gap-4">
        <NameSeal kanji={person.seal} />
        <p className="min-w-0 text-sm text-ink-2">
          <span lang="ja" className="font-jp text-ink">
            {person.nameJa}
          </span>{' '}
          <span lang="ja" className="font-jp">
            {person.reading}
          </span>
          <bdi className="block">
            {[kindNames[person.kind], employmentWords(person), person.garageName].filter(Boolean).join(' · ')}
          </bdi>
        </p>
      </div>
      <PersonHeldBack person={person} />
      <VersionedForm of={edit} label="Save the person" tells="Nobody is written to.">
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_332px]">
          <div className="grid min-w-0 gap-5">
            <PersonPapersPanel person={person} onChanged={takeAndTell} />
            <PersonFormFields form={edit.form} choices={person.choices} kind={person.kind} />
            <WeekFields
              week={week.value}
              limits={person.choices.limits[person.kind]}
              contract={contractOf(edit.form.values.contractMonthMinutes)}
              error={faultOfTimes(week.value) ?? week.error}
              onChange={week.onChange}
            />
            {children}
          </div>
          <div className="grid min-w-0 gap-5">
            <SoldTicket
              seal={person.seal}
              name={person.name}
              givenName={person.givenName}
              needs={person.state.is === 'left' ? [{ words: 'A day of work ahead', isMet: false }] : needsOf(person)}
            />
            <PersonNow person={person} />
            <BeyondPapers of={person} other="somebody else" />
            {beside}
            <EndEmployment person={person} onDone={takeAndTell} />
            <Panel title="History">
              <History of={person.history} />
            </Panel>
          </div>
        </div>
      </VersionedForm>
      <p role="status" aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}

/** Why no job is given to them today, where a paper is the reason. */
function PersonHeldBack({ person }: { person: PersonDetail }) {
  if (person.state.is === 'left') return null
  const today = todayInTokyo()
  const ended = person.papers.filter(({ holdsBack, endsOn }) => holdsBack && endsOn !== null && endsOn < today)
  const reasons = [
    ...person.lacks.map((kind) => whyHeldBack({ paper: lackedWords(kind), endedOn: null })),
    ...ended.map(({ name, endsOn }) => whyHeldBack({ paper: name, endedOn: endsOn })),
  ]
  if (reasons.length === 0) return null
  return (
    <HeldBackNote
      icon={IdCard}
      reason={`Cannot be sold yet: ${reasons.join(', ')}`}
      means={`No job is given to ${person.givenName || person.name} until it is entered. Nothing booked is touched.`}
    />
  )
}

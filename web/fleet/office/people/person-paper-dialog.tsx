import {
  type LicenceClass,
  type PersonDetail,
  type PersonPaper,
  type PersonPaperKind,
  personPaperKinds,
} from '#contract/people.ts'
import { addPersonPaper } from '#contract/person-papers.ts'
import { licenceSizes } from '#core/vehicle-classes.ts'
import { call } from '#web/platform/api.ts'
import { TextField } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { PaperDialog } from '../papers/paper-dialog.tsx'
import { type TypedPaper, writtenPaperOf } from '../papers/typed-paper.ts'
import { licenceNames, paperNames } from './person-words.ts'

type PersonPaperDialogProps = {
  person: Pick<PersonDetail, 'id' | 'name' | 'kind'>
  /** The one whose place it takes; null: a further one. */
  replaced: PersonPaper | null
  onDone: (person: PersonDetail, said: string) => void
  onClose: () => void
}

interface Values extends TypedPaper<PersonPaperKind> {
  number: string
  licenceClass: LicenceClass | ''
}

/** Each has papers of their own work. */
const kindsOf = ({ kind }: Pick<PersonDetail, 'kind'>): PersonPaperKind[] =>
  personPaperKinds.filter((one) => one !== (kind === 'guide' ? 'licence' : 'guide-registration'))

function valuesOf(replaced: PersonPaper | null, first: PersonPaperKind): Values {
  return {
    kind: replaced?.kind ?? first,
    name: replaced?.name ?? paperNames[first],
    detail: replaced?.detail ?? '',
    number: replaced?.number ?? '',
    licenceClass: replaced?.licenceClass ?? '',
    endsOn: '',
    hasNoEnd: replaced ? replaced.endsOn === null : first === 'guide-registration',
  }
}

const hasNumber = (kind: PersonPaperKind) => kind === 'licence' || kind === 'guide-registration'
const stopsWork = (kind: PersonPaperKind) => kind === 'licence' || kind === 'health-check' || kind === 'work-permit'

const toInput = (id: string, values: Values, replaced: PersonPaper | null, file: File | null) => ({
  id,
  ...writtenPaperOf(values, replaced, file),
  ...(hasNumber(values.kind) ? { number: values.number.trim() } : {}),
  ...(values.kind === 'licence' && values.licenceClass ? { licenceClass: values.licenceClass } : {}),
})

/** A paper of a person, with its number and class where it has them. */
export function PersonPaperDialog({ person, replaced, ...rest }: PersonPaperDialogProps) {
  const kinds = kindsOf(person)
  return (
    <PaperDialog<PersonPaperKind, Values, PersonDetail>
      title={`A paper of ${person.name}`}
      replaced={replaced}
      initial={valuesOf(replaced, kinds[0] ?? 'other')}
      kinds={kinds}
      names={paperNames}
      detailExample="Clinic, office, which course"
      endedWords={(kind) =>
        stopsWork(kind) ? 'This day is over: they take no job until a newer paper is here.' : null
      }
      further={({ kind, licenceClass, number }, change, told) => (
        <>
          {kind === 'licence' && (
            <Select
              label="Class"
              size="small"
              choices={licenceSizes.map((id) => ({ id, label: licenceNames[id] }))}
              value={licenceClass || null}
              onChange={(id) => change({ licenceClass: id as LicenceClass })}
              {...(told.licenceClass ? { error: told.licenceClass } : {})}
            />
          )}
          {hasNumber(kind) && (
            <TextField
              label="Number"
              size="small"
              maxLength={40}
              autoComplete="off"
              value={number}
              onChange={(typed) => change({ number: typed })}
              error={told.number}
            />
          )}
        </>
      )}
      send={(values, file) => call(addPersonPaper, toInput(person.id, values, replaced, file), file ? { file } : {})}
      {...rest}
    />
  )
}

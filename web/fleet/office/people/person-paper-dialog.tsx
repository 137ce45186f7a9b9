import { useState } from 'react'
import type { InputOf } from '#contract/endpoint.ts'
import {
  type LicenceClass,
  licenceClasses,
  type PersonDetail,
  type PersonPaper,
  type PersonPaperKind,
  personPaperKinds,
} from '#contract/people.ts'
import { addPersonPaper } from '#contract/person-papers.ts'
import { call } from '#web/platform/api.ts'
import { readDay } from '#web/ui/birth-date.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { Select } from '#web/ui/select.tsx'
import { faultOfEnd, faultOfPaperFile } from '../cars/paper-values.ts'
import { LastDayField, ScanField } from '../papers/paper-fields.tsx'
import { licenceNames, paperNames } from './person-words.ts'

type PersonPaperDialogProps = {
  person: Pick<PersonDetail, 'id' | 'name' | 'kind'>
  /** The one whose place it takes; null: a further one. */
  replaced: PersonPaper | null
  onDone: (person: PersonDetail, said: string) => void
  onClose: () => void
}

interface Values {
  kind: PersonPaperKind
  name: string
  detail: string
  number: string
  licenceClass: LicenceClass | ''
  endsOn: string
  hasNoEnd: boolean
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

const toInput = (id: string, values: Values, replaced: PersonPaper | null, file: File | null) => {
  const endsOn = values.hasNoEnd ? null : readDay(values.endsOn)
  const input: InputOf<typeof addPersonPaper> = {
    ...{ id, kind: values.kind, name: values.name.trim(), detail: values.detail.trim() },
    ...(hasNumber(values.kind) ? { number: values.number.trim() } : {}),
    ...(values.kind === 'licence' && values.licenceClass ? { licenceClass: values.licenceClass } : {}),
    ...(endsOn ? { endsOn } : {}),
    ...(replaced ? { replaces: replaced.id } : {}),
    fileName: file?.name.slice(-120) ?? '',
  }
  return input
}

/** A paper of a person: what it is, its number, its scan, and the last day it holds. */
export function PersonPaperDialog({ person, replaced, onDone, onClose }: PersonPaperDialogProps) {
  const kinds = kindsOf(person)
  const [values, setValues] = useState(() => valuesOf(replaced, kinds[0] ?? 'other'))
  const [file, setFile] = useState<File | null>(null)
  const [isTried, setTried] = useState(false)
  const deed = useDeed()
  const told = deed.refusal?.fields ?? {}
  const change = (part: Partial<Values>) => setValues((now) => ({ ...now, ...part }))
  const endFault = faultOfEnd(values)
  const fileFault = file ? faultOfPaperFile(file) : undefined
  const nameFault = values.name.trim() === '' ? 'Name the paper.' : undefined
  const day = values.hasNoEnd ? null : readDay(values.endsOn)
  const hasEnded = typeof day === 'string' && day < todayInTokyo()

  const submit = async () => {
    setTried(true)
    if (endFault || fileFault || nameFault) return
    const input = toInput(person.id, values, replaced, file)
    const now = await deed.run(input, () => call(addPersonPaper, input, file ? { file } : {}))
    if (now) onDone(now, replaced ? `${values.name} is replaced.` : `${values.name} is added.`)
  }
  return (
    <DeedDialog
      title={replaced ? `Replace: ${replaced.name}` : `A paper of ${person.name}`}
      lead={replaced && 'The earlier one does not count any more and stays in the history.'}
      refusal={deed.refusal && Object.keys(told).length === 0 ? deed.refusal : null}
      isPending={deed.isPending}
      label={replaced ? 'Replace the paper' : 'Add the paper'}
      pendingLabel="Sending…"
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Kind"
          size="small"
          choices={kinds.map((id) => ({ id, label: paperNames[id] }))}
          value={values.kind}
          onChange={(id) => change({ kind: id as PersonPaperKind, name: nameFor(id as PersonPaperKind, values.name) })}
          {...(told.kind ? { error: told.kind } : {})}
        />
        <TextField
          label="Name"
          size="small"
          maxLength={80}
          value={values.name}
          onChange={(name) => change({ name })}
          error={(isTried ? nameFault : undefined) ?? told.name}
        />
        {values.kind === 'licence' && (
          <Select
            label="Class"
            size="small"
            choices={licenceClasses.map((id) => ({ id, label: licenceNames[id] }))}
            value={values.licenceClass || null}
            onChange={(id) => change({ licenceClass: id as LicenceClass })}
            {...(told.licenceClass ? { error: told.licenceClass } : {})}
          />
        )}
        {hasNumber(values.kind) && (
          <TextField
            label="Number"
            size="small"
            maxLength={40}
            autoComplete="off"
            value={values.number}
            onChange={(number) => change({ number })}
            error={told.number}
          />
        )}
        <LastDayField values={values} onChange={change} error={(isTried ? endFault : undefined) ?? told.endsOn} />
        <TextField
          label="Detail"
          size="small"
          optional
          maxLength={120}
          placeholder="Clinic, office, which course"
          value={values.detail}
          onChange={(detail) => change({ detail })}
          error={told.detail}
          className="sm:col-span-2"
        />
      </div>
      <ScanField file={file} error={fileFault ?? told.file ?? told.fileName} onFile={setFile} />
      <p role="status" className="text-sm font-[550] text-kohaku empty:hidden">
        {hasEnded && stopsWork(values.kind) && 'This day is over: they take no job until a newer paper is here.'}
      </p>
    </DeedDialog>
  )
}

/** Another kind brings its name along, unless somebody has written another. */
const nameFor = (kind: PersonPaperKind, name: string) =>
  name === '' || Object.values(paperNames).includes(name) ? (kind === 'other' ? '' : paperNames[kind]) : name

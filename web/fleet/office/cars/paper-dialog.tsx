import { useState } from 'react'
import { addPaper, type CarDetail, type Paper, type PaperKind, paperKinds } from '#contract/cars.ts'
import { call } from '#web/platform/api.ts'
import { readDay } from '#web/ui/birth-date.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { Select } from '#web/ui/select.tsx'
import { LastDayField, ScanField } from '../papers/paper-fields.tsx'
import { paperNames } from './car-words.ts'
import { faultOfEnd, faultOfPaperFile, ofKind, toPaper, valuesOfPaper } from './paper-values.ts'

type PaperDialogProps = {
  car: Pick<CarDetail, 'id' | 'name'>
  /** The one whose place it takes; null: a further one. */
  replaced: Paper | null
  onDone: (car: CarDetail, said: string) => void
  onClose: () => void
}

/** A paper: what it is, its scan, and the last day it holds. */
export function PaperDialog({ car, replaced, onDone, onClose }: PaperDialogProps) {
  const [values, setValues] = useState(() => valuesOfPaper(replaced))
  const [file, setFile] = useState<File | null>(null)
  const [isTried, setTried] = useState(false)
  const deed = useDeed()
  const told = deed.refusal?.fields ?? {}
  const change = (part: Partial<typeof values>) => setValues((now) => ({ ...now, ...part }))
  const [endFault, fileFault] = [faultOfEnd(values), file ? faultOfPaperFile(file) : undefined]
  const nameFault = values.name.trim() === '' ? 'Name the paper.' : undefined
  const day = values.hasNoEnd ? null : readDay(values.endsOn)
  const hasEnded = typeof day === 'string' && day < todayInTokyo()

  const submit = async () => {
    setTried(true)
    if (endFault || fileFault || nameFault) return
    const input = toPaper(car.id, values, replaced, file)
    const now = await deed.run(input, () => call(addPaper, input, file ? { file } : {}))
    if (now) onDone(now, replaced ? `${values.name} is replaced.` : `${values.name} is added.`)
  }
  return (
    <DeedDialog
      title={replaced ? `Replace: ${replaced.name}` : `A paper for ${car.name}`}
      lead={replaced && 'The earlier one does not count any more and stays in the history.'}
      refusal={deed.refusal && Object.keys(told).length === 0 ? deed.refusal : null}
      isPending={deed.isPending}
      label={replaced ? 'Replace the paper' : 'Add the paper'}
      pendingLabel="Sending…"
      onSubmit={submit}
      onClose={onClose}
    >
      <ScanField file={file} error={fileFault ?? told.file ?? told.fileName} onFile={setFile} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Kind"
          size="small"
          choices={paperKinds.map((id) => ({ id, label: paperNames[id] }))}
          value={values.kind}
          onChange={(id) => setValues((now) => ofKind(now, id as PaperKind))}
        />
        <TextField
          label="Name"
          size="small"
          maxLength={80}
          value={values.name}
          onChange={(name) => change({ name })}
          error={(isTried ? nameFault : undefined) ?? told.name}
        />
        <TextField
          label="Detail"
          size="small"
          optional
          maxLength={120}
          placeholder="Insurer, office, which seat"
          value={values.detail}
          onChange={(detail) => change({ detail })}
          error={told.detail}
          className="sm:col-span-2"
        />
        <LastDayField values={values} onChange={change} error={(isTried ? endFault : undefined) ?? told.endsOn} />
      </div>
      <p role="status" className="text-sm font-[550] text-kohaku empty:hidden">
        {hasEnded &&
          values.kind !== 'child-seat' &&
          'This day is over: the car will be held back until a newer paper is here.'}
      </p>
    </DeedDialog>
  )
}

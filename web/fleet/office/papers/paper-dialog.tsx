import { type ReactNode, useState } from 'react'
import { readDay } from '#web/ui/birth-date.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { Select } from '#web/ui/select.tsx'
import { faultOfEnd, faultOfPaperFile } from '../cars/paper-values.ts'
import { LastDayField, ScanField } from './paper-fields.tsx'
import { renamed, type TypedPaper } from './typed-paper.ts'

export type PaperDialogProps<K extends string, V extends TypedPaper<K>, Owner> = {
  /** Of a further one: "A paper for Crown 4". */
  title: string
  /** The one whose place it takes; null: a further one. */
  replaced: { name: string } | null
  initial: V
  kinds: readonly K[]
  names: Readonly<Record<K, string>>
  detailExample: string
  /** What only some papers have, such as a number. */
  further?: (values: V, change: (part: Partial<V>) => void, told: Readonly<Record<string, string>>) => ReactNode
  /** What it means that the day typed is over; null where it means nothing. */
  endedWords: (kind: K) => string | null
  send: (values: V, file: File | null) => Promise<Owner>
  onDone: (now: Owner, said: string) => void
  onClose: () => void
}

/** A paper of a car or a person: what it is, its scan, and the last day it holds. */
export function PaperDialog<K extends string, V extends TypedPaper<K>, Owner>(props: PaperDialogProps<K, V, Owner>) {
  const { title, replaced, initial, kinds, names, detailExample, further, endedWords, send, onDone, onClose } = props
  const [values, setValues] = useState(initial)
  const [file, setFile] = useState<File | null>(null)
  const [isTried, setTried] = useState(false)
  const deed = useDeed()
  const told = deed.refusal?.fields ?? {}
  const change = (part: Partial<V>) => setValues((now) => ({ ...now, ...part }))
  const plain: (part: Partial<TypedPaper<K>>) => void = (part) => setValues((now) => ({ ...now, ...part }))
  const [endFault, fileFault] = [faultOfEnd(values), file ? faultOfPaperFile(file) : undefined]
  const nameFault = values.name.trim() === '' ? 'Name the paper.' : undefined
  const day = values.hasNoEnd ? null : readDay(values.endsOn)
  const hasEnded = typeof day === 'string' && day < todayInTokyo()

  const submit = async () => {
    setTried(true)
    if (endFault || fileFault || nameFault) return
    const now = await deed.run({ values, file: file?.name }, () => send(values, file))
    if (now) onDone(now, replaced ? `${values.name} is replaced.` : `${values.name} is added.`)
  }
  return (
    <DeedDialog
      title={replaced ? `Replace: ${replaced.name}` : title}
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
          choices={kinds.map((id) => ({ id, label: names[id] }))}
          value={values.kind}
          onChange={(id) => plain({ kind: id as K, name: renamed(names, id as K, values.name) })}
          {...(told.kind ? { error: told.kind } : {})}
        />
        <TextField
          label="Name"
          size="small"
          maxLength={80}
          value={values.name}
          onChange={(name) => plain({ name })}
          error={(isTried ? nameFault : undefined) ?? told.name}
        />
        {further?.(values, change, told)}
        <TextField
          label="Detail"
          size="small"
          optional
          maxLength={120}
          placeholder={detailExample}
          value={values.detail}
          onChange={(detail) => plain({ detail })}
          error={told.detail}
          className="sm:col-span-2"
        />
        <LastDayField values={values} onChange={plain} error={(isTried ? endFault : undefined) ?? told.endsOn} />
      </div>
      <p role="status" className="text-sm font-[550] text-kohaku empty:hidden">
        {hasEnded && endedWords(values.kind)}
      </p>
    </DeedDialog>
  )
}

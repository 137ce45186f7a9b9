import { useState } from 'react'
import type { ApiError } from '#contract/call.ts'
import type { Encoding, ImportView, Separator } from '#contract/imports.ts'
import { capitalized } from '#core/words.ts'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { encodingWords, separatorWords } from './import-words.ts'

const asItLooks = 'auto'
const choicesOf = <Id extends string>(words: Readonly<Record<Id, string>>) => [
  { id: asItLooks, label: 'As it looks' },
  ...Object.entries<string>(words).map(([id, label]) => ({
    id,
    label: capitalized(label),
  })),
]

/** Null: as it looks. */
export type AskedReading = { encoding: Encoding | null; separator: Separator | null }

type ReadOtherwiseProps = {
  file: ImportView
  refusal: ApiError | null
  isPending: boolean
  onRead: (asked: AskedReading) => unknown
  onClose: () => void
}

/** Where it was read wrongly: by another encoding, or with another sign between the cells. */
export function ReadOtherwise({ file: { readAs }, refusal, isPending, onRead, onClose }: ReadOtherwiseProps) {
  const [encoding, setEncoding] = useState<string>(readAs?.encoding ?? asItLooks)
  const [separator, setSeparator] = useState<string>(readAs?.separator ?? asItLooks)
  const told = <Id extends string>(id: string) => (id === asItLooks ? null : (id as Id))
  return (
    <DeedDialog
      title="Read it otherwise"
      lead="Where names look broken, it is the encoding; where everything stands in one column, it is the separator."
      refusal={refusal}
      isPending={isPending}
      label="Read it again"
      pendingLabel="Reading…"
      onSubmit={() => onRead({ encoding: told<Encoding>(encoding), separator: told<Separator>(separator) })}
      onClose={onClose}
    >
      <Select
        label="Encoding"
        size="small"
        choices={choicesOf(encodingWords)}
        value={encoding}
        onChange={setEncoding}
      />
      <Select
        label="Cells are parted by"
        size="small"
        choices={choicesOf(separatorWords)}
        value={separator}
        onChange={setSeparator}
      />
    </DeedDialog>
  )
}

import { Eye } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type FareTable, type FareTableRow, type OfficeFares, readFareTable, takeFaresBack } from '#contract/fares.ts'
import { call } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { columnsOf, FareContext } from './fare-context.ts'
import { momentWords, spanOfTable, tableTags } from './fare-words.ts'

type LookTableProps = {
  row: FareTableRow
  office: OfficeFares
  /** The panels of the chosen way. */
  children: ReactNode
  onBack: () => void
}

/** A table to look into: its figures, and those lit that it changed. */
export function LookTable({ row, office, children, onBack }: LookTableProps) {
  const [table, setTable] = useState<FareTable | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks again
  useEffect(() => {
    let isOver = false
    setFailure(null)
    setTable(null)
    call(readFareTable, { id: row.id }).then(
      (read) => isOver || setTable(read),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!isOver) setFailure(error)
      },
    )
    return () => {
      isOver = true
    }
  }, [row.id, turn])
  return (
    <>
      <Alert
        tone="info"
        icon={Eye}
        title={`“${row.name}”, ${tableTags[row.state].word.toLowerCase()}.`}
        action={
          <TextButton autoFocus className="text-sm max-md:min-h-11" onClick={onBack}>
            {office.draft ? 'Back to the draft' : 'Back to what is in force'}
          </TextButton>
        }
        className="mb-5"
      >
        In force {spanOfTable(row)}. To look at only
        {table?.before ? `; what it changed of “${table.before.name}” is lit.` : '.'}
      </Alert>
      {failure ? (
        <ErrorState title="The table did not come" onRetry={() => setTurn((now) => now + 1)}>
          {failure.message}
        </ErrorState>
      ) : table ? (
        <FareContext
          value={{
            ...{ fares: table.fares, before: table.before?.fares ?? table.fares, change: null, faults: {} },
            ...{ areas: office.areas, airports: office.airports, classes: columnsOf(office.classes, table.fares) },
          }}
        >
          <div className="mb-5 grid min-w-0 gap-5">{children}</div>
        </FareContext>
      ) : (
        <Loading label="The table is on its way" className="mb-5 grid gap-5">
          <Skeleton className="h-80" />
        </Loading>
      )}
    </>
  )
}

type TakeBackDialogProps = {
  table: FareTableRow
  onDone: (now: OfficeFares) => void
  onClose: () => void
}

/** Before its moment nothing was sold by it. */
export function TakeBackDialog({ table, onDone, onClose }: TakeBackDialogProps) {
  const deed = useDeed()
  const submit = async () => {
    const input = { id: table.id }
    const now = await deed.run(input, () => call(takeFaresBack, input))
    if (now) onDone(now)
  }
  return (
    <DeedDialog
      title={`Make “${table.name}” a draft again?`}
      lead={`It does not begin on ${momentWords(table.inForceFrom)} then, unless you put it in force again. Nothing was sold by it yet.`}
      refusal={deed.refusal}
      isPending={deed.isPending}
      isReady
      label="Make it a draft again"
      leaveLabel="Let it come"
      onSubmit={submit}
      onClose={onClose}
    />
  )
}

import { MessageSquareWarning } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type BoardRow, putTroubleAway } from '#contract/dispatch.ts'
import { call } from '#web/platform/api.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { boardStore } from '../board-store.ts'
import { callName, hourOf } from '../job/job-words.ts'

export interface Told {
  row: BoardRow
  trouble: BoardRow['troubles'][number]
}

/** What the crew told from the road, until somebody has seen to it. */
export function TroubleNotes({ onOpen }: { onOpen: (reference: string) => void }) {
  const rows = boardStore((state) => state.board?.rows ?? null)
  const told = (rows ?? []).flatMap((row) => row.troubles.map((trouble) => ({ row, trouble })))
  if (told.length === 0) return null
  return (
    <section aria-label="Told from the road" className="mb-3 print:hidden">
      <TroubleList of={told.toSorted((a, b) => a.trouble.at.localeCompare(b.trouble.at))} onOpen={onOpen} />
    </section>
  )
}

type TroubleListProps = { of: readonly Told[]; onOpen?: (reference: string) => void }

export function TroubleList({ of: told, onOpen }: TroubleListProps) {
  if (told.length === 0) return null
  return (
    <ul className="grid gap-2">
      {told.map(({ row, trouble }) => (
        <TroubleLine key={trouble.id} told={{ row, trouble }} onOpen={onOpen} />
      ))}
    </ul>
  )
}

function TroubleLine({ told: { row, trouble }, onOpen }: { told: Told; onOpen: TroubleListProps['onOpen'] }) {
  const [isPending, setPending] = useState(false)
  const { reference } = trouble
  const putAway = async () => {
    setPending(true)
    try {
      await call(putTroubleAway, { id: trouble.id })
      forget(row.id, trouble.id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ tone: 'error', title: 'It is still there.', detail: error.message })
      setPending(false)
    }
  }
  return (
    <li className="flex items-start gap-3 border-s-4 border-kohaku bg-kohaku-soft px-4 py-1 text-sm">
      <Icon of={MessageSquareWarning} className="mt-2 text-kohaku" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5">
        <p className="min-w-0 flex-1 basis-64 py-1.5 wrap-anywhere">
          <bdi>
            <b className="font-semibold">
              {callName(row)}, {hourOf(trouble.at)}:
            </b>{' '}
            {trouble.words}
          </bdi>
        </p>
        {reference && onOpen && (
          <TextButton className="min-h-9 max-md:min-h-11" onClick={() => onOpen(reference)}>
            Open the job
          </TextButton>
        )}
        <TextButton
          className="min-h-9 max-md:min-h-11"
          disabled={isPending}
          aria-label={`Seen to: ${trouble.words}`}
          onClick={() => void putAway()}
        >
          Seen to
        </TextButton>
      </div>
    </li>
  )
}

/** Off the board at once; the stream says the same a moment later. */
const forget = (rowId: string, troubleId: string) =>
  boardStore.setState(({ board }) =>
    board
      ? {
          board: {
            ...board,
            rows: board.rows.map((row) =>
              row.id === rowId ? { ...row, troubles: row.troubles.filter(({ id }) => id !== troubleId) } : row,
            ),
          },
        }
      : {},
  )

import { Download } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { openFile } from '#web/platform/open-file.ts'
import { useMay } from '#web/platform/rights.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { toast } from '../toast-queue.ts'
import type { FileQuery, ListDefinition } from './definition.ts'
import type { ListState } from './list-address.ts'

/** What the file of a list is asked: its filters and columns, on all pages. */
export function fileQueryOf({ q, sort, filters, columns }: ListState, only?: readonly string[]): FileQuery {
  const kept = Object.entries(filters).filter(([, value]) => value)
  return {
    ...Object.fromEntries(kept),
    ...(q ? { q } : {}),
    sort,
    columns: columns.join(),
    ...(only ? { only: only.join() } : {}),
  }
}

export const fetchFile = async <Row,>({ file }: ListDefinition<Row>, query: FileQuery): Promise<void> => {
  if (file) await openAsked(() => file(query))
}

/** Fetches the file; the page stays, and a failure is told where it is seen. */
export async function openAsked(ask: () => Promise<{ link: string }>): Promise<void> {
  try {
    openFile((await ask()).link)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toast({ title: 'The file could not be made', detail: error.message, tone: 'error' })
  }
}

type FileButtonProps<Row> = { list: ListDefinition<Row>; state: ListState; isEmpty: boolean }

export function FileButton<Row>({ list, state, isEmpty }: FileButtonProps<Row>) {
  return list.file ? <CsvButton isEmpty={isEmpty} ask={() => fetchFile(list, fileQueryOf(state))} /> : null
}

export function CsvButton({ isEmpty, ask }: { isEmpty: boolean; ask: () => Promise<void> }) {
  const [isPending, setPending] = useState(false)
  const may = useMay()
  if (!may('see:files')) return null
  return (
    <Button
      size="small"
      className="font-[550]! max-md:min-h-11"
      isDisabled={isEmpty}
      isPending={isPending}
      pendingLabel="Preparing…"
      onPress={async () => {
        setPending(true)
        await ask()
        setPending(false)
      }}
    >
      <Icon of={Download} dense />
      CSV
    </Button>
  )
}

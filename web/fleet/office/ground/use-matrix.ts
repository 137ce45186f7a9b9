import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { Change } from '#contract/office-list.ts'
import { useUnsaved } from '#web/platform/unsaved.ts'
import { toast } from '#web/ui/toast-queue.ts'
import type { Edits } from './driving-edits.ts'

interface Kept {
  version: number
  history: readonly Change[]
}

interface MatrixOptions<K extends Kept> {
  opened: K
  read: () => Promise<K>
  /** What is wrong with some cells, or what the server answers. */
  send: (version: number, edits: Edits) => { faults: Record<string, string> } | Promise<{ version: number }>
  /** The cell that a refusal of the server means. */
  cellOfPath: (path: string, edits: Edits) => string | undefined
  said: string
}

/** A matrix being typed over: what differs, what is wrong with it, and what somebody else saved meanwhile. */
export function useMatrix<K extends Kept>({ opened, read, send, cellOfPath, said }: MatrixOptions<K>) {
  const [base, setBase] = useState(opened)
  const [edits, setAll] = useState<Edits>({})
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [isPending, setPending] = useState(false)
  const blocker = useUnsaved(Object.keys(edits).length > 0)

  const setEdits = (now: Edits) => {
    setAll(now)
    // A cell that is typed anew is looked at anew.
    setFaults((told) => Object.fromEntries(Object.entries(told).filter(([cell]) => now[cell] === edits[cell])))
  }
  const save = async () => {
    const sent = edits
    const answer = send(base.version, sent)
    setRefusal(null)
    if ('faults' in answer) return setFaults(answer.faults)
    setPending(true)
    try {
      const { version } = await answer
      setBase(await read().catch(() => ({ ...base, version })))
      setAll({})
      setFaults({})
      toast({ tone: 'ok', title: said })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const told = Object.entries(error.fields).map(([path, words]) => [cellOfPath(path, sent) ?? path, words] as const)
      setFaults(Object.fromEntries(told))
      setRefusal(error)
      // What is typed stays, over what they saved: who looks at it can save again.
      if (error.code === 'office.changed-meanwhile') setBase(await read().catch(() => base))
    } finally {
      setPending(false)
    }
  }
  const discard = () => {
    setAll({})
    setFaults({})
    setRefusal(null)
  }
  return { base, edits, setEdits, faults, refusal, isPending, blocker, save, discard }
}

export type Matrix = Pick<
  ReturnType<typeof useMatrix<Kept>>,
  'base' | 'edits' | 'faults' | 'refusal' | 'isPending' | 'blocker' | 'save' | 'discard'
>

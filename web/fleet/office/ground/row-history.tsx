import { useState } from 'react'
import type { ApiError } from '#contract/call.ts'
import type { Change } from '#contract/office-list.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { History } from '#web/ui/office/history.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useUses } from './use-uses.ts'

export interface Past {
  /** What it is the history of. */
  name: string
  read: () => Promise<{ history: readonly Change[] }>
}

/**
 * Who changed what about a row, and when; of retired ones, too. A link and no button: whoever may only read has it as
 * well.
 */
export function RowHistory({ name, read }: Past) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextLink
        href="#history"
        aria-haspopup="dialog"
        className="max-md:py-2.5"
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        History <span className="sr-only">of {name}</span>
      </TextLink>
      {isOpen && <HistoryDialog name={name} read={read} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The same where somebody has opened the row itself. */
export function PastChanges({ read }: Pick<Past, 'read'>) {
  const { uses, failure } = useUses(read)
  return (
    <section aria-labelledby="past-changes" className="grid gap-2 border-t border-line pt-3">
      <h2 id="past-changes" className="text-base font-semibold">
        History
      </h2>
      <Versions of={uses?.history ?? null} failure={failure} />
    </section>
  )
}

function HistoryDialog({ name, read, onClose }: Past & { onClose: () => void }) {
  const { uses, failure } = useUses(read)
  return (
    <Dialog title={`History of ${name}`} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Versions of={uses?.history ?? null} failure={failure} />
    </Dialog>
  )
}

function Versions({ of: history, failure }: { of: readonly Change[] | null; failure: ApiError | null }) {
  if (failure)
    return (
      <p role="alert" className="font-semibold text-beni">
        {failure.message}
      </p>
    )
  if (!history)
    return (
      <Loading label="The history is loading" className="grid gap-2">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </Loading>
    )
  return (
    <div className="max-h-[60dvh] overflow-y-auto">
      <History of={history} withVersions />
    </div>
  )
}

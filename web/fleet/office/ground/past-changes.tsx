import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { Change } from '#contract/office-list.ts'
import { History } from '#web/ui/office/history.tsx'
import { TextButton } from '#web/ui/text-link.tsx'

/** What was changed about something small: asked for by who wants to know. */
export function PastChanges({ read }: { read: () => Promise<{ history: readonly Change[] }> }) {
  const [history, setHistory] = useState<readonly Change[] | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const look = () => {
    setFailure(null)
    read().then(
      (answer) => setHistory(answer.history),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        setFailure(error)
      },
    )
  }
  if (history)
    return (
      <section aria-label="History" className="max-h-60 overflow-y-auto border-t border-line pt-2">
        <History of={history} />
      </section>
    )
  return (
    <div className="text-sm">
      <TextButton className="max-md:min-h-11" onClick={look}>
        What was changed before
      </TextButton>
      {failure && (
        <p role="alert" className="font-semibold text-beni">
          {failure.message}
        </p>
      )}
    </div>
  )
}

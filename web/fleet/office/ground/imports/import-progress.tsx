import { useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { ImportPage, ImportView } from '#contract/imports.ts'
import { formatCount } from '#contract/money.ts'
import { Panel } from '#web/ui/office/panel.tsx'

const askAgainMs = 1000

type ImportProgressProps = {
  file: ImportView
  look: () => Promise<ImportPage>
  onRead: (now: ImportPage) => void
}

/** How far a large file is. It goes on when somebody leaves, and can be taken up again. */
export function ImportProgress({ file, look, onRead }: ImportProgressProps) {
  const [asked, setAsked] = useState(0)
  const isReading = file.state === 'reading'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, and each that stayed out, asks once more
  useEffect(() => {
    let isGone = false
    const timer = setTimeout(() => {
      look().then(
        (now) => {
          if (isGone) return
          onRead(now)
          setAsked((before) => before + 1)
        },
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          // Out of reach: asked again.
          if (!isGone) setAsked((before) => before + 1)
        },
      )
    }, askAgainMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [asked])
  // Its first line names the columns.
  const lines = Math.max(1, file.lines - 1)
  return (
    <Panel title={isReading ? 'The file is being read' : 'The changes are being put in'} className="mb-5">
      <div className="grid gap-2 text-sm">
        <progress
          aria-label="How far it is"
          className="h-1.5 w-full max-w-120 accent-ai"
          {...(isReading && file.linesRead > 0 ? { max: lines, value: Math.min(lines, file.linesRead) } : {})}
        />
        <p className="text-ink-2 tabular-nums">
          <bdi>
            {isReading
              ? `${formatCount(Math.min(lines, file.linesRead))} of ${formatCount(lines)} lines are read. Nothing is changed yet.`
              : 'All of them at once, or none.'}{' '}
            It goes on when you leave this page; you find it again under “Files of the last week”.
          </bdi>
        </p>
      </div>
    </Panel>
  )
}

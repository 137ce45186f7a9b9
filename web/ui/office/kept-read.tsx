import { type ReactNode, useEffect, useState } from 'react'
import { sameJson } from '#web/platform/same-json.ts'
import { ErrorState } from '../error-state.tsx'
import { FailedNote } from '../office-table/failed-note.tsx'
import { type Read, useRead } from '../read-gate.tsx'
import { tokyoClock } from '../tokyo-clock.ts'
import { OfficeHead } from './office-head.tsx'
import { useReadAgain } from './use-read-again.ts'

type KeptReadProps<T, A> = {
  /** What the page's loader began to read. */
  of: Read<T> | { late: Promise<Read<T>> }
  /** What was asked for, by which the answer is drawn. */
  asked: A
  title: string
  loading: ReactNode
  /** "The dashboard": said when it did not load, or could not be read again. */
  what: string
  children: (here: T, asked: A) => ReactNode
}

/** Figures that are looked at all day: where nobody answers, the last ones stay, with the hour they are of. */
export function KeptRead<T, A>({ of: reading, asked, title, loading, what, children }: KeptReadProps<T, A>) {
  const read = useRead(reading)
  const [last, setLast] = useState<{ here: T; asked: A; at: Date } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer comes with what was asked
  useEffect(() => {
    if (read && 'here' in read) setLast({ here: read.here, asked, at: new Date() })
  }, [read])
  const isCutOff = read !== null && 'failed' in read
  const { readAgain, isReading } = useReadAgain(isCutOff)

  const here = read && 'here' in read ? { here: read.here, asked } : null
  // Reading the same again leaves it in view; another question shows the shape of its answer.
  const shown = here ?? (last && (isCutOff || sameJson(last.asked, asked)) ? last : null)
  if (!shown)
    return (
      <>
        {isCutOff ? <OfficeHead title={title} /> : <h1 className="sr-only">{title}</h1>}
        {isCutOff ? (
          <ErrorState title={`${what} did not load`} onRetry={readAgain} isRetrying={isReading}>
            Nothing is lost; only the connection is missing.
          </ErrorState>
        ) : (
          loading
        )}
      </>
    )
  return (
    <>
      {isCutOff && last && (
        <div className="mb-4">
          <FailedNote what={what} hour={tokyoClock(last.at)} onRetry={readAgain} isRetrying={isReading} />
        </div>
      )}
      <div aria-busy={read === null || undefined}>{children(shown.here, shown.asked)}</div>
    </>
  )
}

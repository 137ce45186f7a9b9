import { type ReactNode, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { AreaHead } from './area-head.tsx'
import { useDeskContact } from './desk-contact.ts'
import { ErrorState } from './error-state.tsx'

/** What came, or why it did not. */
export type Read<T> = { here: T } | { failed: unknown }

export type ReadGateProps<T> = {
  /** What the page's loader began to read. */
  of: Read<T> | { late: Promise<Read<T>> }
  /** The shape of what comes. */
  loading: ReactNode
  /** The page's name, for pages whose head comes with what is read. */
  title?: string
  /** What to say when it did not come: "Your trips did not load". */
  failure: string
  children: (here: T) => ReactNode
}

/** Draws what was read; until then its shape, and where it failed what failed, with a way to try again. */
export function ReadGate<T>({ of: reading, loading, title, failure, children }: ReadGateProps<T>) {
  const read = useRead(reading)
  const { revalidate, state } = useRevalidator()
  const desk = useDeskContact()
  if (read && 'here' in read) return children(read.here)
  if (!read)
    return (
      <>
        {title && <h1 className="sr-only">{title}</h1>}
        {loading}
      </>
    )
  return (
    <>
      {title && <AreaHead title={title} />}
      <ErrorState title={failure} onRetry={revalidate} isRetrying={state === 'loading'} phone={desk.phone}>
        It is safe with us; only the connection is missing. If it is urgent, ring the desk:
      </ErrorState>
    </>
  )
}

/** What has arrived; null while it is on its way. */
export function useRead<T>(reading: Read<T> | { late: Promise<Read<T>> }): Read<T> | null {
  const late = 'late' in reading ? reading.late : null
  const [arrived, setArrived] = useState<{ late: Promise<Read<T>>; read: Read<T> }>()
  useEffect(() => {
    late?.then((read) => setArrived({ late, read }))
  }, [late])
  if (!('late' in reading)) return reading
  return arrived?.late === late ? arrived.read : null
}

import { useEffect, useState } from 'react'
import { useRead } from '../read-gate.tsx'
import type { ListAnswer } from './definition.ts'
import type { ListRead } from './load-list.ts'

export type Shown<Row> =
  | { kind: 'here'; answer: ListAnswer<Row> }
  | { kind: 'coming' }
  /** It could not be read: what was read last, if anything was, and when. */
  | { kind: 'failed'; last: { answer: ListAnswer<Row>; at: Date } | null }

/** What there is to draw of a list: the answer, its shape, or the last one that came. */
export function useLastAnswer<Row>({ reading }: ListRead<Row>): Shown<Row> {
  const read = useRead(reading)
  const answer = read && 'here' in read ? read.here : null
  const [last, setLast] = useState<{ answer: ListAnswer<Row>; at: Date } | null>(null)
  useEffect(() => {
    if (answer) setLast({ answer, at: new Date() })
  }, [answer])
  if (answer) return { kind: 'here', answer }
  return read === null ? { kind: 'coming' } : { kind: 'failed', last }
}

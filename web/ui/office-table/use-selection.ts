import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListDefinition } from './definition.ts'

/** Rows that were chosen, over all pages of one narrowing; another narrowing begins anew. */
export function useSelection<Row>(list: ListDefinition<Row>, rows: readonly Row[], narrowing: string) {
  const [kept, setKept] = useState<{ narrowing: string; rows: ReadonlyMap<string, Row> }>({
    narrowing,
    rows: new Map(),
  })
  const chosen = kept.narrowing === narrowing ? kept.rows : new Map<string, Row>()
  /** As it is before the next drawing: keys may come faster. */
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  })
  /** Where "to here" begins. */
  const anchor = useRef<string | null>(null)

  const put = (next: ReadonlyMap<string, Row>) => {
    latest.current = next
    setKept({ narrowing, rows: next })
  }
  const toggle = (id: string, toHere = false) => {
    const ids = rows.map(list.idOf)
    const here = ids.indexOf(id)
    const from = toHere && anchor.current ? ids.indexOf(anchor.current) : -1
    const next = new Map(latest.current)
    if (from >= 0) {
      for (const row of rows.slice(Math.min(from, here), Math.max(from, here) + 1)) next.set(list.idOf(row), row)
    } else {
      const row = rows[here]
      if (next.has(id) || row === undefined) next.delete(id)
      else next.set(id, row)
    }
    anchor.current = id
    put(next)
    return next
  }
  const togglePage = () => {
    const next = new Map(latest.current)
    const isAll = rows.every((row) => next.has(list.idOf(row)))
    for (const row of rows) {
      if (isAll) next.delete(list.idOf(row))
      else next.set(list.idOf(row), row)
    }
    put(next)
    return next
  }
  const clear = useCallback(() => {
    anchor.current = null
    setKept((now) => ({ ...now, rows: new Map() }))
  }, [])

  const onPage = rows.filter((row) => chosen.has(list.idOf(row))).length
  const page: 'all' | 'some' | 'none' = onPage === 0 ? 'none' : onPage === rows.length ? 'all' : 'some'
  return { chosen, page, toggle, togglePage, clear }
}

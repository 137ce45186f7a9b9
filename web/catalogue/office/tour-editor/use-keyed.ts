import { useRef } from 'react'
import { moveItem } from '#web/ui/office/move-item.ts'

/**
 * Keys for entries that have none of their own, so that a row keeps its focus and what is open in it while it moves.
 * A list that changed from elsewhere begins anew.
 */
export function useKeyed(count: number) {
  const next = useRef(0)
  const keys = useRef<number[]>([])
  const fresh = () => {
    next.current += 1
    return next.current
  }
  while (keys.current.length < count) keys.current.push(fresh())
  if (keys.current.length > count) keys.current = keys.current.slice(0, count)
  return {
    keys: keys.current,
    moved: (from: number, to: number) => {
      keys.current = moveItem(keys.current, from, to)
    },
    removed: (index: number) => {
      keys.current = keys.current.filter((_, place) => place !== index)
    },
  }
}

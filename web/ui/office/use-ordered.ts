import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { toast } from '../toast-queue.ts'
import { moveItem } from './move-item.ts'
import { useReorder } from './use-reorder.ts'

type Ordered<T> = {
  given: readonly T[]
  /** How many of them, from the first on, can change places. */
  count: number
  /** What one of them is by its place: "station", "category". */
  word: string
  nameOf: (item: T) => string
  save: (before: readonly T[], after: readonly T[]) => Promise<unknown>
}

/** Rows whose order counts at once: it is shown before it is saved, and taken back with a word where it cannot be. */
export function useOrdered<T>({ given, count, word, nameOf, save }: Ordered<T>) {
  const [items, setItems] = useState(given)
  const [said, setSaid] = useState('')
  const place = (item: T | undefined, index: number) => [item ? nameOf(item) : '', `${word} ${index + 1} of ${count}`]
  const { row, handle, move } = useReorder({
    count,
    onMove: (from, to) => {
      const after = moveItem(items, from, to)
      setItems(after)
      setSaid(`${place(items[from], to).join(' is now ')}.`)
      save(items, after).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        setItems(items)
        setSaid('')
        toast({ title: error.message, tone: 'error' })
      })
    },
  })
  return {
    items,
    /** For those who hear the page. */
    said,
    row,
    handle: (index: number) => ({
      ...handle(index),
      label: place(items[index], index).join(', '),
      onStep: (step: 1 | -1) => move(index, index + step),
    }),
  }
}

import { useState } from 'react'
import type { Wish } from '#contract/wishlist.ts'
import { changeWish } from '../account-wishes.ts'

/** The list as this page knows it: what is taken off leaves its place free until the page is left. */
export function useSaved(wishes: readonly Wish[]) {
  const [off, setOff] = useState<ReadonlySet<string>>(new Set())
  const [fault, setFault] = useState<{ item: string; words: string } | null>(null)

  /** Shown at once, and taken back where it did not arrive. */
  const change = async (item: string, isSaved: boolean): Promise<boolean> => {
    const put = (saved: boolean) =>
      setOff((now) => {
        const next = new Set(now)
        if (saved) next.delete(item)
        else next.add(item)
        return next
      })
    setFault(null)
    put(isSaved)
    const answer = await changeWish(item, isSaved)
    if (typeof answer !== 'string') return true
    put(!isSaved)
    setFault({ item, words: answer })
    return false
  }
  return { isOff: (item: string) => off.has(item), count: wishes.length - off.size, fault, change }
}

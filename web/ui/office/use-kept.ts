import { useState } from 'react'
import { toast } from '../toast-queue.ts'

/** What a page has read, as every deed on it leaves it, and what was said last. */
export function useKept<D>(read: D) {
  const [kept, setKept] = useState(read)
  const [said, setSaid] = useState('')
  const take = (now: D, words: string) => {
    setKept(now)
    setSaid(words)
  }
  const takeAndTell = (now: D, words: string) => {
    take(now, words)
    toast({ tone: 'ok', title: words })
  }
  return { kept, said, setSaid, take, takeAndTell }
}

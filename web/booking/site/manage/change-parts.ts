import { useRef } from 'react'
import type { Change, Wanted } from './use-change.ts'

/** One change that several forms of a page have a part in: whichever asks, the price is that of all of them together. */
export function useChangeParts<Part extends string>(change: Change): (part: Part) => Change {
  const parts = useRef<Partial<Record<Part, Wanted>>>({})
  const together = () => Object.assign({}, ...Object.values<Wanted | undefined>(parts.current)) as Wanted
  return (part) => ({
    ...change,
    ask: (wanted) => {
      parts.current[part] = wanted
      return change.ask(together())
    },
    drop: () => {
      delete parts.current[part]
      const left = together()
      if (Object.keys(left).length > 0) void change.ask(left)
      else change.drop()
    },
  })
}

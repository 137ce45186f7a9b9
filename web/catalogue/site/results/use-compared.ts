import { useState } from 'react'
import { namedTicks, withTick } from './comparing.ts'
import type { FoundTours } from './find-tours.ts'
import type { Narrowing } from './use-narrowing.ts'

/** The ticks for comparison. They live in the address too, but are no search of their own. */
export function useCompared({ wished, narrow }: Narrowing, found: FoundTours | null) {
  const [isFull, setFull] = useState(false)
  const shown = Object.fromEntries(found?.tours.map(({ slug, title }) => [slug, title]) ?? [])
  return {
    ticked: namedTicks(wished.compare, { ...found?.titles, ...shown }),
    isFull,
    tick(slug: string) {
      const next = withTick(wished, slug)
      setFull(next === null)
      if (next) narrow(next, 'replace')
    },
    clear() {
      setFull(false)
      narrow({ ...wished, compare: [] }, 'replace')
    },
  }
}

import { useCallback, useEffect, useState } from 'react'
import type { OfferedExtra } from '#contract/pricing.ts'

/** What they go with. */
type Use = 'tours' | 'rides'

const known = new Map<Use, readonly OfferedExtra[]>()

/** Asked for once in a tab: they do not change while somebody books. What asks comes only with the question. */
async function askForExtras(use: Use): Promise<readonly OfferedExtra[]> {
  const before = known.get(use)
  if (before) return before
  const { readExtras } = await import('./read-extras.ts')
  const extras = await readExtras(use)
  known.set(use, extras)
  return extras
}

export interface OfferedExtras {
  /** Empty until they are there. */
  extras: readonly OfferedExtra[]
  hasFailed: boolean
  retry: () => void
}

/** Child seats, boosters and strollers, once somebody needs to know of them; at once where they came with the page. */
export function useOfferedExtras(
  isWanted = true,
  sent: readonly OfferedExtra[] | null = null,
  use: Use = 'tours',
): OfferedExtras {
  const [extras, setExtras] = useState<readonly OfferedExtra[]>(known.get(use) ?? sent ?? [])
  const [hasFailed, setFailed] = useState(false)
  const ask = useCallback(() => {
    setFailed(false)
    askForExtras(use).then(setExtras, () => setFailed(true))
  }, [use])
  useEffect(() => {
    if (sent && !known.has(use)) known.set(use, sent)
    if (isWanted) ask()
  }, [isWanted, ask, sent, use])
  return { extras, hasFailed, retry: ask }
}

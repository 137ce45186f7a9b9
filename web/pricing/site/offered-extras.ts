import { useCallback, useEffect, useState } from 'react'
import type { OfferedExtra } from '#contract/pricing.ts'

let known: readonly OfferedExtra[] | null = null

/** Asked for once in a tab: they do not change while somebody books. What asks comes only with the question. */
async function askForExtras(): Promise<readonly OfferedExtra[]> {
  if (known) return known
  const { readExtras } = await import('./read-extras.ts')
  known = await readExtras()
  return known
}

export interface OfferedExtras {
  /** Empty until they are there. */
  extras: readonly OfferedExtra[]
  hasFailed: boolean
  retry: () => void
}

/** Child seats, boosters and strollers, once somebody needs to know of them; at once where they came with the page. */
export function useOfferedExtras(isWanted = true, sent: readonly OfferedExtra[] | null = null): OfferedExtras {
  const [extras, setExtras] = useState<readonly OfferedExtra[]>(known ?? sent ?? [])
  const [hasFailed, setFailed] = useState(false)
  const ask = useCallback(() => {
    setFailed(false)
    askForExtras().then(setExtras, () => setFailed(true))
  }, [])
  useEffect(() => {
    known ??= sent
    if (isWanted) ask()
  }, [isWanted, ask, sent])
  return { extras, hasFailed, retry: ask }
}

import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { compareAddress, comparedIn } from '#web/catalogue/site/compare/compared-days.ts'

/** What was ticked last in this visit; the address says it only where the list or the comparison is open. */
let last = ''

/** Where "Compare" leads: to what was ticked, also from the pages that one looked at in between. */
export function useCompareAddress(): string {
  const said = comparedIn(useLocation())
  const [remembered, setRemembered] = useState('')
  useEffect(() => {
    if (said !== null) last = said
    setRemembered(last)
  }, [said])
  return compareAddress(said ?? remembered)
}

import { useState } from 'react'
import type { FoundTours, GridAnswer } from './find-tours.ts'

/** The last good answer: in an outage its filters stay, so that the search can be changed and tried again. */
export function useLastFound({ found }: GridAnswer): FoundTours | null {
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  return found ?? last
}

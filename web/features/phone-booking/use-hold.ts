import { useState } from 'react'
import type { CallDraft } from '#contract/phone-booking.ts'
import type { Paying } from './how-paid.tsx'

/** Until when the crew is held: this evening at six, or tomorrow noon once that is near. */
export function usualDeadline(now: string): Pick<Paying, 'untilDay' | 'untilTime'> {
  if (now.slice(11, 16) < '16:00') return { untilDay: now.slice(0, 10), untilTime: '18:00' }
  const tomorrow = new Date(Date.parse(`${now.slice(0, 10)}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  return { untilDay: tomorrow, untilTime: '12:00' }
}

/** How it is paid is part of the call; the deadline belongs to the moment. */
export function useHold(draft: CallDraft, change: (part: Partial<CallDraft>) => void, now: string) {
  const [until, setUntil] = useState(() => usualDeadline(now))
  const paying: Paying = { how: draft.how, ...until }
  const set = ({ how, ...part }: Partial<Paying>) => {
    if (how) change({ how })
    setUntil((before) => ({ ...before, ...part }))
  }
  return { ...paying, set }
}

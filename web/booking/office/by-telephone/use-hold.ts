import { useState } from 'react'
import type { CallDraft } from '#contract/call-drafts.ts'
import type { Paying } from './how-paid.tsx'

type Until = Pick<Paying, 'untilDay' | 'untilTime'>

const untilAt = (iso: string): Until => ({ untilDay: iso.slice(0, 10), untilTime: iso.slice(11, 16) })

/** Tokyo's wall time so many minutes later; moments carry Tokyo's offset. */
const later = (iso: string, minutes: number) =>
  new Date(Date.parse(`${iso.slice(0, 16)}:00Z`) + minutes * 60_000).toISOString()

/** The crew must hear that they drive. */
const beforeStartMinutes = 120
const leastMinutes = 30

/** Until when the crew is held: this evening at six, or tomorrow noon once that is near; of a day that is near, shorter. */
export function usualDeadline(now: string, startsAt?: string): Until {
  const usual = now.slice(11, 16) < '16:00' ? `${now.slice(0, 10)}T18:00` : `${later(now, 1440).slice(0, 10)}T12:00`
  const latest = startsAt ? later(startsAt, -beforeStartMinutes).slice(0, 16) : usual
  if (usual <= latest) return untilAt(usual)
  const soonest = later(now, leastMinutes).slice(0, 16)
  return untilAt([latest, soonest].toSorted().at(-1) ?? latest)
}

/** How it is paid is part of the call; the deadline belongs to the moment. What was typed of it stays. */
export function useHold(
  draft: CallDraft,
  change: (part: Partial<CallDraft>) => void,
  { now, startsAt }: { now: string; startsAt: string | undefined },
) {
  const [typed, setTyped] = useState<Partial<Until>>({})
  const paying: Paying = { how: draft.how, ...usualDeadline(now, startsAt), ...typed }
  const set = ({ how, ...part }: Partial<Paying>) => {
    if (how) change({ how })
    setTyped((before) => ({ ...before, ...part }))
  }
  return { ...paying, set }
}

import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { CallDraft } from '#contract/call-drafts.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { daysOfCall, quoteCall } from '#contract/phone-booking.ts'
import { call } from '#web/platform/api.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { useSession } from '#web/platform/session.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { codesOf, emptyCall, isBegun, partyOf } from './call-draft.ts'
import { type KeptCall, newCallId, readCall, storeCall } from './kept-call.ts'

const freshCall = (draft: CallDraft = emptyCall): KeptCall => ({ id: newCallId(), draft })

/** The call at hand: what was typed, which days are free, what it costs and who could drive. */
export function useCall(begun: CallDraft | null) {
  const userId = useSession().session?.user.id ?? ''
  const [kept, setKept] = useState<KeptCall>(() => (begun ? freshCall(begun) : (readCall(userId) ?? freshCall())))
  const [from, setFrom] = useState(() => todayInTokyo())
  // Of a guest who booked before: who drove them is asked for with the price.
  const [known, setKnown] = useState('')
  const { draft } = kept
  useEffect(() => storeCall(userId, isBegun(draft) ? { id: kept.id, draft } : null), [userId, kept.id, draft])

  // Why the car that was chosen does not do; until something else is said.
  const [carRefused, setCarRefused] = useState<string | null>(null)
  const change = useCallback((part: Partial<CallDraft>) => {
    setCarRefused(null)
    setKept((now) => ({ ...now, draft: { ...now.draft, ...part } }))
  }, [])
  const take = useCallback((next: KeptCall | null) => {
    setKept(next ?? freshCall())
    setFrom(next?.draft.day && next.draft.day > todayInTokyo() ? next.draft.day : todayInTokyo())
    setKnown('')
  }, [])

  const party = partyOf(draft)
  const askDays = async (asked: InputOf<typeof daysOfCall>) => {
    try {
      return await call(daysOfCall, asked)
    } catch (error) {
      const why = error instanceof ApiError ? error.fields.vehicleClass : undefined
      if (!why || !asked.vehicleClass) throw error
      // A car that is too small takes nothing else away: the days and cars that fit stand there, and it is let go.
      const { vehicleClass, ...rest } = asked
      const answer = await call(daysOfCall, rest)
      setKept((now) =>
        now.draft.vehicleClass === vehicleClass ? { ...now, draft: { ...now.draft, vehicleClass: null } } : now,
      )
      setCarRefused(why)
      return answer
    }
  }
  const asked = party && { ...party, from, ...(draft.start ? { start: draft.start } : {}) }
  const days = useAsked(asked && { key: JSON.stringify(asked), ask: () => askDays(asked) })
  const start = draft.start || days.answer?.start || ''
  const wish = party && draft.day !== '' && start !== '' ? { ...party, ...codesOf(draft), day: draft.day, start } : null
  const quoted = useAsked(wish && questionOf(quoteCall, { ...wish, email: known }))
  return { id: kept.id, draft, change, carRefused, take, from, setFrom, days, quoted, start, known, setKnown }
}

export type OpenCall = ReturnType<typeof useCall>

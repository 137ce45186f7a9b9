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

interface Refused {
  car?: string
  pickUp?: string
}

/** The call at hand: what was typed, which days are free, what it costs and who could drive. */
export function useCall(begun: CallDraft | null) {
  const userId = useSession().session?.user.id ?? ''
  const [kept, setKept] = useState<KeptCall>(() => (begun ? freshCall(begun) : (readCall(userId) ?? freshCall())))
  const [from, setFrom] = useState(() => todayInTokyo())
  // Of a guest who booked before: who drove them is asked for with the price.
  const [known, setKnown] = useState('')
  const { draft } = kept
  useEffect(() => storeCall(userId, isBegun(draft) ? { id: kept.id, draft } : null), [userId, kept.id, draft])

  // Why the car or the place that was said does not do; until something else is said.
  const [refused, setRefused] = useState<Refused>({})
  const change = useCallback((part: Partial<CallDraft>) => {
    setRefused({})
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
      if (!(error instanceof ApiError)) throw error
      const { vehicleClass: tooSmall, pickUpAddress: unread } = error.fields
      const { vehicleClass, pickUpAddress, ...rest } = asked
      // A place that we cannot read, or a car that is too small, takes nothing else away: the days stand there without it.
      if (unread && pickUpAddress) {
        const answer = await call(daysOfCall, { ...rest, ...(vehicleClass && { vehicleClass }) })
        setRefused({ pickUp: unread })
        return answer
      }
      if (!tooSmall || !vehicleClass) throw error
      const answer = await call(daysOfCall, { ...rest, ...(pickUpAddress && { pickUpAddress }) })
      setKept((now) =>
        now.draft.vehicleClass === vehicleClass ? { ...now, draft: { ...now.draft, vehicleClass: null } } : now,
      )
      setRefused({ car: tooSmall })
      return answer
    }
  }
  const asked = party && { ...party, from, ...(draft.start ? { start: draft.start } : {}) }
  const days = useAsked(asked && { key: JSON.stringify(asked), ask: () => askDays(asked) })
  const start = draft.start || days.answer?.start || ''
  const wish = party && draft.day !== '' && start !== '' ? { ...party, ...codesOf(draft), day: draft.day, start } : null
  const quoted = useAsked(wish && questionOf(quoteCall, { ...wish, email: known }))
  return { id: kept.id, draft, change, refused, take, from, setFrom, days, quoted, start, known, setKnown }
}

export type OpenCall = ReturnType<typeof useCall>

import { useEffect, useRef, useState } from 'react'
import type { Availability } from '#contract/availability.ts'
import { ApiError } from '#contract/call.ts'
import { halfSeatsOf, type RoomParty, roomNeeded } from '#contract/room.ts'
import { call } from '#web/platform/api.ts'
import type { WishParams } from '#web/pricing/site/index.ts'
import { availabilityCall } from '../first-calls.ts'

export interface Asked {
  answer: Availability | null
  /** What is shown is of another month or party; the new answer is on its way. */
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
}

const patienceMs = 400

const yesOrNo = (isWished: boolean): 'yes' | 'no' => (isWished ? 'yes' : 'no')

/** Which days of a month this party can really have. A changed party waits for its last press; a month comes at once. */
export function useAvailability(slug: string, month: string, wish: WishParams, room: RoomParty): Asked {
  const { guests, largeCases, vehicleClass, guide, extraHalfHours } = wish
  const halfSeats = halfSeatsOf(room)
  const extraCases = roomNeeded(room).largeCases - largeCases
  const question = {
    tour: slug,
    month,
    guests,
    largeCases,
    vehicleClass,
    guide: yesOrNo(guide),
    extraHalfHours,
    ...(halfSeats > 0 && { halfSeats }),
    ...(extraCases > 0 && { extraCases }),
  }
  const key = JSON.stringify(question)
  const [answered, setAnswered] = useState<{ key: string; answer: Availability | null }>({ key: '', answer: null })
  const [failedKey, setFailedKey] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const askedMonth = useRef<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the whole question
  useEffect(() => {
    let isWanted = true
    const wait = askedMonth.current === month ? patienceMs : 0
    askedMonth.current = month
    const timer = setTimeout(async () => {
      try {
        const answer = await call(availabilityCall, question)
        if (isWanted) setAnswered({ key, answer })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (isWanted) setFailedKey(key)
      }
    }, wait)
    setFailedKey(null)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [key, tries])

  const hasFailed = failedKey === key
  const retry = () => setTries((count) => count + 1)
  // Nobody need press anything when the connection comes back.
  useEffect(() => {
    if (!hasFailed) return
    const again = () => setTries((count) => count + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [hasFailed])

  return {
    answer: answered.answer,
    isLoading: answered.key !== key && !hasFailed,
    hasFailed,
    retry,
  }
}

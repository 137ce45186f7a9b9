import { useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type FoundPlace, searchPlaces } from '#contract/places.ts'
import { call } from '#web/platform/api.ts'

/** Between two letters of somebody who types. */
const pauseMs = 120

type Answer = { q: string; places: readonly FoundPlace[]; hasFailed: boolean }

/** What is found for what stands in the field; the last answer stays in view until the next is there. */
export function usePlaceSearch(typed: string, kinds: string) {
  const q = typed.trim().slice(0, 100)
  const [answer, setAnswer] = useState<Answer>({ q: '', places: [], hasFailed: false })
  const [isLooking, setLooking] = useState(true)

  useEffect(() => {
    let isCurrent = true
    setLooking(true)
    const look = async () => {
      const found = await call(searchPlaces, { q, kinds }).catch((error: unknown) => {
        if (error instanceof ApiError) return null
        throw error
      })
      if (!isCurrent) return
      setAnswer({ q, places: found?.places ?? [], hasFailed: !found })
      setLooking(false)
    }
    const timer = setTimeout(look, q === '' ? 0 : pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [q, kinds])

  return { ...answer, isLooking }
}

import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { savedTravellers, saveTraveller } from '#contract/travellers.ts'
import { call } from '#web/platform/api.ts'
import { useSession } from '#web/platform/session.ts'
import type { Chosen } from './travellers.ts'

export type SavedTravellers = {
  /** `nobody`: not signed in, so there is nobody to ask for. */
  state: 'nobody' | 'asking' | 'failed' | 'here'
  people: Chosen[]
  retry: () => void
  /** Saves somebody for the next time. */
  save: (person: Omit<Chosen, 'id'>) => Promise<Chosen>
}

/** The people whom the visitor saved; only a guest's account has any. */
export function useSavedTravellers(): SavedTravellers {
  const { session, known } = useSession()
  const isGuest = session?.user.role === 'user'
  const [people, setPeople] = useState<Chosen[] | null>(null)
  const [hasFailed, setFailed] = useState(false)

  const ask = useCallback(async () => {
    setFailed(false)
    try {
      const { travellers } = await call(savedTravellers)
      setPeople(travellers)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(true)
    }
  }, [])
  useEffect(() => {
    if (isGuest) ask()
  }, [isGuest, ask])

  const save = async (person: Omit<Chosen, 'id'>) => {
    const saved = await call(saveTraveller, person)
    setPeople((before) => [...(before ?? []), saved])
    return saved
  }
  const state = !known ? 'asking' : !isGuest ? 'nobody' : people ? 'here' : hasFailed ? 'failed' : 'asking'
  return { state, people: people ?? [], retry: ask, save }
}

import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type SavedTraveller, savedTravellers, saveTraveller } from '#contract/travellers.ts'
import { needsInWords } from '#web/accounts/site/index.ts'
import { call } from '#web/platform/api.ts'
import { useSession } from '#web/platform/session.ts'
import type { Chosen } from './travellers.ts'

export type SavedTravellers = {
  /** `nobody`: not signed in, so there is nobody to ask for. */
  state: 'nobody' | 'asking' | 'failed' | 'here'
  people: Chosen[]
  retry: () => void
  /** Saves somebody for the next time. */
  save: (person: Omit<Chosen, 'id' | 'childSeat' | 'hasWheelchair'>) => Promise<Chosen>
}

const longestNote = 200

/** What was saved of their needs goes along as one note, which the crew reads. */
const asPerson = (saved: SavedTraveller): Chosen => ({
  id: saved.id,
  name: saved.name,
  age: saved.age,
  childSeat: saved.childSeat,
  hasWheelchair: saved.walking === 'wheelchair',
  note: needsInWords(saved).slice(0, longestNote),
})

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
      setPeople(travellers.map(asPerson))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(true)
    }
  }, [])
  useEffect(() => {
    if (isGuest) ask()
  }, [isGuest, ask])

  const save = async (person: Omit<Chosen, 'id' | 'childSeat' | 'hasWheelchair'>) => {
    const saved = asPerson(await call(saveTraveller, person))
    setPeople((before) => [...(before ?? []), saved])
    return saved
  }
  const state = !known ? 'asking' : !isGuest ? 'nobody' : people ? 'here' : hasFailed ? 'failed' : 'asking'
  return { state, people: people ?? [], retry: ask, save }
}

import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { readCheckout, updateCheckout } from '../checkout-state.ts'
import { type Chosen, hasPlaceFor, withPerson } from './travellers.ts'
import type { SavedTravellers } from './use-saved-travellers.ts'

export type AddPerson = {
  addDraft: (options?: { onlyIfPlace?: boolean }) => Promise<void>
  error: string | null
  isPending: boolean
}

/** Adds whoever is typed under "Someone new", ticked if the party has a place, and saved if the guest wants it. */
export function useAddPerson(slug: string, saved: SavedTravellers): AddPerson {
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const addDraft: AddPerson['addDraft'] = async ({ onlyIfPlace = false } = {}) => {
    const { draft, wish, chosen, added: before } = readCheckout(slug)
    const person = { name: draft.name.trim(), age: draft.age, note: draft.note.trim() }
    const hasPlace = hasPlaceFor(wish, chosen, { id: '', ...person })
    if (onlyIfPlace && (!person.name || !hasPlace)) return
    if (!person.name) return setError('Enter this person’s name.')
    setError(null)
    setPending(true)
    try {
      const added: Chosen = draft.save ? await saved.save(person) : { id: `added:${before.length}`, ...person }
      updateCheckout(slug, (now) => ({
        added: draft.save ? now.added : [...now.added, added],
        chosen: hasPlace ? withPerson(now.chosen, added) : now.chosen,
        draft: { name: '', age: null, note: '', save: draft.save },
      }))
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(Object.values(failure.fields)[0] ?? failure.message)
    } finally {
      setPending(false)
    }
  }
  return { addDraft, error, isPending }
}

import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { forgetCard, type SavedCard, saveCard, savedCards, useCardFirst } from '#contract/payments.ts'
import { call } from '#web/platform/api.ts'

// The wire's name would read as a hook's.
const putFirst = useCardFirst

/** The saved cards as this page knows them, and what can be done with one. */
export function useCards(saved: readonly SavedCard[]) {
  const [cards, setCards] = useState(saved)
  const [busy, setBusy] = useState<string | null>(null)
  const [fault, setFault] = useState<{ id: string; words: string } | null>(null)

  const attempt = async (id: string, act: () => Promise<readonly SavedCard[]>): Promise<boolean> => {
    if (busy) return false
    setBusy(id)
    setFault(null)
    try {
      setCards(await act())
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault({ id, words: error.message })
      return false
    } finally {
      setBusy(null)
    }
  }
  /** Another card may have become the first; only the server knows which. */
  const readAgain = async (otherwise: readonly SavedCard[]) =>
    call(savedCards).then(
      (answer) => answer.cards,
      () => otherwise,
    )

  return {
    cards,
    busy,
    fault,
    useFirst: ({ id }: SavedCard) => attempt(id, async () => (await call(putFirst, { id })).cards),
    remove: ({ id }: SavedCard) =>
      attempt(id, async () => {
        await call(forgetCard, { id }).catch((error: unknown) => {
          // Gone already, from another window: that is what was asked for.
          if (!(error instanceof ApiError) || error.status !== 404) throw error
        })
        return readAgain(cards.filter((card) => card.id !== id))
      }),
    /** Refuses with what the gateway said. */
    add: async (token: string) => {
      const added = await call(saveCard, { token })
      setCards(await readAgain([...cards.filter(({ id }) => id !== added.id), added]))
      return added
    },
  }
}

import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { forgetTraveller, type SavedTraveller, saveTraveller } from '#contract/travellers.ts'
import { call } from '#web/platform/api.ts'

/** A row of the list: somebody who is saved, or who was until a moment ago. */
export interface TravellerRow {
  person: SavedTraveller
  isRemoved: boolean
  isBusy: boolean
  fault: string | null
}

const rowOf = (person: SavedTraveller): TravellerRow => ({ person, isRemoved: false, isBusy: false, fault: null })

/** The people as this page knows them. Who is removed keeps their place, to be put back, until the page is left. */
export function useTravellers(saved: readonly SavedTraveller[]) {
  const [rows, setRows] = useState(() => saved.map(rowOf))

  const change = (id: string, part: Partial<TravellerRow>) =>
    setRows((now) => now.map((row) => (row.person.id === id ? { ...row, ...part } : row)))

  const attempt = async (id: string, act: () => Promise<Partial<TravellerRow>>): Promise<boolean> => {
    change(id, { isBusy: true, fault: null })
    try {
      change(id, { isBusy: false, ...(await act()) })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      change(id, { isBusy: false, fault: error.message })
      return false
    }
  }

  return {
    rows,
    put: (person: SavedTraveller) =>
      setRows((now) =>
        now.some((row) => row.person.id === person.id)
          ? now.map((row) => (row.person.id === person.id ? rowOf(person) : row))
          : [...now, rowOf(person)],
      ),
    remove: ({ id }: SavedTraveller) =>
      attempt(id, async () => {
        await call(forgetTraveller, { id }).catch((error: unknown) => {
          // Gone already, from another window: that is what was asked for.
          if (!(error instanceof ApiError) || error.status !== 404) throw error
        })
        return { isRemoved: true }
      }),
    /** Saved anew, under an id of its own. */
    putBack: ({ id, age, ...person }: SavedTraveller) =>
      attempt(id, async () => ({
        person: await call(saveTraveller, { ...person, age: person.birthDate ? null : age }),
        isRemoved: false,
      })),
  }
}

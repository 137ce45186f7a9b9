import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { CrewState, CrewStore } from './crew-store.ts'
import { CREW_WORDS } from './crew-words.ts'

export const CrewContext = createContext<CrewStore | null>(null)

export function useCrewStore(): CrewStore {
  const store = useContext(CrewContext)
  if (!store) throw new Error('This stands only on the page of a day.')
  return store
}

export const useCrew = <T>(select: (state: CrewState) => T): T => useStore(useCrewStore(), select)

/** The chosen language, and the page's words in it. */
export function useCrewWords() {
  const language = useCrew((state) => state.language)
  return { language, words: CREW_WORDS[language] }
}

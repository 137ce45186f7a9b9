import { createStore, useStore } from 'zustand'

type StepRules = typeof import('./missing.ts')

const store = createStore<{ rules: StepRules | null }>()(() => ({ rules: null }))

/** What each step must know before the next; null until it was fetched. */
export const useStepRules = () => useStore(store).rules

/** The contract's rules for names and telephones come with the second step: the first needs none of them. */
export async function loadStepRules() {
  if (!store.getState().rules) store.setState({ rules: await import('./missing.ts') })
}

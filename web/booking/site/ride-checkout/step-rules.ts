import { createStore, useStore } from 'zustand'

type StepRules = typeof import('./missing.ts')

const store = createStore<{ rules: StepRules | null }>()(() => ({ rules: null }))

/** What each step must know before the next; null until it was fetched. */
export const useStepRules = () => useStore(store).rules

/** The same at this moment, whatever is drawn. */
export const readStepRules = () => store.getState().rules

/** The contract's rules for names and telephones: nobody needs them before something is typed. */
export async function loadStepRules(): Promise<StepRules> {
  const rules = store.getState().rules ?? (await import('./missing.ts'))
  if (store.getState().rules !== rules) store.setState({ rules })
  return rules
}

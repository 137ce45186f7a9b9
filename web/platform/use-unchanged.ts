import { useMemo } from 'react'

/** One and the same object as long as none of its values changed. Its keys must always be the same ones. */
export function useUnchanged<T extends object>(made: T): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its values are what it is made of
  return useMemo(() => made, Object.values(made))
}

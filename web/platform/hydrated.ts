import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and in the first rendering here, true afterwards. Warm pages are the same for everyone, so what
 * only this visitor has (a query that the server does not render, this device's storage) may be read only then.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

import { useSyncExternalStore } from 'react'

/** Whether a media query holds: known before anything is drawn, so that nothing flashes. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => true,
  )

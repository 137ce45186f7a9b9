import { useEffect } from 'react'

/** Does it again as soon as the connection is back. */
export function useWhenOnline(isCutOff: boolean, again: () => void) {
  useEffect(() => {
    if (!isCutOff) return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isCutOff, again])
}

import { useCallback, useEffect, useState } from 'react'

/** Moves the focus once what was changed together with it is drawn. The next frame alone may come before that. */
export function useFocusLater(): (find: () => HTMLElement | null | undefined) => void {
  const [wanted, setWanted] = useState<{ find: () => HTMLElement | null | undefined } | null>(null)
  useEffect(() => {
    wanted?.find()?.focus()
  }, [wanted])
  return useCallback((find) => setWanted({ find }), [])
}

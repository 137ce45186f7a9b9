import { useCallback, useState } from 'react'

/** Code that is fetched when somebody comes near it. A failure is told, and the next call tries again. */
export function useFetched<T>(load: () => Promise<T>) {
  const [fetched, setFetched] = useState<{ part?: T }>({})
  const [hasFailed, setFailed] = useState(false)
  const fetchPart = useCallback(async () => {
    try {
      const part = await load()
      setFetched((before) => (before.part === part ? before : { part }))
      setFailed(false)
      return part
    } catch {
      setFailed(true)
    }
  }, [load])
  return { part: fetched.part, hasFailed, fetchPart }
}

import { useCallback } from 'react'
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { useWhenOnline } from '#web/platform/use-when-online.ts'

/**
 * Reads what the page shows once more: when asked, and by itself as soon as a page that was cut off is online again. A
 * page whose code did not arrive is waited for without end (see `ConnectionLost`): reading this one again ends that.
 */
export function useReadAgain(isCutOff: boolean) {
  const { pathname, search, hash } = useLocation()
  const { location: wanted } = useNavigation()
  const { revalidate, state } = useRevalidator()
  const navigate = useNavigate()
  const isElsewhere = wanted !== undefined && wanted.pathname !== pathname
  const readAgain = useCallback(() => {
    if (isElsewhere) void navigate(pathname + search + hash, { replace: true, preventScrollReset: true })
    else void revalidate()
  }, [isElsewhere, navigate, pathname, search, hash, revalidate])
  useWhenOnline(isCutOff, readAgain)
  return { readAgain, isReading: wanted ? !isElsewhere : state === 'loading' }
}

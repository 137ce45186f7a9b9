import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { safeReturnPath } from '#web/platform/guard.ts'
import { useHydrated } from '#web/platform/hydrated.ts'
import { homeOf } from '#web/platform/navigation.ts'
import { useSession } from '#web/platform/session.ts'

/** Where the visitor wanted to be; known only in the browser, since the server's page is the same for everyone. */
export function useWish(): string | null {
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  return isHydrated ? query.get('redirectedFrom') : null
}

/** Whoever is signed in, by this page or in another tab, goes on to where they wanted to be. */
export function useLeaveWhenSignedIn() {
  const { session } = useSession()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const wanted = query.get('redirectedFrom')
  useEffect(() => {
    if (session) navigate(safeReturnPath(wanted, homeOf(session.user.role)), { replace: true })
  }, [session, wanted, navigate])
}

const notices = {
  'new-password': { tone: 'ok', words: 'Your new password works. Sign in with it.' },
  'challenge-ended': { tone: 'waiting', words: 'That took too long, or too many tries. Please sign in again.' },
  'challenge-lost': { tone: 'neutral', words: 'The second question comes after the first: please sign in again.' },
} as const

export type Notice = keyof typeof notices

/** What a page that led to sign-in has to say there; it travels with the step in the history and names nobody. */
export const withNotice = (notice: Notice) => ({ replace: true, state: { notice } })

export function useNotice() {
  const { state } = useLocation()
  const isHydrated = useHydrated()
  const given: unknown = isHydrated && typeof state === 'object' && state !== null && 'notice' in state && state.notice
  return typeof given === 'string' && given in notices ? notices[given as Notice] : null
}

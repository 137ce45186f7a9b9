import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { signInAndBack, signInPath } from '#web/platform/guard.ts'
import { onSessionLost } from '#web/platform/session.ts'

/** A session that ends in the middle of something leads to sign-in, and from there back to where it was. */
export function SessionLost() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(
    () =>
      onSessionLost(() => {
        if (pathname !== signInPath) navigate(signInAndBack(pathname + search + hash))
      }),
    [pathname, search, hash, navigate],
  )
  return null
}

import { logout } from '#contract/accounts.ts'
import { call } from '#web/platform/api.ts'
import { forgetAllCopies } from '#web/platform/forget-copies.ts'
import { clearSession, sessionStore } from '#web/platform/session.ts'
import { tellTabsSignedOut } from '#web/platform/session-between-tabs.ts'

/** Revokes the token, forgets it here and in the other tabs. Without a connection it is forgotten all the same. */
export async function signOut(): Promise<void> {
  const token = sessionStore.getState().session?.token
  if (!token) return
  await call(logout).catch(() => undefined)
  clearSession()
  forgetAllCopies()
  tellTabsSignedOut(token)
}

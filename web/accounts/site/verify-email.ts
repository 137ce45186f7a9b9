import { useCallback, useEffect, useRef, useState } from 'react'
import { me } from '#contract/accounts.ts'
import { ApiError } from '#contract/call.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { verifyEmail } from '#contract/getting-in.ts'
import { call } from '#web/platform/api.ts'
import { saveSession, sessionStore } from '#web/platform/session.ts'
import { findSession } from '#web/platform/session-between-tabs.ts'
import { isLinkOver } from './link-over.ts'

export type Verification =
  | { kind: 'asking' }
  | ({ kind: 'confirmed' } & OutputOf<typeof verifyEmail>)
  | { kind: 'missing' }
  | { kind: 'over' }
  | { kind: 'refused'; error: ApiError }

/** Sends the token of the link when the page has come to life: whoever only fetches the address uses nothing up. */
export function useVerifyEmail(token: string | null | undefined) {
  const [verification, setVerification] = useState<Verification>({ kind: 'asking' })
  const asked = useRef<string>(undefined)
  const ask = useCallback(async (given: string) => {
    setVerification({ kind: 'asking' })
    setVerification(await verify(given))
  }, [])
  useEffect(() => {
    if (token === null) setVerification({ kind: 'missing' })
    if (!token || asked.current === token) return
    asked.current = token
    ask(token)
  }, [token, ask])
  return { verification, again: () => token && ask(token) }
}

async function verify(token: string): Promise<Verification> {
  try {
    const confirmed = await call(verifyEmail, { token })
    if (confirmed.changed) await refreshUser()
    return { kind: 'confirmed', ...confirmed }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return isLinkOver(error) ? { kind: 'over' } : { kind: 'refused', error }
  }
}

/** The shell shows the address of whoever is signed in here; it may be another now. */
async function refreshUser(): Promise<void> {
  if (!(await findSession())) return
  const user = await call(me).catch(() => null)
  const { session } = sessionStore.getState()
  if (user && session) saveSession({ token: session.token, user })
}

import { useCallback, useEffect, useState } from 'react'
import { createStore, useStore } from 'zustand'
import { ApiError } from '#contract/call.ts'
import { type Profile, readProfile } from '#contract/profile.ts'
import { call } from '#web/platform/api.ts'
import { saveSession, sessionStore } from '#web/platform/session.ts'

/** The profile of who is signed in. In memory only: of a person no more is stored than the shell shows. */
const store = createStore<{ profile: Profile | null }>()(() => ({ profile: null }))

sessionStore.subscribe(({ session }) => {
  if (session?.user.id !== store.getState().profile?.id) store.setState({ profile: null })
})

let asked: Promise<Profile> | null = null

/** Shell and page ask at the same moment; one call answers both. */
export function askOwnProfile(): Promise<Profile> {
  asked ??= call(readProfile)
    .then((profile) => {
      keepOwnProfile(profile)
      return profile
    })
    .finally(() => {
      asked = null
    })
  return asked
}

/** Takes in what a call answered; the shell then shows the new name and picture, too. */
export function keepOwnProfile(profile: Profile) {
  const { session } = sessionStore.getState()
  if (session?.user.id !== profile.id) return
  store.setState({ profile })
  const { full_name, email, image } = session.user
  if (full_name !== profile.full_name || email !== profile.email || image !== profile.image)
    saveSession({ token: session.token, user: profile })
}

/** The profile, asked for anew whenever a part of a page that shows it opens. */
export function useOwnProfile() {
  const profile = useStore(store, (now) => now.profile)
  const [hasFailed, setFailed] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const ask = useCallback(async () => {
    setAsking(true)
    try {
      await askOwnProfile()
      setFailed(false)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(true)
    } finally {
      setAsking(false)
    }
  }, [])
  useEffect(() => void ask(), [ask])
  useWhenSeenAgain(ask, profile !== null && (profile.email_verified_at === null || profile.pending_email !== null))
  return { profile, hasFailed, isAsking, ask }
}

/** A link in a mail opens another tab: whoever comes back from there should not be asked to do it again. */
function useWhenSeenAgain(look: () => void, isWaiting: boolean) {
  useEffect(() => {
    if (!isWaiting) return
    const hear = () => document.visibilityState === 'visible' && look()
    document.addEventListener('visibilitychange', hear)
    return () => document.removeEventListener('visibilitychange', hear)
  }, [look, isWaiting])
}

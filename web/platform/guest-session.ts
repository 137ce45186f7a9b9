import { sessionStore } from './session.ts'

/** Of who is signed in as a guest: only their account keeps what visitors save. */
export const guestSession = () => {
  const { session } = sessionStore.getState()
  return session?.user.role === 'user' ? session : null
}

/** Hears when somebody else is signed in, or nobody. */
export const followGuest = (listener: () => void) =>
  sessionStore.subscribe((now, before) => {
    if (now.session?.token !== before.session?.token) listener()
  })

import { createStore, useStore } from 'zustand'
import type { SessionUser } from '#contract/accounts.ts'

/** Of the user only what the shell shows is stored; the rest comes from `GET {api}/me` (product.md, "Session"). */
export type ShellUser = Pick<SessionUser, 'id' | 'full_name' | 'email' | 'role' | 'image' | 'office'>

export interface Session {
  token: string
  user: ShellUser
}

interface SessionState {
  session: Session | null
  /** False until the stored session was read: before that, nobody is signed out. */
  known: boolean
}

const storageKey = 'user'

export const sessionStore = createStore<SessionState>()(() => ({ session: null, known: false }))

export const useSession = () => useStore(sessionStore)

export function saveSession(answer: { token: string; user: ShellUser }) {
  const session = slim(answer)
  write(session)
  sessionStore.setState({ session, known: true })
}

export function clearSession() {
  write(null)
  sessionStore.setState({ session: null, known: true })
}

const lossListeners = new Set<() => void>()

/** Hears that the session ended and nobody in this tab asked for it: the shell then leads to sign-in and back. */
export function onSessionLost(listener: () => void): () => void {
  lossListeners.add(listener)
  return () => lossListeners.delete(listener)
}

export function loseSession() {
  clearSession()
  for (const listener of lossListeners) listener()
}

/** Reads what this tab has stored; anything unreadable counts as signed out. */
export function readStoredSession(): Session | null {
  let session: Session | null = null
  try {
    session = parse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'))
  } catch {
    session = null
  }
  if (!session) delete document.documentElement.dataset.session
  sessionStore.setState({ session, known: true })
  return session
}

export function parse(value: unknown): Session | null {
  if (typeof value !== 'object' || value === null || !('token' in value) || !('user' in value)) return null
  const { token, user } = value
  if (typeof token !== 'string' || typeof user !== 'object' || user === null) return null
  const { id, full_name, email, role, office } = user as Partial<ShellUser>
  if (typeof id !== 'string' || typeof full_name !== 'string' || typeof email !== 'string') return null
  if (role !== 'admin' && role !== 'user') return null
  // Somebody of the office who signed in before there were rights signs in once more.
  if (role === 'admin' && !(Array.isArray(office?.roles) && Array.isArray(office.rights))) return null
  return slim({ token, user: user as ShellUser })
}

const slim = ({ token, user: { id, full_name, email, role, image, office } }: Session): Session => ({
  token,
  user: { id, full_name, email, role, image: image ?? null, ...(office && { office }) },
})

function write(session: Session | null) {
  // Goes with the stored session, as the script in the document's head sets it.
  if (session) document.documentElement.dataset.session = '1'
  else delete document.documentElement.dataset.session
  try {
    if (session) sessionStorage.setItem(storageKey, JSON.stringify(session))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Storage may be closed to us; the session then lives as long as the page.
  }
}

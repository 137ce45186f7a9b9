import { routeAt } from './route-metadata.ts'
import {
  clearSession,
  loseSession,
  parse,
  readStoredSession,
  type Session,
  saveSession,
  sessionStore,
} from './session.ts'

/** Long enough for a tab next door to answer, short enough that nobody notices that none did. */
const patienceMs = 250

type Message =
  | { kind: 'who is signed in' }
  | { kind: 'this is'; session: Session }
  | { kind: 'signed out'; token: string }

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('annai-session')

/** The session of this tab, or of another open tab of this site, so that a link from a mail opens signed in. */
export async function findSession(): Promise<Session | null> {
  const { known, session } = sessionStore.getState()
  if (known && session) return session
  return readStoredSession() ?? (await askOtherTabs())
}

let asked: Promise<Session | null> | undefined

function askOtherTabs(): Promise<Session | null> {
  if (!channel) return Promise.resolve(null)
  asked ??= new Promise<Session | null>((resolve) => {
    const answer = (session: Session | null) => {
      channel.removeEventListener('message', hear)
      clearTimeout(timer)
      asked = undefined
      resolve(session)
    }
    const hear = ({ data }: MessageEvent<Message>) => {
      const session = data.kind === 'this is' ? parse(data.session) : null
      if (!session) return
      saveSession(session)
      answer(session)
    }
    const timer = setTimeout(() => answer(null), patienceMs)
    channel.addEventListener('message', hear)
    post({ kind: 'who is signed in' })
  })
  return asked
}

/** Answers new tabs that ask, and follows when another tab signs out of the same session; an open page may stay. */
export function shareSessionWithTabs() {
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const { session } = sessionStore.getState()
    if (data.kind === 'who is signed in' && session) post({ kind: 'this is', session })
    if (data.kind !== 'signed out' || session?.token !== data.token) return
    if (routeAt(location.pathname)?.access.requiresLogin) loseSession()
    else clearSession()
  })
}

export function tellTabsSignedOut(token: string) {
  post({ kind: 'signed out', token })
}

const post = (message: Message) => channel?.postMessage(message)

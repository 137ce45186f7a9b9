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
  | { kind: 'who is signed in'; question: string }
  | { kind: 'this is'; question: string; session: Session }
  | { kind: 'signed out'; token: string }

// Only in a browser: the server loads this module too, and an open channel would keep its process alive.
const channel = typeof document === 'undefined' ? undefined : new BroadcastChannel('annai-session')

/** The session of this tab, or of another open tab of this site, so that a link from a mail opens signed in. */
export async function findSession(): Promise<Session | null> {
  const { known, session } = sessionStore.getState()
  if (known && session) return session
  return readStoredSession() ?? (await askOtherTabs())
}

let asked: Promise<Session | null> | undefined
let stopHearing = () => {}

/** A busy tab may answer after our patience ended; whoever waits at sign-in by then is still let through. */
function askOtherTabs(): Promise<Session | null> {
  if (!channel) return Promise.resolve(null)
  asked ??= new Promise<Session | null>((resolve) => {
    const question = crypto.getRandomValues(new Uint32Array(2)).join()
    const hear = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'this is' && data.question === question) answer(parse(data.session))
    }
    const answer = (session: Session | null) => {
      if (session) saveSession(session)
      clearTimeout(timer)
      asked = undefined
      resolve(session)
    }
    const timer = setTimeout(() => answer(null), patienceMs)
    stopHearing()
    channel.addEventListener('message', hear)
    const stopWatching = sessionStore.subscribe(({ session }) => session && stopHearing())
    stopHearing = () => {
      stopWatching()
      channel.removeEventListener('message', hear)
    }
    post({ kind: 'who is signed in', question })
  })
  return asked
}

/** Answers new tabs that ask, and follows when another tab signs out of the same session; an open page may stay. */
export function shareSessionWithTabs() {
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const { session } = sessionStore.getState()
    if (data.kind === 'who is signed in' && session) post({ kind: 'this is', question: data.question, session })
    if (data.kind !== 'signed out' || session?.token !== data.token) return
    if (routeAt(location.pathname)?.access.requiresLogin) loseSession()
    else clearSession()
  })
}

export function tellTabsSignedOut(token: string) {
  post({ kind: 'signed out', token })
}

const post = (message: Message) => channel?.postMessage(message)

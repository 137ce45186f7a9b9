import { createCall } from '#contract/call.ts'
import { clearSession, sessionStore } from './session.ts'
import { readSite } from './site.ts'

const sessionLostListeners = new Set<() => void>()

/** Hears that the server no longer knows our token: the shell then leads to sign-in and back. */
export function onSessionLost(listener: () => void): () => void {
  sessionLostListeners.add(listener)
  return () => sessionLostListeners.delete(listener)
}

/** The typed call in the browser. It sets no timeout (specification §9). */
export const call = createCall(async ({ method, path, body }) => {
  const token = sessionStore.getState().session?.token
  const response = await fetch(readSite().apiBaseUrl + path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body }),
  })
  if (response.status === 401 && token && token === sessionStore.getState().session?.token) {
    clearSession()
    for (const listener of sessionLostListeners) listener()
  }
  return { status: response.status, text: await response.text() }
})

import { type Call, createCall } from '#contract/call.ts'
import { withProof } from './proof.ts'
import { loseSession, sessionStore } from './session.ts'
import { readSite } from './site.ts'

const callOnce = createCall(async ({ method, path, body, idempotencyKey }) => {
  const token = sessionStore.getState().session?.token
  const response = await fetch(readSite().apiBaseUrl + path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': contentTypeOf(body) }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { body }),
  })
  const isEnded = token && (response.status === 401 || (response.status === 404 && (await hasEnded(token))))
  if (isEnded && token === sessionStore.getState().session?.token) loseSession()
  return { status: response.status, text: await response.text() }
})

/** The typed call in the browser. It sets no timeout (specification §9). */
export const call: Call = (endpoint, input, options) => withProof(() => callOnce(endpoint, input, options))

/** What is open to all answers an ended session as it answers a stranger, with "not there"; this tells the two apart. */
const hasEnded = (token: string) =>
  fetch(`${readSite().apiBaseUrl}/me`, { headers: { authorization: `Bearer ${token}` } }).then(
    ({ status }) => status === 401,
    () => false,
  )

/** A file goes by what it is, whatever its name says: the server looks for itself. */
const contentTypeOf = (body: string | Blob) =>
  typeof body === 'string' ? 'application/json' : 'application/octet-stream'

import { createCall } from '#contract/call.ts'
import type * as contract from '#contract/crew-day.ts'
import type * as leave from '#contract/leave.ts'
import { readSite } from '#web/platform/site.ts'

/** Between two hills a request can hang for minutes: after this it counts as no signal, and is tried again. */
const patienceMs = 20_000

/** The link is all that the crew has: no session goes along, whoever is signed in on this telephone. */
export const crewCall = createCall(async ({ method, path, body }) => {
  const response = await fetch(readSite().apiBaseUrl + path, {
    method,
    headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body }),
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(patienceMs),
  })
  return { status: response.status, text: await response.text() }
})

const checkedByTheServer = { access: 'public', summary: '', input: {} }

/**
 * As the contract has them, without what checks them: on the road the page must be light, and the server checks all of
 * it anyway. A test holds the two together.
 */
export const crewCalls = {
  readCrewDay: { ...checkedByTheServer, method: 'GET', path: '/crew-day/:token' },
  sendCrewTaps: { ...checkedByTheServer, method: 'POST', path: '/crew-day/:token/taps' },
  tellTrouble: { ...checkedByTheServer, method: 'POST', path: '/crew-day/:token/trouble' },
  readOwnLeave: { ...checkedByTheServer, method: 'GET', path: '/crew-day/:token/leave' },
  askLeave: { ...checkedByTheServer, method: 'POST', path: '/crew-day/:token/leave' },
  withdrawLeave: { ...checkedByTheServer, method: 'POST', path: '/crew-day/:token/leave/:id/withdraw' },
} as unknown as Pick<typeof contract, 'readCrewDay' | 'sendCrewTaps' | 'tellTrouble'> &
  Pick<typeof leave, 'readOwnLeave' | 'askLeave' | 'withdrawLeave'>

import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { isThereWhileClosed } from '#web/route-entry.ts'
import { guard } from './guard.ts'
import { redirectTo } from './redirect-to.ts'
import { routeAt } from './route-metadata.ts'
import { findSession } from './session-between-tabs.ts'
import { readSite } from './site.ts'

/** Asks the guard at every navigation, before any loader of the page runs, so that nothing is asked for or drawn first. */
export const guardMiddleware: MiddlewareFunction = async ({ request, url, pattern }, next) => {
  const { pathname, search } = new URL(request.url)
  // Where no page is, nobody is asked who they are: it leads to /not-found.
  const entry = pattern === '*' ? undefined : routeAt(pathname)
  const access = entry?.access
  // The doors may be open by now: the server knows, and answers with the page or with what a closed house says.
  if (entry && readSite().isClosed && !isThereWhileClosed(entry)) throw redirectDocument(pathname + search + url.hash)
  if (access?.requiresLogin) {
    // A request has no fragment; only the router's own address of the navigation keeps it.
    const elsewhere = guard(access, await findSession(), pathname + search + url.hash)
    if (elsewhere) throw redirectTo(request, elsewhere)
  }
  return next()
}

/**
 * A shell that exports this as its `clientLoader`, beside a `HydrateFallback`, makes the guard run on the first load
 * too: React Router asks the middleware only when something is to be loaded, and the server sends the fallback alone.
 */
export const waitForGuard = Object.assign(() => null, { hydrate: true as const })

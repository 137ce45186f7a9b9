import { type ClientLoaderFunctionArgs, type MiddlewareFunction, redirect } from 'react-router'
import { guard } from './guard.ts'
import { routeAt } from './route-metadata.ts'
import { findSession } from './session-between-tabs.ts'

/** Asks the guard about the page that is being opened, and leads elsewhere where it says so. */
async function askGuard(request: Request) {
  const { pathname, search, hash } = new URL(request.url)
  const entry = routeAt(pathname)
  if (!entry?.access.requiresLogin) return
  const elsewhere = guard(entry.access, await findSession(), pathname + search + hash)
  if (elsewhere) throw redirect(elsewhere)
}

/** Runs before the loaders of every navigation into a shell, so that no page behind it asks for anything first. */
export const guardMiddleware: MiddlewareFunction = async ({ request }, next) => {
  await askGuard(request)
  return next()
}

/**
 * A shell that exports this with `hydrate = true` and a fallback is not drawn on the first load until the guard has
 * spoken; what the server sent until then is the fallback alone.
 */
export async function guardFirstLoad({ request }: ClientLoaderFunctionArgs) {
  await askGuard(request)
  return null
}

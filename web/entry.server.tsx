import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  generatePath,
  matchRoutes,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import type { PageFacts, RenderPage } from '#contract/rendering.ts'
import { atOnceWith, codeAtOnce } from './code-at-once.ts'
import { developmentRoutes } from './own-routes.ts'
import { callContext, scriptMarkContext, siteContext } from './platform/load-context.ts'
import { ScriptMark } from './platform/own-script.tsx'
import { routeAt, toTable } from './platform/route-metadata.ts'
import { SiteContext } from './platform/site.ts'
import { type CodeStart, codeOnDemand } from './platform/start-code.ts'
import { isThereWhileClosed } from './route-entry.ts'
import { allRoutes } from './routes.ts'

/** Renders the whole page before answering: pages are kept warm, so nobody waits for a stream, and a fault stays one. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  let failure: unknown
  const mark = loadContext.get(scriptMarkContext)
  const body = await renderToReadableStream(
    <SiteContext value={loadContext.get(siteContext)}>
      <ScriptMark value={mark}>
        <ServerRouter context={routerContext} url={request.url} nonce={mark} />
      </ScriptMark>
    </SiteContext>,
    {
      // React writes scripts of its own where something was waited for.
      nonce: mark,
      onError(error) {
        failure ??= error
      },
    },
  )
  await body.allReady
  if (failure) throw failure
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const html = await new Response(body).text()
  const start = codeStartOf(request)
  return new Response(start ? codeOnDemand(html, mark, start) : html, { headers, status })
}

/** Pages for members, and all of the office's, must not wait: until their code has asked who is there, they show nothing. */
function codeStartOf(request: Request): CodeStart | null {
  const { pathname, searchParams } = new URL(request.url)
  const entry = routeAt(pathname)
  if (!import.meta.env.PROD || !entry || entry.still || entry.access.requiresLogin || entry.shell === 'admin')
    return null
  if (entry.path in codeAtOnce || searchParams.has(atOnceWith[entry.path] ?? '')) return 'painted'
  return entry.query ? 'somebody' : 'asked'
}

/** React Router's handler, made here so that it and the pages are of one React Router, also in development. */
export function createRenderPage(build: unknown, mode: string): RenderPage {
  const handle = createRequestHandler(build as ServerBuild, mode)
  return (request, { call, site, scriptMark }) => {
    const context = new RouterContextProvider()
    context.set(callContext, call)
    context.set(siteContext, site)
    context.set(scriptMarkContext, scriptMark)
    return handle(request, context)
  }
}

const everyRoute = toTable(allRoutes)

export function pageFacts(pathname: string): PageFacts | undefined {
  const match = matchRoutes(everyRoute, pathname)?.[0]
  if (!match) return undefined
  const { path, access, query = [], takesCards = false, oneShell, eachTime } = match.route.handle
  const own = oneShell ? path : generatePath(path, match.params)
  return {
    ...{ path: own, requiresLogin: access.requiresLogin, query, takesCards },
    ...(oneShell && { holdsCode: true }),
    ...(eachTime && { holdsCode: true, eachTime, loggedAs: path }),
    whileClosed: isThereWhileClosed(match.route.handle),
  }
}

/** Pages with a fixed address that anybody may open; those named by their content are listed by who keeps it. */
export function listedPaths(): string[] {
  return allRoutes
    .filter((entry) => !entry.unlisted && !entry.access.requiresLogin && !entry.path.includes(':'))
    .filter((entry) => !developmentRoutes.includes(entry))
    .map((entry) => entry.path)
}

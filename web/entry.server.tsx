import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import type { PageFacts, RenderPage } from '#contract/rendering.ts'
import { callContext, siteContext } from './platform/load-context.ts'
import { routeAt } from './platform/route-metadata.ts'
import { SiteContext } from './platform/site.ts'
import { allRoutes, developmentRoutes } from './routes.ts'

/** Renders the whole page before answering: pages are kept warm, so nobody waits for a stream, and a fault stays one. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  let failure: unknown
  const body = await renderToReadableStream(
    <SiteContext value={loadContext.get(siteContext)}>
      <ServerRouter context={routerContext} url={request.url} />
    </SiteContext>,
    {
      onError(error) {
        failure ??= error
      },
    },
  )
  await body.allReady
  if (failure) throw failure
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(pictureBeforeCode(await new Response(body).text()), { headers, status })
}

/**
 * React lifts the preloads of scripts to the top of the head, before the style sheet and the first picture. The page is
 * readable without them, so they go to the end of the body and wait their turn; React finds them there or adds its own.
 */
function pictureBeforeCode(html: string): string {
  const preloads = html.match(/<link rel="modulepreload"[^>]*>/g) ?? []
  const late = preloads.map((link) => link.replace('<link ', '<link fetchPriority="low" ')).join('')
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, '').replace('</body>', () => `${late}</body>`)
}

/** React Router's handler, made here so that it and the pages are of one React Router, also in development. */
export function createRenderPage(build: unknown, mode: string): RenderPage {
  const handle = createRequestHandler(build as ServerBuild, mode)
  return (request, { call, site }) => {
    const context = new RouterContextProvider()
    context.set(callContext, call)
    context.set(siteContext, site)
    return handle(request, context)
  }
}

export function pageFacts(pathname: string): PageFacts | undefined {
  const entry = routeAt(pathname)
  return entry && { requiresLogin: entry.access.requiresLogin, query: entry.query ?? [] }
}

/** Pages with a fixed address that anybody may open; those named by their content are listed by who keeps it. */
export function listedPaths(): string[] {
  return allRoutes
    .filter((entry) => !entry.unlisted && !entry.access.requiresLogin && !entry.path.includes(':'))
    .filter((entry) => !developmentRoutes.includes(entry))
    .map((entry) => entry.path)
}

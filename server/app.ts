import path from 'node:path'
import { createCall } from '#contract/call.ts'
import { identifyCaller, recallCaller } from './accounts/index.ts'
import { serveCapabilities, tasks } from './capabilities.ts'
import { listCataloguePages } from './catalogue/index.ts'
import { type BoardHub, createBoardHub, type HubTimes } from './dispatch/index.ts'
import { forgetFleet } from './fleet/index.ts'
import { isClosedFor, refuseWhileClosed } from './house/index.ts'
import type { Announcements } from './platform/announcements.ts'
import { serveReference } from './platform/api-reference.ts'
import { AppError } from './platform/app-error.ts'
import type { Context } from './platform/context.ts'
import { crossOriginAccess } from './platform/cross-origin.ts'
import { HtmlCache } from './platform/html-cache.ts'
import { type App, createHttp, notFoundPath } from './platform/http.ts'
import { createAttempts } from './platform/idempotency.ts'
import { jobsRoutes } from './platform/jobs.routes.ts'
import { type JobsWatch, watchJobs } from './platform/jobs-metrics.ts'
import type { Logger } from './platform/log.ts'
import { once } from './platform/once.ts'
import { type Operations, serveOperations } from './platform/operations.ts'
import { createPages } from './platform/pages.ts'
import { createDevelopmentRenderer, loadBuiltRenderer } from './platform/renderer.ts'
import type { Api } from './platform/serve.ts'
import { apiPath } from './platform/settings.ts'
import { serveSitemap } from './platform/sitemap.ts'
import { serveStaticFiles } from './platform/static-files.ts'
import { siteOf } from './vouchers/index.ts'

export interface Annai {
  app: App
  pages: HtmlCache
  operations: Operations
  jobs: JobsWatch
  board: BoardHub
}

/** What every process on the database is told by the others, and what that means for this one. */
export function hearAnnouncements(
  announcements: Pick<Announcements, 'on'>,
  ctx: Context,
  { pages, board }: Pick<Annai, 'pages' | 'board'>,
): void {
  announcements.on('pages', () => pages.clear())
  announcements.on('fleet', () => {
    forgetFleet(ctx)
    board.hearOfBoard()
  })
  announcements.on('board', () => board.hearOfBoard())
  announcements.on('moving', (detail) => board.hearOfMoving(detail))
}

export interface AnnaiOptions {
  buildDir: string
  newestMigration: string
  /** Where the line per request goes; standard output unless told. */
  accessLog?: Logger
  /** Read the pages when the first is asked for, and not at the start, as suits a test that asks for none. */
  pagesWhenAsked?: boolean
  /** Other times than usual for what is streamed, as suits a test. */
  streams?: Partial<HubTimes & { askAgainMs: number }>
  /** How long a request waits for the database in all; as usual unless told. */
  patienceMs?: number | undefined
  /** What to do about a field of an answer that its endpoint does not declare; it is logged unless told. */
  onUndeclared?: Api['onUndeclared']
  /** Other rights of roles than the table gives, for the test that sees one taken away. */
  holds?: Api['holds']
}

/** The whole application on one Fastify: operations, the API, files, and the pages for every other path. */
export async function createAnnai(ctx: Context, options: AnnaiOptions): Promise<Annai> {
  const app = createHttp(ctx.settings, ctx.log, { access: options.accessLog, patienceMs: options.patienceMs })
  const pages = new HtmlCache()
  const jobs = watchJobs(ctx, tasks)
  const operations = serveOperations(app, ctx, pages, options.newestMigration, jobs)
  if (ctx.settings.role === 'worker') serveNothingElse(app)
  const basePath = apiPath(ctx.settings)

  crossOriginAccess(app, ctx.settings, basePath)
  const identify = (token: string) => identifyCaller(ctx, token)
  const { askAgainMs, ...times } = options.streams ?? {}
  const recall = (sessionId: string) => recallCaller(ctx, sessionId)
  const onUndeclared: Api['onUndeclared'] =
    options.onUndeclared ??
    (({ method, path: of }, field) => ctx.log.warn({ endpoint: `${method} ${of}`, field }, 'left out of an answer'))
  const api: Api = {
    ...{ app, basePath, identify, recall, attempts: createAttempts(ctx), askAgainMs, onUndeclared },
    holds: options.holds,
    beforeSale: () => refuseWhileClosed(ctx),
  }
  const board = createBoardHub(ctx, times)
  jobsRoutes(api, ctx)
  serveCapabilities(api, ctx, board)
  serveReference(api, ctx.settings.apiBaseUrl)

  const renderer = ctx.settings.development
    ? await createDevelopmentRenderer(app)
    : once(() => loadBuiltRenderer(options.buildDir))
  const needsPages = ctx.settings.role !== 'worker' && !options.pagesWhenAsked
  if (!ctx.settings.development && needsPages) await renderer()
  const isClosed = isClosedFor(ctx)
  serveSitemap(app, ctx.settings.publicUrl, async () => {
    if (await isClosed()) return null
    return [...(await renderer()).listedPaths().map((path) => ({ path })), ...(await listCataloguePages(ctx))]
  })
  if (!ctx.settings.development) serveStaticFiles(app, path.join(options.buildDir, 'client'))
  const callFor = (remoteAddress?: string) =>
    createCall(async ({ method, path: url, body }) => {
      const answer = await app.inject({
        method,
        url: basePath + url,
        ...(remoteAddress && { remoteAddress }),
        // Pages read; none of them sends a file.
        ...(typeof body !== 'string' ? {} : { payload: body, headers: { 'content-type': 'application/json' } }),
      })
      return { status: answer.statusCode, text: answer.body }
    })
  const site = await siteOf(ctx)
  app.get(
    '/*',
    createPages({ renderer, callFor, site, isClosed, cache: pages, settings: ctx.settings, clock: ctx.clock }),
  )
  app.setNotFoundHandler((request, reply) => {
    // Whoever asks for a file wants to hear that there is none, not a page about it.
    const wantsFile = ['/assets/', ctx.settings.imageBaseUrl].some((folder) => request.url.startsWith(folder))
    if (request.method === 'GET' && !wantsFile) return reply.redirect(notFoundPath, 302)
    throw new AppError('platform.unknown-path')
  })
  return { app, pages, operations, jobs, board }
}

/** A process that is there for jobs says how it is, and nothing more. */
function serveNothingElse(app: App) {
  app.addHook('onRequest', async (request) => {
    if (!['/healthz', '/readyz', '/metrics'].includes(request.routeOptions.url ?? ''))
      throw new AppError('platform.unknown-path')
  })
}

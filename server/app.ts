import path from 'node:path'
import { createCall } from '#contract/call.ts'
import type { SiteSettings } from '#contract/rendering.ts'
import {
  accountsPersonalData,
  accountsRoutes,
  eraseDueAccounts,
  gettingInRoutes,
  identifyCaller,
  type LeavingFacts,
  leavingRoutes,
  profileRoutes,
  recallCaller,
  securityRoutes,
  seedDemoAccounts,
  twoFactorSealed,
  wishlistCodesSealed,
} from './accounts/index.ts'
import { agentsPersonalData, agentsRoutes, seedDemoAgents } from './agents/index.ts'
import {
  bookingDeskRoutes,
  bookingPersonalData,
  bookingRecurring,
  bookingRoutes,
  bookingsListRoutes,
  bookingTasks,
  countReceipts,
  eraseDueBookings,
  hearOfPayment,
  leaveBookings,
  phoneBookingRoutes,
  seedDemoBookings,
  seedDemoRides,
  tripsAheadOf,
} from './booking/index.ts'
import { carsRecurring, carsRoutes, carsTasks, seedDemoCars } from './cars/index.ts'
import {
  cataloguePersonalData,
  catalogueRoutes,
  catalogueTasks,
  countWishes,
  layTourIndex,
  listCataloguePages,
  seedDemoCatalogue,
  termsRoutes,
} from './catalogue/index.ts'
import {
  type BoardHub,
  createBoardHub,
  crewDayTasks,
  dispatchRoutes,
  type HubTimes,
  roadPersonalData,
  seedDemoRoad,
} from './dispatch/index.ts'
import { earningsRecurring, earningsRoutes, earningsTasks } from './earnings/index.ts'
import { fleetRoutes, forgetFleet, layFleetStandards, seedDemoFleet } from './fleet/index.ts'
import { guestsPersonalData, guestsRecurring, guestsRoutes, guestsTasks, seedDemoGuests } from './guests/index.ts'
import {
  dashboardRoutes,
  houseRoutes,
  officePersonalData,
  officeSearchRoutes,
  officeViewsRoutes,
  settingsRoutes,
} from './house/index.ts'
import { inventoryRecurring, inventoryTasks } from './inventory/index.ts'
import { mediaPersonalData, mediaRecurring, mediaRoutes, mediaTasks, saveShippedPrints } from './media/index.ts'
import { countMessages, messagesPersonalData, messagesRoutes, seedDemoMessages } from './messages/index.ts'
import {
  notificationsPersonalData,
  notificationsRecurring,
  notificationsRoutes,
  notificationsTasks,
  refusedKinds,
} from './notifications/index.ts'
import { countCards, paymentsPersonalData, paymentsRoutes, paymentsTasks } from './payments/index.ts'
import type { Announcements } from './platform/announcements.ts'
import { createApiDocs } from './platform/api-docs.ts'
import { AppError } from './platform/app-error.ts'
import { policyFor } from './platform/content-security-policy.ts'
import type { Context } from './platform/context.ts'
import { crossOriginAccess } from './platform/cross-origin.ts'
import { serveSitemap } from './platform/found-by-the-world.ts'
import { HtmlCache } from './platform/html-cache.ts'
import { type App, createHttp, notFoundPath } from './platform/http.ts'
import { createAttempts } from './platform/idempotency.ts'
import { jobsRoutes } from './platform/jobs.routes.ts'
import { type Recurring, type TaskList, tasksIn } from './platform/jobs.ts'
import { type JobsWatch, watchJobs } from './platform/jobs-metrics.ts'
import type { Logger } from './platform/log.ts'
import { createOpenApi } from './platform/openapi.ts'
import { type Operations, serveOperations } from './platform/operations.ts'
import { createPages } from './platform/pages.ts'
import { eraseIn, type PersonalData } from './platform/personal-data.ts'
import { createDevelopmentRenderer, loadBuiltRenderer } from './platform/renderer.ts'
import type { SealedColumn } from './platform/sealing.rules.ts'
import type { Api } from './platform/serve.ts'
import { apiPath } from './platform/settings.ts'
import { serveStaticFiles } from './platform/static-files.ts'
import { layRates, pricingPersonalData, pricingRoutes } from './pricing/index.ts'
import { countReviews, reviewsPersonalData, reviewsRoutes, seedDemoReviews } from './reviews/index.ts'
import { faresRoutes, faresTasks, layFares, ridesRoutes, seedDemoFares, seedDemoFlights } from './rides/index.ts'
import { readCompany, seedDemoCompany, vouchersRoutes } from './vouchers/index.ts'
import { writingRoutes } from './writing/index.ts'

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
}

/**
 * What each capability holds about people, in the same order: fleet, inventory and vouchers hold nothing of their own, and
 * cars only who of the office added a paper.
 */
export const personalData: readonly PersonalData[] = [
  accountsPersonalData,
  mediaPersonalData,
  cataloguePersonalData,
  pricingPersonalData,
  paymentsPersonalData,
  bookingPersonalData,
  messagesPersonalData,
  reviewsPersonalData,
  agentsPersonalData,
  guestsPersonalData,
  notificationsPersonalData,
  roadPersonalData,
  officePersonalData,
]

/** What somebody who thinks of leaving is told. */
const leavingFacts: LeavingFacts = {
  tripsAhead: tripsAheadOf,
  cards: ({ db }, userId) => countCards(db, userId),
  wishes: ({ db }, userId) => countWishes(db, userId),
  messages: countMessages,
  reviews: countReviews,
  receipts: countReceipts,
}

/** Every capability, in the order in which they may call each other. */
const capabilities: ((api: Api, ctx: Context, board: BoardHub) => void)[] = [
  jobsRoutes,
  accountsRoutes,
  gettingInRoutes,
  profileRoutes,
  securityRoutes,
  mediaRoutes,
  writingRoutes,
  catalogueRoutes,
  termsRoutes,
  fleetRoutes,
  pricingRoutes,
  ridesRoutes,
  faresRoutes,
  (api, ctx) => paymentsRoutes(api, ctx, (news, db) => hearOfPayment(ctx, db, news)),
  bookingRoutes,
  bookingsListRoutes,
  bookingDeskRoutes,
  phoneBookingRoutes,
  vouchersRoutes,
  messagesRoutes,
  reviewsRoutes,
  agentsRoutes,
  (api, ctx) => guestsRoutes(api, ctx, refusedKinds),
  notificationsRoutes,
  earningsRoutes,
  dispatchRoutes,
  carsRoutes,
  officeSearchRoutes,
  officeViewsRoutes,
  (api, ctx) => dashboardRoutes(api, ctx, mailTaskNames),
  settingsRoutes,
  houseRoutes,
  (api, ctx) => leavingRoutes(api, ctx, personalData, leavingFacts),
]

/** What each capability keeps sealed. */
export const sealedColumns: readonly SealedColumn[] = [twoFactorSealed, wishlistCodesSealed]

/** What must be in the database before the first page, with demo data or without. */
export const foundations = [saveShippedPrints, layTourIndex, layFleetStandards, layRates, layFares]

/** What each capability contributes to demo data, in the same order. */
export const demoSeeds = [
  seedDemoAccounts,
  seedDemoCatalogue,
  seedDemoFleet,
  seedDemoFlights,
  seedDemoFares,
  // Before the bookings: no demo job lies in a car whose papers have ended.
  seedDemoCars,
  seedDemoBookings,
  seedDemoRides,
  seedDemoCompany,
  seedDemoMessages,
  seedDemoReviews,
  seedDemoAgents,
  seedDemoGuests,
  seedDemoRoad,
]

const erase = eraseIn(personalData)

/** What takes all capabilities together. */
const leavingTasks: TaskList = {
  'accounts.erase-due': eraseDueAccounts({ leaveBookings, erase }),
  'booking.erase-due': eraseDueBookings(erase),
}
const leavingRecurring: Recurring = { 'accounts.erase-due': '*/10 * * * *', 'booking.erase-due': '23 * * * *' }

/** What each capability does in the background. */
export const tasks: TaskList = {
  ...mediaTasks,
  ...catalogueTasks,
  ...inventoryTasks,
  ...faresTasks,
  ...paymentsTasks,
  ...bookingTasks,
  ...guestsTasks,
  ...earningsTasks,
  ...notificationsTasks,
  ...crewDayTasks,
  ...carsTasks,
  ...leavingTasks,
}

/** Those that only send mails. */
export const mailTaskNames = tasksIn('mail', tasks)

/** When some of it is done by itself. */
export const recurring: Recurring = {
  ...mediaRecurring,
  ...inventoryRecurring,
  ...bookingRecurring,
  ...guestsRecurring,
  ...earningsRecurring,
  ...notificationsRecurring,
  ...carsRecurring,
  ...leavingRecurring,
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
  const api: Api = { app, basePath, identify, recall, attempts: createAttempts(ctx), askAgainMs, onUndeclared }
  const board = createBoardHub(ctx, times)
  for (const routes of capabilities) routes(api, ctx, board)
  serveReference(api, ctx.settings.apiBaseUrl)

  const renderer = ctx.settings.development
    ? await createDevelopmentRenderer(app)
    : once(() => loadBuiltRenderer(options.buildDir))
  const needsPages = ctx.settings.role !== 'worker' && !options.pagesWhenAsked
  if (!ctx.settings.development && needsPages) await renderer()
  serveSitemap(app, ctx.settings.publicUrl, async () => [
    ...(await renderer()).listedPaths().map((path) => ({ path })),
    ...(await listCataloguePages(ctx)),
  ])
  if (!ctx.settings.development) serveStaticFiles(app, path.join(options.buildDir, 'client'))
  const call = createCall(async ({ method, path: url, body }) => {
    const answer = await app.inject({
      method,
      url: basePath + url,
      // Pages read; none of them sends a file.
      ...(typeof body !== 'string' ? {} : { payload: body, headers: { 'content-type': 'application/json' } }),
    })
    return { status: answer.statusCode, text: answer.body }
  })
  const site = await siteOf(ctx)
  app.get('/*', createPages({ renderer, call, site, cache: pages, settings: ctx.settings, clock: ctx.clock }))
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

/** Who we are is asked anew for each rendering; where the database is out of reach, it is as it last was. */
async function siteOf({ db, settings }: Context): Promise<() => Promise<SiteSettings>> {
  const { apiBaseUrl, imageBaseUrl, publicUrl } = settings
  const read = async () => {
    const { name, address, telephone, email } = await readCompany(db)
    return { name, address, telephone, email }
  }
  let last = await read()
  return async () => {
    last = await read().catch(() => last)
    return { apiBaseUrl, imageBaseUrl, publicUrl, company: last }
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The contract about itself, and the one answer for API paths that nobody serves. */
function serveReference({ app, basePath }: Api, apiBaseUrl: string) {
  // Made when first asked for: few ask, and every start would wait for it.
  const openApi = once(() => createOpenApi(apiBaseUrl))
  const docs = once(() => {
    const page = createApiDocs(openApi(), apiBaseUrl)
    return { page, policy: policyFor(page, { connect: [], images: [], secure: false }) }
  })
  app.get(`${basePath}/openapi.json`, (_, reply) => reply.send(openApi()))
  app.get(`${basePath}/docs`, (_, reply) => {
    const { page, policy } = docs()
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page)
  })
  app.all(`${basePath}/*`, (request) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const answeredOtherwise = app.supportedMethods.some((method) => app.hasRoute({ method, url: path }))
    throw new AppError(answeredOtherwise ? 'platform.wrong-method' : 'platform.unknown-path')
  })
  app.all(basePath, () => {
    throw new AppError('platform.unknown-path')
  })
}

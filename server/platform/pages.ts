import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, type Call } from '#contract/call.ts'
import type { PageFacts, RenderingModule, RenderPage, SiteSettings } from '#contract/rendering.ts'
import { todayInTokyo } from '#core/days.ts'
import type { Clock } from './clock.ts'
import { newScriptMark, policyFor, stripeSources, withoutScriptMark } from './content-security-policy.ts'
import { type Encoding, type HtmlCache, type WarmPage, warm } from './html-cache.ts'
import { logAs, notFoundPath, retryAfterSeconds } from './http.ts'
import { isSecure, standingHeaders, transportSecurity } from './security-headers.ts'
import type { Settings } from './settings.ts'

/** How a page is rendered, and what the pages say of themselves; in development both change with the sources. */
export interface Renderer {
  render: RenderPage
  pageFacts: RenderingModule['pageFacts']
  listedPaths: RenderingModule['listedPaths']
}

export interface PagesOptions {
  renderer: () => Promise<Renderer>
  /** How a page reads: for nobody in particular, or for the visitor at an address, who is counted there. */
  callFor: (visitorAddress?: string) => Call
  /** What a page is told of the site, at the moment it is rendered. */
  site: () => Promise<Omit<SiteSettings, 'isClosed'>>
  /** Whether visitors find the doors shut: then nearly every address answers with one page. */
  isClosed: () => Promise<boolean>
  cache: HtmlCache
  settings: Settings
  clock: Clock
}

/** What visitors of a closed house read, wherever they come in; it has no address of its own while the house is open. */
const closedPath = '/opening-soon'
/** When they and search engines may look again. */
const closedRetrySeconds = 3600

/** Answers pages: warm ones from memory, others by rendering them once for everybody. */
export function createPages(options: PagesOptions) {
  const { cache, settings, clock } = options
  const sources = {
    connect: foreignOrigins(settings.apiBaseUrl),
    images: foreignOrigins(settings.imageBaseUrl),
    secure: settings.publicUrl.startsWith('https:'),
  }
  const cards = settings.stripe ? { cards: stripeSources } : {}
  let day = ''
  let dayChecked = 0

  /** Some pages speak of today (in Tokyo): at midnight there they are rendered anew. */
  function today(): string {
    const now = clock.now().getTime()
    if (now - dayChecked > 1000 || now < dayChecked) {
      day = todayInTokyo(new Date(now))
      dayChecked = now
    }
    return day
  }

  async function render(
    renderer: Renderer,
    path: string,
    facts: PageFacts,
    from: string,
  ): Promise<WarmPage | Response> {
    const { requiresLogin, takesCards, holdsCode, whileClosed, eachTime = false } = facts
    const who = holdsCode ? 'private' : 'public'
    const isClosed = await options.isClosed()
    const isShut = isClosed && !whileClosed
    if (!isClosed && path === closedPath) return new Response(null, { status: 302, headers: { location: '/' } })
    const shown = isShut ? closedPath : path
    const request = new Request(settings.publicUrl + shown, { headers: { accept: 'text/html' } })
    const { call, hadOutage } = watchOutages(options.callFor(eachTime ? from : undefined))
    const scriptMark = newScriptMark()
    const site = { ...(await options.site()), isClosed }
    const response = await renderer.render(request, { call, site, scriptMark })
    if (response.status >= 300 && response.status < 400) return response
    const marked = await response.text()
    const policy = policyFor(marked, { ...sources, ...(takesCards ? cards : {}) }, scriptMark)
    // Whether the page says itself that something could not be had, or fell over it: it is to be asked for again.
    const status = hadOutage() || isShut ? 503 : response.status
    const retrySeconds = isShut && !hadOutage() ? closedRetrySeconds : retryAfterSeconds
    return warm({
      status,
      html: withoutScriptMark(marked, scriptMark),
      // What failed is not kept, that the doors are shut is, by us alone: nobody finds it elsewhere once they are open. What
      // needs a sign-in is kept by nobody but us, too, since its shell holds no data.
      keep: !eachTime && (status < 500 || (isShut && !hadOutage())) && !settings.development,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': requiresLogin || eachTime || status >= 500 ? 'no-store' : `${who}, max-age=0, must-revalidate`,
        ...(status === 503 ? { 'retry-after': String(retrySeconds) } : {}),
        ...standingHeaders,
        ...(holdsCode ? { 'referrer-policy': 'no-referrer' } : {}),
        ...(settings.development ? {} : { 'content-security-policy': policy }),
      },
    })
  }

  return async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const [pathname = '/', search = ''] = (request.raw.url ?? '/').split('?', 2)
    const ready = search === '' ? cache.get(`${today()} ${pathname}`) : undefined
    if (ready) return send(request, reply, ready, settings)

    if (isUnreadablePath(pathname)) return reply.redirect(notFoundPath, 302)
    const renderer = await options.renderer()
    const facts = renderer.pageFacts(pathname)
    if (!facts) return reply.redirect(notFoundPath, 302)
    logAs(request, facts.loggedAs ?? facts.path)
    if (pathname.length > 1 && pathname.endsWith('/'))
      return reply.redirect(pathname.replace(/\/+$/, '') + (search && `?${search}`), 308)

    const query = knownQuery(search, facts.query)
    const path = query ? `${facts.path}?${query}` : facts.path
    const key = `${today()} ${path}`
    const kept = cache.get(key)
    if (kept) return send(request, reply, kept, settings)
    try {
      const page = await cache.fill(key, async () => {
        const result = await render(renderer, path, facts, request.ip)
        if (result instanceof Response) throw new PageRedirect(result)
        return result
      })
      return send(request, reply, page, settings)
    } catch (error) {
      if (error instanceof PageRedirect) return reply.redirect(withQuery(error.location, search), error.status)
      throw error
    }
  }
}

/** The same calls, remembering whether one of them was told that we are busy or out of reach. */
function watchOutages(call: Call): { call: Call; hadOutage: () => boolean } {
  let outage = false
  return {
    hadOutage: () => outage,
    call: (...asked) =>
      call(...asked).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 503) outage = true
        throw error
      }),
  }
}

/** A page that answers with another address is never kept: there are as many of those as a visitor can invent. */
class PageRedirect extends Error {
  readonly location: string
  /** For good only where the page says so: a thing that has another address today. */
  readonly status: 302 | 308

  constructor({ headers, status }: Response) {
    super('a page redirects')
    const location = headers.get('location') ?? notFoundPath
    this.status = status === 308 ? 308 : 302
    // Only to ourselves: an address on another host would come from what the visitor typed.
    this.location = /^\/(?![/\\])/.test(location) ? location : notFoundPath
  }
}

/**
 * The same thing at another address, as in its one spelling, is still asked for with all that the visitor wrote, also what
 * only the browser reads. A page that settled its query itself, and one where nothing is, take no more.
 */
const withQuery = (location: string, search: string) =>
  search === '' || location.includes('?') || location === notFoundPath ? location : `${location}?${search}`

/**
 * Straight to the socket: the headers of a warm page are complete, so nothing of Fastify's reply is needed for them.
 * That is what keeps a page as cheap as a buffer (see bench/).
 */
function send(request: FastifyRequest, reply: FastifyReply, page: WarmPage, settings: Settings) {
  reply.hijack()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const headers = isSecure(request, settings)
    ? { ...page.headers[encoding], ...transportSecurity }
    : page.headers[encoding]
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) {
    const { 'content-length': _, 'content-encoding': __, ...rest } = headers
    reply.raw.writeHead(304, rest).end()
    return
  }
  reply.raw.writeHead(page.status, headers)
  reply.raw.end(request.method === 'HEAD' ? undefined : page.bodies[encoding])
}

export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'gzip'
  return 'identity'
}

/** Double slashes, NUL, backslashes and dots that climb belong to no page of ours. */
function isUnreadablePath(pathname: string): boolean {
  if (pathname.includes('//') || pathname.includes('\\') || pathname.length > 2000) return true
  try {
    const decoded = decodeURIComponent(pathname)
    return /[\p{Cc}\\]/u.test(decoded) || decoded.split('/').includes('..')
  } catch {
    return true
  }
}

/** Room for four long slugs in a row; whatever is longer was typed by nobody. */
const longestValue = 500

function knownQuery(search: string, known: readonly string[]): string {
  if (!search || known.length === 0) return ''
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of known)
    for (const value of given.getAll(name).slice(0, 20)) kept.append(name, value.slice(0, longestValue))
  return kept.toString()
}

function foreignOrigins(base: string): string[] {
  return base.startsWith('/') ? [] : [new URL(base).origin]
}

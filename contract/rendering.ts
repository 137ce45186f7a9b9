import type { Call } from './call.ts'
import type { PublicCompany } from './company-settings.ts'

/** What the server hands to a page that it renders; the pages know the server only through this. */
export interface RenderContext {
  call: Call
  site: SiteSettings
  /**
   * Drawn for this one rendering and known to nobody else: every script that the renderer writes bears it as its nonce, and
   * the security policy allows no other. It is taken off before anybody sees the page.
   */
  scriptMark: string
}

/** Settings that the browser needs too; they travel as attributes of the document. */
export interface SiteSettings {
  apiBaseUrl: string
  imageBaseUrl: string
  /** Where the world finds this site, for canonical addresses. */
  publicUrl: string
  /** Who we are, as the office last saved it. */
  company: PublicCompany
  /** No card is taken: guests pay their chauffeur on the day, and nothing on the pages speaks of cards. */
  paidOnTheDay: boolean
  /** Visitors find the doors shut: from the few open pages, a link to any other asks the server. */
  isClosed: boolean
}

/** What the server must know of a page before it renders it. */
export interface PageFacts {
  /**
   * The address of the page in its one spelling: however it was written, and whatever it names that the server does not
   * render, there is one rendering of it, under this address.
   */
  path: string
  /** Pages behind a sign-in are never kept by anybody. */
  requiresLogin: boolean
  /** The query parameters that change the rendered page; all others share one rendering. */
  query: readonly string[]
  /** Cards are typed here, so the gateway's own script and frames may come in. */
  takesCards: boolean
  /** The address holds a code: no cache on the way may keep it, and no link from it tells where it came from. */
  holdsCode?: boolean
  /** What stands in logs instead of the address, where that holds a code. */
  loggedAs?: string
  /** Rendered for whoever asks, who is counted by the network they ask from; nobody keeps it. */
  eachTime?: boolean
  /** It is there while the house is closed, too. */
  whileClosed: boolean
}

export type RenderPage = (request: Request, context: RenderContext) => Promise<Response>

/** What the built pages offer to the server, beside React Router's own build. */
export interface RenderingModule {
  /** The pages that search engines should know, of those whose address is fixed. */
  listedPaths(): string[]
  pageFacts(pathname: string): PageFacts | undefined
  /** `build` is the whole server build, as React Router made it. */
  createRenderPage(build: unknown, mode: string): RenderPage
}

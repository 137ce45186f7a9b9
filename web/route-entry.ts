import type { OfficeRight } from '#core/office-rights.ts'

/** Who may open a route: anyone, anyone signed in, or one role (specification §6). */
export interface RouteAccess {
  requiresLogin: boolean
  role?: 'user' | 'admin'
}

export interface RouteEntry {
  path: string
  /** The file below pages/, without its ending. */
  page: string
  /** The frame the page stands in. */
  shell: 'public' | 'quiet' | 'bare' | 'checkout' | 'user' | 'agent' | 'admin'
  access: RouteAccess
  /** Of a room of the office: the right that it needs. */
  right?: OfficeRight
  /** The page's name, as in `Name · default title`; the two front pages have none. */
  name?: string
  /** A title of its own, for the few pages that the specification gives one. */
  title?: string
  description?: string
  /** Query parameters that change what the server renders. */
  query?: readonly string[]
  /** Those of them that make it another page to search engines, not a view of the same. */
  canonicalQuery?: readonly string[]
  /** Link previews show a picture of its content; the page names it. */
  ownPicture?: boolean
  /** Kept out of search engines and of sitemap.xml. */
  unlisted?: boolean
  /** The server renders nothing of what the path names: one rendering serves all of them. */
  oneShell?: boolean
  /** Rendered for whoever asks, with what is true at this moment, and kept by nobody: what its code opens may be shut a moment later. */
  eachTime?: boolean
  /** Open also while the house is closed: what a booking that was made needs. Doors, papers and signed-in areas always are. */
  whileClosed?: boolean
  /** Sent at other addresses than its own, so that none of our code may start there. */
  still?: boolean
  /** Cards are typed here: with Stripe, its script and frames may come in. */
  takesCards?: boolean
}

/** Who comes in by a link or a sign-in finds the house as ever; those who look around do not. */
export const isThereWhileClosed = ({ access, shell, still, whileClosed = false }: RouteEntry): boolean =>
  !still && (whileClosed || access.requiresLogin || (shell !== 'public' && shell !== 'checkout'))

export const open: RouteAccess = { requiresLogin: false }
export const signedIn: RouteAccess = { requiresLogin: true }
export const roleUser: RouteAccess = { requiresLogin: true, role: 'user' }
export const roleAdmin: RouteAccess = { requiresLogin: true, role: 'admin' }

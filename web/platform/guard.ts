import type { RouteAccess } from '#web/route-entry.ts'

/** As much of a session as the guard needs. */
export interface GuardedSession {
  user: { role: string }
}

export const signInPath = '/sign-in'
export const forbiddenPath = '/forbidden'

export const forbiddenAt = (attempted: string) => `${forbiddenPath}?redirectedFrom=${encodeURIComponent(attempted)}`

/** The way to sign-in and, from there, back to a path of ours. */
export const signInAndBack = (path: string) => keepingWish(signInPath, path)

/** A page on the way in, which keeps where the visitor wanted to be. */
export const keepingWish = (path: string, wanted: string | null) =>
  wanted ? `${path}?redirectedFrom=${encodeURIComponent(wanted)}` : path

/**
 * The guard of the specification (§6), step by step. Answers where to go instead, or null to let pass. `attempted` is
 * the full path with its query and fragment. It is courtesy: the server checks every call by itself.
 */
export function guard(access: RouteAccess, session: GuardedSession | null, attempted: string): string | null {
  if (!access.requiresLogin) return null
  if (!session) return signInAndBack(attempted)
  if (access.role && session.user.role !== access.role) return forbiddenAt(attempted)
  return null
}

/** The path to return to after signing in, if it is one of this site; otherwise the given one. */
export function safeReturnPath(value: string | null | undefined, otherwise: string): string {
  // Browsers read a backslash as a slash and skip control characters, so `/\evil.example` would leave the site.
  if (!value || !/^\/(?![/\\])/.test(value) || /[\p{Cc}\\]/u.test(value)) return otherwise
  const here = 'https://this.site'
  const url = URL.canParse(value, here) ? new URL(value, here) : undefined
  if (url?.origin !== here) return otherwise
  return url.pathname.startsWith('//') ? otherwise : url.pathname + url.search + url.hash
}

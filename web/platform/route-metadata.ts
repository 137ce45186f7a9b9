import { matchRoutes } from 'react-router'
import type { RouteEntry } from '#web/route-entry.ts'
import { allSiteRoutes, defaultDescription, defaultTitle, officeDoor } from '#web/site-routes.ts'

const table = toTable([...allSiteRoutes, ...officeDoor])

export function toTable(entries: readonly RouteEntry[]) {
  return entries.map((entry) => ({ path: entry.path, handle: entry }))
}

/**
 * The route behind a path of this site, if there is one. It is found the router's own way, so that no other spelling of
 * a path (a slash at its end, an escaped letter) opens a page without its metadata, which the guard reads.
 */
export const routeAt = (pathname: string): RouteEntry | undefined => matchRoutes(table, pathname)?.[0]?.route.handle

/** Whether a page stands at this path; navigation is made only of those (product.md, "Navigation"). */
export const isBuilt = (path: string) => allSiteRoutes.some((entry) => entry.path === path)

/** Titles as product.md says: a page's own, `Name · default title`, or the default itself. */
export function titleOf(entry: Pick<RouteEntry, 'title' | 'name'> | undefined): string {
  return entry?.title ?? (entry?.name ? `${entry.name} · ${defaultTitle}` : defaultTitle)
}

/** Of the office's rooms: what is open comes first, and ten tabs do not end in ten slogans. */
export const officeTitleOf = ({ title, name = '' }: Pick<RouteEntry, 'title' | 'name'>): string =>
  title ?? `${name} · Annai`

export const descriptionOf = (entry: RouteEntry | undefined) => entry?.description ?? defaultDescription

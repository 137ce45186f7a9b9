import { matchRoutes } from 'react-router'
import type { RouteEntry } from '#web/route-entry.ts'
import { allRoutes, defaultDescription, defaultTitle } from '#web/routes.ts'

const table = allRoutes.map((entry) => ({ path: entry.path, handle: entry }))

/**
 * The route behind a path of this site, if there is one. It is found the router's own way, so that no other spelling of
 * a path (a slash at its end, an escaped letter) opens a page without its metadata, which the guard reads.
 */
export const routeAt = (pathname: string): RouteEntry | undefined => matchAt(pathname)?.route.handle

/** The same with what the path names. */
export const matchAt = (pathname: string) => matchRoutes(table, pathname)?.[0]

/** Whether a page stands at this path; navigation is made only of those (product.md, "Navigation"). */
export const isBuilt = (path: string) => allRoutes.some((entry) => entry.path === path)

/** Titles as product.md says: a page's own, `Name · default title`, or the default itself. */
export function titleOf(entry: Pick<RouteEntry, 'title' | 'name'> | undefined): string {
  return entry?.title ?? (entry?.name ? `${entry.name} · ${defaultTitle}` : defaultTitle)
}

export const descriptionOf = (entry: RouteEntry | undefined) => entry?.description ?? defaultDescription

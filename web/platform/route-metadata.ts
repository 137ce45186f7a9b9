import { allRoutes, defaultDescription, defaultTitle, type RouteEntry } from '#web/routes.ts'

const patterns = allRoutes.map((entry) => ({
  entry,
  pattern: new RegExp(`^${entry.path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`, 'i'),
}))

/** The route behind a path of this site, if there is one. */
export function routeAt(pathname: string): RouteEntry | undefined {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.entry
}

/** Whether a page stands at this path; navigation is made only of those (product.md, "Navigation"). */
export const isBuilt = (path: string) => allRoutes.some((entry) => entry.path === path)

/** Titles as product.md says: a page's own, `Name · default title`, or the default itself. */
export function titleOf(entry: Pick<RouteEntry, 'title' | 'name'> | undefined): string {
  return entry?.title ?? (entry?.name ? `${entry.name} · ${defaultTitle}` : defaultTitle)
}

export const descriptionOf = (entry: RouteEntry | undefined) => entry?.description ?? defaultDescription

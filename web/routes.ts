import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'
import { officeRoutes, ownOfficeRoutes } from './office-routes.ts'
import type { RouteEntry } from './route-entry.ts'
import { allSiteRoutes, siteRoutes } from './site-routes.ts'

/** The specification's routes (§2), in its order and under its headings, as far as their pages are built. */
export const specifiedRoutes: Record<string, readonly RouteEntry[]> = { ...siteRoutes, 'Admin area': officeRoutes }

/** Every page that is built, wherever it is from. */
export const allRoutes: readonly RouteEntry[] = [...allSiteRoutes, ...officeRoutes, ...ownOfficeRoutes]

/** The table as React Router wants it: pages grouped by their shell, named by their path. */
function toRouteConfig(entries: readonly RouteEntry[]): RouteConfigEntry[] {
  const shells = [...new Set(entries.map((entry) => entry.shell))]
  return shells.map((shell) => ({
    id: `shell:${shell}`,
    file: `layouts/${shell}-shell.tsx`,
    children: entries
      .filter((entry) => entry.shell === shell)
      .map((entry) => ({ id: entry.path, path: entry.path, file: `pages/${entry.page}.tsx` })),
  }))
}

export default [
  ...toRouteConfig(allRoutes),
  { id: 'unknown', path: '*', file: 'pages/unknown.tsx' },
] satisfies RouteConfig

import { type RouteEntry, roleAdmin } from './route-entry.ts'

/** The specification's admin area (§2), in its order, as far as its pages are built. */
export const officeRoutes: readonly RouteEntry[] = [
  { path: '/admin/settings', page: 'admin/settings', shell: 'admin', access: roleAdmin, name: 'Settings' },
]

/** Routes of our own beside the specification's. */
export const ownOfficeRoutes: readonly RouteEntry[] = []

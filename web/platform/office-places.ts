import { matchRoutes } from 'react-router'
import type { OfficeRight } from '#core/office-rights.ts'
import { officeRoutes, ownOfficeRoutes } from '#web/office-routes.ts'
import type { Place } from './navigation.ts'
import { isBuilt, toTable } from './route-metadata.ts'

const routes = [...officeRoutes, ...ownOfficeRoutes]
const table = toTable(routes)

/** A room of the office; its names are known only to those who come in. */
export const officeRouteAt = (pathname: string) => matchRoutes(table, pathname)?.[0]?.route.handle

/** The first of these rooms that is built, with what the address asks for there. */
export const builtRoom = (addresses: readonly string[]): string | undefined =>
  addresses.find((address) => routes.some(({ path }) => path === address.split('?', 1)[0]))

const wished: readonly Place[] = [
  { label: 'Dashboard', to: '/admin/dashboard' },
  { label: 'Dispatch', to: '/admin/dispatch' },
  { label: 'Tour bookings', to: '/admin/tour-bookings/list', section: ['/admin/tour-bookings/'] },
  { label: 'Rides and transfers', to: '/admin/bookings/list', section: ['/admin/bookings/'] },
  { label: 'Messages', to: '/admin/messages' },
  { label: 'Tours', to: '/admin/tour/list', section: ['/admin/tour/', '/admin/tours/'] },
  { label: 'Categories', to: '/admin/categories/list', section: ['/admin/categories/'] },
  { label: 'Home page', to: '/admin/home', section: ['/admin/home/'] },
  { label: 'Offers', to: '/admin/offers', section: ['/admin/offers/'] },
  { label: 'Cars', to: '/admin/cabs/list', section: ['/admin/cabs/', '/admin/cab/', '/admin/fares'] },
  { label: 'People', to: '/admin/people', section: ['/admin/people/'] },
  { label: 'Where we drive', to: '/admin/places', section: ['/admin/places/'] },
  { label: 'Guests', to: '/admin/guests/list', section: ['/admin/guests/'] },
  { label: 'Agents', to: '/admin/agents/list', section: ['/admin/agents/'] },
  { label: 'Reviews', to: '/admin/reviews' },
  { label: 'Earnings', to: '/admin/earnings' },
  { label: 'Settings', to: '/admin/settings', section: ['/admin/extras'] },
  { label: 'Sample page', to: '/style-guide/admin-shell' },
]

const built = wished.filter(({ to }) => routes.some((entry) => entry.path === to) || isBuilt(to))

/** What the office's sidebar offers: only places whose page is built, and which somebody may open. */
export const officePlacesFor = (may: (needs: OfficeRight) => boolean): readonly Place[] =>
  built.filter(({ to }) => {
    const right = officeRouteAt(to)?.right
    return !right || may(right)
  })

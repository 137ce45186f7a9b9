import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { officeRoutes, ownOfficeRoutes } from './office-routes.ts'
import { developmentRoutes, ownRoutes } from './own-routes.ts'
import { descriptionOf, isBuilt, routeAt, titleOf } from './platform/route-metadata.ts'
import { specifiedRoutes } from './routes.ts'
import { defaultTitle } from './site-routes.ts'

/** The routes of the specification (§2), in its order and under its headings. */
const specification: Record<string, string[]> = {
  Public: [
    '/landing',
    '/',
    '/tour/grid',
    '/category-details/:slug',
    '/tour/detail/:slug',
    '/tour/booking/:slug',
    '/offer-detail',
    '/compare-listing',
    '/booking-confirmed',
  ],
  Hotels: [
    '/hotels/home',
    '/hotels/chain',
    '/hotels/resort',
    '/hotels/grid',
    '/hotels/list',
    '/hotels/detail',
    '/hotels/room-detail',
    '/hotels/booking',
  ],
  Flights: ['/flights/home', '/flights/list', '/flights/detail', '/flights/booking'],
  Cabs: ['/cabs/home', '/cabs/list', '/cabs/detail', '/cabs/booking'],
  Directories: ['/directories/home', '/directories/detail'],
  Listings: ['/listings/add', '/listings/join-us', '/listings/add-minimal', '/listings/added'],
  'Hero demos': ['/heroes/inline-form', '/heroes/multiple-search', '/heroes/image-gallery', '/heroes/split'],
  'Info pages': [
    '/about-us',
    '/contact-us',
    '/pages/our-team',
    '/help/center',
    '/help/detail',
    '/help/privacy-policy',
    '/help/service',
    '/pricing',
    '/blog',
    '/blog/detail',
    '/coming-soon',
    '/error-404',
    '/faq',
    '/not-found',
  ],
  Authentication: ['/sign-in', '/sign-up', '/forgot-password', '/two-factor'],
  'User area': [
    '/user/profile',
    '/user/bookings',
    '/user/tour-bookings',
    '/user/travelers',
    '/user/payment-details',
    '/user/wishlist',
    '/user/settings',
    '/user/delete-profile',
  ],
  'Agent area': [
    '/agent/dashboard',
    '/agent/listings',
    '/agent/bookings',
    '/agent/activities',
    '/agent/earnings',
    '/agent/reviews',
    '/agent/settings',
  ],
  'Admin area': [
    '/admin/dashboard',
    '/admin/bookings/list',
    '/admin/bookings/detail',
    '/admin/tour-bookings/list',
    '/admin/tour-bookings/add',
    '/admin/tour-bookings/edit/:id',
    '/admin/categories/list',
    '/admin/categories/detail/:slug',
    '/admin/categories/add',
    '/admin/categories/edit/:slug',
    '/admin/tour/list',
    '/admin/tour/add',
    '/admin/tours/create/:slug',
    '/admin/tour/detail/:slug',
    '/admin/tour/edit/:slug',
    '/admin/cabs/list',
    '/admin/cabs/create',
    '/admin/cab/Edit',
    '/admin/cab/Details',
    '/admin/guests/list',
    '/admin/guests/detail',
    '/admin/agents/list',
    '/admin/agents/detail',
    '/admin/reviews',
    '/admin/earnings',
    '/admin/settings',
  ],
}

/** Routes whose pages are not built yet. Whoever builds one takes it off this list; at the end it is empty. */
const pending = new Set([
  ...(specification.Hotels ?? []),
  ...(specification.Flights ?? []),
  ...(specification.Directories ?? []),
  ...(specification.Listings ?? []),
  '/pages/our-team',
  '/help/center',
  '/help/detail',
  '/help/privacy-policy',
  '/help/service',
  '/pricing',
  '/blog',
  '/blog/detail',
  ...(specification['Agent area'] ?? []),
  ...(specification['Admin area'] ?? []).filter(
    (path) =>
      ![
        '/admin/dashboard',
        '/admin/guests/list',
        '/admin/guests/detail',
        '/admin/agents/list',
        '/admin/agents/detail',
        '/admin/reviews',
        '/admin/categories/list',
        '/admin/categories/detail/:slug',
        '/admin/categories/add',
        '/admin/categories/edit/:slug',
        '/admin/tour/list',
        '/admin/tour/add',
        '/admin/tours/create/:slug',
        '/admin/tour/detail/:slug',
        '/admin/tour/edit/:slug',
        '/admin/cabs/list',
        '/admin/cabs/create',
        '/admin/cab/Edit',
        '/admin/cab/Details',
        '/admin/bookings/list',
        '/admin/bookings/detail',
        '/admin/tour-bookings/list',
        '/admin/tour-bookings/add',
        '/admin/tour-bookings/edit/:id',
        '/admin/earnings',
        '/admin/settings',
      ].includes(path),
  ),
])

const built = Object.values(specifiedRoutes).flat()

test('the table holds every route of the specification that is not pending, in its order and under its heading', () => {
  const expected = Object.entries(specification)
    .map(([heading, paths]) => [heading, paths.filter((path) => !pending.has(path))] as const)
    .filter(([, paths]) => paths.length > 0)
  const actual = Object.entries(specifiedRoutes).map(([heading, entries]) => [
    heading,
    entries.map((entry) => entry.path),
  ])
  expect(actual).toEqual(expected)
})

test('what is pending is really specified', () => {
  const specified = Object.values(specification).flat()
  expect([...pending].filter((path) => !specified.includes(path))).toEqual([])
})

test('every route asks for what the specification says: areas for their role, everything else open', () => {
  for (const { path, access } of built) {
    if (path === '/admin/guests/detail') expect(access, path).toEqual({ requiresLogin: false })
    else if (path.startsWith('/admin/')) expect(access, path).toEqual({ requiresLogin: true, role: 'admin' })
    else if (path.startsWith('/user/')) expect(access, path).toEqual({ requiresLogin: true, role: 'user' })
    else if (path.startsWith('/agent/')) expect(access, path).toEqual({ requiresLogin: true })
    else expect(access, path).toEqual({ requiresLogin: false })
  }
})

test('what every browser knows of the office is who may come in, room by room', () => {
  for (const { path, access } of [...officeRoutes, ...ownOfficeRoutes])
    expect(routeAt(path.replace(/:\w+/g, 'some'))?.access, path).toEqual(access)
})

test('every route has a page, and a name unless it is a front page', () => {
  for (const entry of [...built, ...ownRoutes, ...ownOfficeRoutes, ...developmentRoutes]) {
    expect(existsSync(fileURLToPath(new URL(`pages/${entry.page}.tsx`, import.meta.url))), entry.page).toBe(true)
    if (!['/', '/landing'].includes(entry.path)) expect(entry.name, entry.path).toBeTruthy()
  }
})

test('every page that loads on the server also loads in the browser, since React Router’s data endpoint is not served', () => {
  for (const entry of [...built, ...ownRoutes]) {
    const source = readFileSync(fileURLToPath(new URL(`pages/${entry.page}.tsx`, import.meta.url)), 'utf8')
    const exports = (name: string) => new RegExp(`export (const|(async )?function) ${name}\\b`).test(source)
    if (exports('loader')) expect(exports('clientLoader'), entry.page).toBe(true)
  }
})

test('titles are the default, a page name before it, or a title of the page’s own', () => {
  expect(defaultTitle).toBe('Private Chauffeur & English-Speaking Tour Guide in Tokyo | Annai')
  expect(titleOf(routeAt('/'))).toBe(defaultTitle)
  expect(titleOf(routeAt('/sign-in'))).toBe(`Sign in · ${defaultTitle}`)
  expect(titleOf(routeAt('/about-us'))).not.toContain(defaultTitle)
  expect(descriptionOf(routeAt('/about-us'))).not.toBe(descriptionOf(routeAt('/')))
  expect(routeAt('/no-such-page')).toBeUndefined()
  expect(isBuilt('/sign-in')).toBe(true)
  expect(isBuilt('/no-such-page')).toBe(false)
})

import { type LoaderFunction, type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#contract/call.ts'
import { callContext } from './platform/load-context.ts'
import { routeAt } from './platform/route-metadata.ts'
import { readWish } from './pricing/site/wish-address.ts'
import { readNarrowing } from './rides/site/results/narrowing.ts'
import { allSiteRoutes } from './site-routes.ts'

interface ReadPage {
  load: () => Promise<{ loader: unknown }>
  /** With what brings the loader to read all that it may. */
  query: string
  /** What the page itself reads of its address while it is drawn. */
  drawnBy?: (params: URLSearchParams) => unknown
}

/** Every page that is rendered by its query. */
const pages: Record<string, ReadPage> = {
  '/tour/grid': { load: () => import('./pages/tour/grid.tsx'), query: '' },
  '/compare-listing': { load: () => import('./pages/compare-listing.tsx'), query: '' },
  '/offer-detail': { load: () => import('./pages/offer-detail.tsx'), query: 'offer=UPPER' },
  '/cabs/home': { load: () => import('./pages/cabs/home.tsx'), query: '' },
  '/cabs/list': { load: () => import('./pages/cabs/list.tsx'), query: 'fromName=Ueno', drawnBy: readNarrowing },
  '/tour/booking/:slug': {
    load: () => import('./pages/tour/booking.tsx'),
    query: '',
    drawnBy: (params) => [readWish(params), params.get('step')],
  },
  '/cabs/booking': { load: () => import('./pages/cabs/booking.tsx'), query: '' },
  '/cabs/detail': { load: () => import('./pages/cabs/detail.tsx'), query: '' },
  // A form that works without code: it asks for nothing, and says what is to be mended.
  '/tell-me/opening': {
    load: async () => ({ loader: () => null }),
    query: '',
    drawnBy: (params) => params.get('fault'),
  },
  '/heroes/multiple-search': { load: () => import('./pages/heroes/multiple-search.tsx'), query: '' },
}

afterEach(() => vi.restoreAllMocks())

/** Nobody answers: what is asked for was read by then. */
const unanswered = () => Promise.reject(new ApiError(404, { error: 'Nobody answers', code: 'not-found' }))

async function namesReadBy({ load, query, drawnBy }: ReadPage, path: string): Promise<string[]> {
  const loader = (await load()).loader as LoaderFunction
  const context = new RouterContextProvider()
  context.set(callContext, unanswered as never)
  const names = new Set<string>()
  const spies = (['get', 'getAll', 'has'] as const).map((how) => vi.spyOn(URLSearchParams.prototype, how))
  const request = new Request(`https://annai.example${path}?${query}`)
  await Promise.resolve(loader({ context, request, params: {} } as unknown as LoaderFunctionArgs)).catch(
    () => undefined,
  )
  drawnBy?.(new URLSearchParams())
  for (const { mock } of spies) for (const [name] of mock.calls) names.add(name)
  vi.restoreAllMocks()
  return [...names]
}

test.each(Object.entries(pages))('%s is rendered by every parameter that it reads', async (path, page) => {
  const names = await namesReadBy(page, path)
  expect(names).not.toEqual([])
  expect(names.filter((name) => !routeAt(path)?.query?.includes(name))).toEqual([])
})

test('a page with a parameter that its route does not know is found out', async () => {
  const forgetful = { loader: ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams.get('colour') }
  expect(await namesReadBy({ load: async () => forgetful, query: '' }, '/tour/grid')).toEqual(['colour'])
  expect(routeAt('/tour/grid')?.query).not.toContain('colour')
})

test('no page that is rendered by its query is left out', () => {
  const rendered = allSiteRoutes.filter(({ query }) => query).map(({ path }) => path)
  expect(Object.keys(pages).toSorted()).toEqual(rendered.toSorted())
})

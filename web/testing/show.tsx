import type { ComponentType } from 'react'
import { createRoutesStub, type LoaderFunction, type ShouldRevalidateFunction, useLocation } from 'react-router'
import { onTestFinished } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import type { SiteSettings } from '#contract/rendering.ts'
import { SiteContext } from '#web/platform/site.ts'
import { DeskContact } from '#web/ui/desk-contact.ts'
import '#web/ui/styles/site.css'

const fiveToEleven = {
  week: Array.from({ length: 7 }, () => ({ fromMinutes: 300, untilMinutes: 1380 })),
  exceptions: [],
}

const site: SiteSettings = {
  apiBaseUrl: '/api',
  imageBaseUrl: '/uploads',
  publicUrl: 'http://localhost',
  company: {
    name: 'Annai',
    address: 'Tokyo',
    telephone: '+81 3 5550 0100',
    email: 'desk@example.com',
    hours: fiveToEleven,
    usualHours: '05:00 to 23:00 every day',
  },
  isClosed: false,
  paidOnTheDay: false,
}

export interface Shown {
  /** Where it is opened; `/` unless told. */
  at?: string
  /** What its loader answers, or the loader itself. */
  data?: unknown
  /** Whether that is asked for again, where the page decides it. */
  shouldRevalidate?: ShouldRevalidateFunction
  /** Nobody takes cards in this house. */
  paidOnTheDay?: boolean
  /** Other pages that it may lead to. */
  others?: Parameters<typeof createRoutesStub>[0]
}

/** Shows a page or a part of one in the browser, at its address, with nothing around it. */
export function show(
  Component: ComponentType,
  { at = '/', data, shouldRevalidate, paidOnTheDay = false, others = [] }: Shown = {},
) {
  const path = new URL(at, 'http://localhost').pathname
  const load = typeof data === 'function' ? (data as LoaderFunction) : () => data
  const loaded = data === undefined ? {} : { loader: load, HydrateFallback: () => null }
  // The library's own clearing away is told to the first file of a browser alone.
  onTestFinished(cleanup)
  const Routes = createRoutesStub([
    { path, Component, ...loaded, ...(shouldRevalidate && { shouldRevalidate }) },
    ...others,
  ])
  return render(
    <SiteContext value={{ ...site, paidOnTheDay }}>
      <DeskContact value={site.company}>
        <Routes initialEntries={[at]} />
      </DeskContact>
    </SiteContext>,
  )
}

/** Stands for every page that is not shown, and says its address. */
export function Elsewhere() {
  const { pathname, search, hash } = useLocation()
  return <p data-elsewhere>{pathname + search + hash}</p>
}

import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import { render } from 'vitest-browser-react'
import type { SiteSettings } from '#contract/rendering.ts'
import { SiteContext } from '#web/platform/site.ts'
import '#web/ui/styles/site.css'

const site: SiteSettings = {
  apiBaseUrl: '/api',
  imageBaseUrl: '/uploads',
  publicUrl: 'http://localhost',
  company: { name: 'Annai', address: 'Tokyo', telephone: '+81 3 5550 0100', email: 'desk@example.com' },
}

export interface Shown {
  /** Where it is opened; `/` unless told. */
  at?: string
  /** What its loader answers. */
  data?: unknown
  /** Other pages that it may lead to. */
  others?: Parameters<typeof createRoutesStub>[0]
}

/** Shows a page or a part of one in the browser, at its address, with nothing around it. */
export function show(Component: ComponentType, { at = '/', data, others = [] }: Shown = {}) {
  const path = new URL(at, 'http://localhost').pathname
  const loaded = data === undefined ? {} : { loader: () => data, HydrateFallback: () => null }
  const Routes = createRoutesStub([{ path, Component, ...loaded }, ...others])
  return render(
    <SiteContext value={site}>
      <Routes initialEntries={[at]} />
    </SiteContext>,
  )
}

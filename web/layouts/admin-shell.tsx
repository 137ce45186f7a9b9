import type { ReactNode } from 'react'
import { Link, type MetaFunction, type MiddlewareFunction, Outlet, useLocation, useMatches } from 'react-router'
import { OfficeSearch } from '#web/house/office/search/office-search.tsx'
import { forbiddenAt } from '#web/platform/guard.ts'
import { currentAt } from '#web/platform/navigation.ts'
import { officePlacesFor, officeRouteAt } from '#web/platform/office-places.ts'
import { pageMeta, routeMeta } from '#web/platform/page-meta.ts'
import { usePreferences } from '#web/platform/preferences.ts'
import { redirectTo } from '#web/platform/redirect-to.ts'
import { holds, useMay } from '#web/platform/rights.ts'
import { descriptionOf, officeTitleOf } from '#web/platform/route-metadata.ts'
import { findSession } from '#web/platform/session-between-tabs.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LocaleProvider } from '#web/ui/locale-provider.tsx'
import { Brand } from '#web/ui/seal.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import { AccountButton } from './account-button.tsx'
import { iconOf } from './area-icons.ts'
import { Badge, Badges } from './badges.tsx'
import { DisplayButton } from './display-button.tsx'
import { KeyList } from './key-list.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'
import { ProofAsker } from './proof-asker.tsx'
import QuietShell from './quiet-shell.tsx'
import { SkipLink } from './skip-link.tsx'
import { useBadges } from './use-badges.ts'
import '#web/ui/styles/office.css'

export { waitForGuard as clientLoader } from '#web/platform/guarded-route.ts'
export { WaitingForGuard as HydrateFallback } from './waiting-for-guard.tsx'

/** Before anything is asked for: who lacks the right to a room is told so elsewhere. */
export const clientMiddleware: MiddlewareFunction[] = [
  async ({ request, url }, next) => {
    const { pathname, search } = new URL(request.url)
    const right = officeRouteAt(pathname)?.right
    if (right && !holds(await findSession(), right))
      throw redirectTo(request, forbiddenAt(pathname + search + url.hash))
    return next()
  },
]

/** The names of the office's rooms are known here and not to every page, see `officeDoor`. */
export const meta: MetaFunction = ({ location }) => {
  const entry = officeRouteAt(location.pathname)
  return entry
    ? pageMeta({ title: officeTitleOf(entry), description: descriptionOf(entry) })
    : routeMeta(location.pathname)
}

const footLook = buttonLook({ size: 'small', variant: 'on-night' })

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The office: a night sidebar, and all the width for the work. */
export default function AdminShell() {
  const { direction } = usePreferences()
  // One page of the office opens for anyone (specification §6); who is not of the office sees nothing else of it.
  if (useMatches().some(({ loaderData }) => isObject(loaderData) && 'outside' in loaderData)) return <QuietShell />
  return (
    <div className="min-h-dvh text-dense md:grid md:grid-cols-[216px_minmax(0,1fr)]">
      <SkipLink />
      <WithBadges>
        <aside className="flex flex-col bg-night px-3 text-on-night md:sticky md:top-0 md:h-dvh md:py-5 print:hidden">
          <div className="flex h-15 items-center justify-between px-2 md:h-auto">
            <Brand className="focus-visible:outline-on-night" />
            <div className="md:hidden">
              <MobileMenuButton onNight />
            </div>
          </div>
          <OfficeSearch className="mb-3 md:mt-4 md:mb-0" />
          <OfficePlaces />
          <div className="mt-4 hidden justify-items-start gap-1 border-t border-night-line pt-3 md:grid">
            <DisplayButton look={footLook} />
            <AccountButton look={footLook} />
          </div>
        </aside>
      </WithBadges>
      <main id="main" tabIndex={-1} data-office className="min-w-0 px-5 py-6 outline-none md:px-8">
        <LocaleProvider direction={direction}>
          <KeyList />
          <Outlet />
          <ToastRegion />
          <ProofAsker />
        </LocaleProvider>
      </main>
    </div>
  )
}

function OfficePlaces() {
  const { pathname } = useLocation()
  const may = useMay()
  return (
    <nav aria-label="Office" className="mt-4 hidden flex-1 overflow-y-auto md:block">
      <ul className="grid gap-0.5">
        {officePlacesFor(may).map((place) => (
          <li key={place.to}>
            <Link
              to={place.to}
              aria-current={currentAt(place, pathname)}
              className="flex min-h-9 items-center gap-3 rounded-tag px-2.5 text-on-night-2 -outline-offset-2 hover:text-on-night focus-visible:outline-on-night aria-[current]:bg-on-night aria-[current]:font-semibold aria-[current]:text-night"
            >
              <Icon of={iconOf(place.to)} dense />
              {place.label}
              <Badge at={place.to} className="bg-night-line text-on-night" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Asked for once, for the places at the side as for those in a phone's drawer. */
function WithBadges({ children }: { children: ReactNode }) {
  return <Badges value={useBadges()}>{children}</Badges>
}

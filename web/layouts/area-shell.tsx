import { NavLink, Outlet } from 'react-router'
import type { Place } from '#web/platform/navigation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconOf } from './area-icons.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'

/** The frame of a signed-in person's own pages: the public header, and the places of the area at the side. */
export function AreaShell({ label, places }: { label: string; places: readonly Place[] }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <div className="wrap grid w-full flex-1 gap-8 pt-8 md:grid-cols-[216px_minmax(0,1fr)] md:gap-12 md:pt-12">
        <nav aria-label={label}>
          <ul className="flex gap-1 overflow-x-auto md:grid">
            {places.map((place) => (
              <li key={place.to}>
                <NavLink
                  to={place.to}
                  className="group flex min-h-11 items-center gap-3 pe-4 text-[15px] whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                >
                  <Icon of={iconOf(place.to)} className="group-aria-[current=page]:text-shu" />
                  {place.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <main id="main" tabIndex={-1} className="outline-none">
          <Outlet />
        </main>
      </div>
      <SiteFooter />
    </div>
  )
}

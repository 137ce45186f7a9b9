import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import type { Place } from '#web/platform/navigation.ts'
import { usePreferences } from '#web/platform/preferences.ts'
import { LocaleProvider } from '#web/ui/locale-provider.tsx'
import { AreaPlaces } from './area-places.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'

type AreaShellProps = {
  label: string
  places: readonly Place[]
  /** Something to know before the page itself. */
  notice?: ReactNode
}

/** The frame of a signed-in person's own pages: the public header, and the places of the area at the side. */
export function AreaShell({ label, places, notice }: AreaShellProps) {
  const { direction } = usePreferences()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <LocaleProvider direction={direction}>
        <div className="wrap grid w-full flex-1 content-start gap-x-16 gap-y-5 pt-3 md:grid-cols-[200px_minmax(0,1fr)] md:pt-10 print:block">
          <AreaPlaces label={label} places={places} />
          <div className="min-w-0">
            {notice}
            <main id="main" tabIndex={-1} className="outline-none">
              <Outlet />
            </main>
          </div>
        </div>
      </LocaleProvider>
      <SiteFooter />
    </div>
  )
}

import { Outlet } from 'react-router'
import { SmallPrint } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'

/** The frame of sign-in and its neighbours: nothing below that could lead away. */
export default function QuietShell() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="grid flex-1 outline-none">
        <Outlet />
      </main>
      <footer className="border-t border-line py-6">
        <SmallPrint className="wrap text-ink-2" />
      </footer>
    </div>
  )
}

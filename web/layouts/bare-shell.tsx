import { Outlet } from 'react-router'
import { SkipLink } from './skip-link.tsx'

/** Nothing but the page: for who looks at one thing, at a door, at night. */
export default function BareShell() {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} className="min-h-dvh outline-none">
        <Outlet />
      </main>
    </>
  )
}

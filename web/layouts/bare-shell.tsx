import { Outlet } from 'react-router'

/** Nothing but the page: for who looks at one thing, at a door, at night. */
export default function BareShell() {
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh outline-none">
      <Outlet />
    </main>
  )
}

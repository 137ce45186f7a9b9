import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Tells a screen reader that the page changed, and puts the focus where the new one begins, as a fresh load would. */
export function PageChange() {
  const { pathname } = useLocation()
  const announcer = useRef<HTMLParagraphElement>(null)
  const previous = useRef(pathname)

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    // From here on one may go back, and must find the place where one was (see `below-fold` in app.css).
    document.documentElement.dataset.whole = ''
    if (announcer.current) announcer.current.textContent = document.title
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])

  return <p ref={announcer} role="status" className="sr-only" />
}

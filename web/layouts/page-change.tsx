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
    if (announcer.current) announcer.current.textContent = document.title
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])

  return <p ref={announcer} role="status" className="sr-only" />
}

import { useLayoutEffect, useRef, useState } from 'react'

/** How wide a place is, now and after every change of the window. */
export function useWidth<Place extends HTMLElement>(before: number) {
  const place = useRef<Place>(null)
  const [width, setWidth] = useState(before)
  useLayoutEffect(() => {
    const here = place.current
    if (!here) return
    const measure = () => setWidth(here.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(here)
    return () => observer.disconnect()
  }, [])
  return [place, width] as const
}

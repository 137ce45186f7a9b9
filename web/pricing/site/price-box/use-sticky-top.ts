import { type RefObject, useEffect } from 'react'
import { stickyTop } from './sticky-top.ts'

/** Keeps an element that is `sticky` in view, also where it is higher than the window: then by its lower end. */
export function useStickyTop(element: RefObject<HTMLElement | null>, margin: number): void {
  useEffect(() => {
    const box = element.current
    if (!box) return
    const place = () => {
      box.style.top = `${stickyTop(box.offsetHeight, innerHeight, margin)}px`
    }
    const observer = new ResizeObserver(place)
    observer.observe(box)
    addEventListener('resize', place)
    return () => {
      observer.disconnect()
      removeEventListener('resize', place)
    }
  }, [element, margin])
}

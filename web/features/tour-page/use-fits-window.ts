import { type RefObject, useEffect, useState } from 'react'

/** Whether the whole element can be seen at once, with a margin above and below; it may then stay in view. */
export function useFitsWindow(element: RefObject<HTMLElement | null>, margin: number): boolean {
  const [fits, setFits] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const look = () => setFits(box.offsetHeight + 2 * margin <= innerHeight)
    const observer = new ResizeObserver(look)
    observer.observe(box)
    addEventListener('resize', look)
    return () => {
      observer.disconnect()
      removeEventListener('resize', look)
    }
  }, [element, margin])
  return fits
}

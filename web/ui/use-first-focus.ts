import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to what stands in the element, or to itself, as soon as it is there. React Aria's own `autoFocus` waits
 * for the transitions of the page where Enter opened it; of one that is cut short, as that of a popover which closes, it
 * never hears the end, and whoever types on types into nothing.
 */
export function useFirstFocus<Found extends HTMLElement>(wanted: boolean | undefined): RefObject<Found | null> {
  const ref = useRef<Found>(null)
  useEffect(() => {
    if (!wanted || !ref.current) return
    const field = ref.current.querySelector<HTMLElement>('input, textarea') ?? ref.current
    field.focus({ preventScroll: true })
  }, [wanted])
  return ref
}

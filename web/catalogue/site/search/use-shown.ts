import { type RefObject, useEffect, useRef } from 'react'

/** For a field that keeps by itself what is typed, and shows what the page names when that changes. */
export function useShown<E extends { value: string }>(value: string): RefObject<E | null> {
  const field = useRef<E>(null)
  const shown = useRef(value)
  useEffect(() => {
    if (field.current && shown.current !== value) field.current.value = value
    shown.current = value
  }, [value])
  return field
}

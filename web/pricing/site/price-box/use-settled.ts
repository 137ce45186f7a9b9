import { useEffect, useState } from 'react'

/** A value once it has stood for a while, so that a screen reader hears the outcome and not every step to it. */
export function useSettled<T>(value: T, milliseconds = 400): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}

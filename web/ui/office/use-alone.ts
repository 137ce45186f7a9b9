import { useEffect, useRef } from 'react'

/** What lies behind it can be neither reached nor heard while it covers the window. */
export function useAlone<E extends HTMLElement>() {
  const page = useRef<E>(null)
  useEffect(() => {
    const behind: HTMLElement[] = []
    for (let node: HTMLElement | null = page.current; node && node !== document.body; node = node.parentElement)
      for (const other of node.parentElement?.children ?? [])
        if (other !== node && other instanceof HTMLElement && !other.inert) behind.push(other)
    for (const element of behind) element.inert = true
    return () => {
      for (const element of behind) element.inert = false
    }
  }, [])
  return page
}

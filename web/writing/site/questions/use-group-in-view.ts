import { useEffect, useState } from 'react'

/** The group whose heading was the last to reach the upper part of the window. */
export function useGroupInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  useEffect(() => {
    const near = new Set<string>()
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) near.add(target.id)
          else near.delete(target.id)
        }
        const reached = ids.findLast((id) => near.has(id))
        if (reached) setCurrent(reached)
      },
      { rootMargin: '0px 0px -60% 0px' },
    )
    for (const id of ids) {
      const group = document.getElementById(id)
      if (group) observer.observe(group)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}

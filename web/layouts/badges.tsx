import { createContext, useContext } from 'react'
import { cx } from '#web/ui/cx.ts'

/** What waits in which room of the office; nothing outside of it. */
export const Badges = createContext<Readonly<Record<string, number>>>({})

/** How many things wait there for a person. */
export function Badge({ at, className }: { at: string; className: string }) {
  const count = useContext(Badges)[at] ?? 0
  if (count === 0) return null
  return (
    <span className={cx('ms-auto rounded-tag px-1.5 font-sans text-[0.75rem] font-bold tabular-nums', className)}>
      {count}
      <span className="sr-only"> waiting</span>
    </span>
  )
}

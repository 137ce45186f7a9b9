import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The place of something that is still on its way; give it the exact size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={cx('skeleton rounded-tag', className)} />
}

/** Says once, in words, what is loading; the shapes inside are silent. They show after 300 ms, so that fast answers do not flicker. */
export function Loading({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden className={cx('appear-late', className)}>
        {children}
      </div>
    </div>
  )
}

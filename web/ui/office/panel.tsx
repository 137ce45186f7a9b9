import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

type PanelProps = {
  title?: ReactNode
  /** At the end of the title's line. */
  aside?: ReactNode
  children: ReactNode
  /** Where anchors lead. */
  id?: string
  /** The one that counts here has a line of ink around it. */
  inked?: boolean
  /** Its content goes to the edges, as tables do. */
  flush?: boolean
  className?: string
}

/** A square of the office's desk: a hairline, a word what it is, and the work. */
export function Panel({ title, aside, children, id, inked, flush, className }: PanelProps) {
  return (
    <section
      id={id}
      aria-label={typeof title === 'string' ? title : undefined}
      className={cx('min-w-0 scroll-mt-6 border bg-surface', inked ? 'border-ink' : 'border-line', className)}
    >
      {(title || aside) && (
        <div className="flex min-h-11.5 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4.5 py-3">
          <h2 className="text-[0.9375rem] leading-[1.35] font-semibold">{title}</h2>
          {aside && <div className="text-sm text-ink-2">{typeof aside === 'string' ? <bdi>{aside}</bdi> : aside}</div>}
        </div>
      )}
      {flush ? children : <div className={cx('px-4.5 pb-4.5', !title && !aside && 'pt-4.5')}>{children}</div>}
    </section>
  )
}

/** Facts as pairs, in a panel or a ticket. */
export function Facts({ of: facts, className }: { of: readonly (readonly [string, ReactNode])[]; className?: string }) {
  return (
    <dl
      className={cx(
        'grid grid-cols-[fit-content(112px)_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-sm tabular-nums',
        className,
      )}
    >
      {facts.map(([name, fact]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{typeof fact === 'string' ? <bdi>{fact}</bdi> : fact}</dd>
        </div>
      ))}
    </dl>
  )
}

import { type ReactNode, type Ref, useId } from 'react'
import { cx } from './cx.ts'

type SettingSectionProps = {
  title: string
  /** At the end of the title's line. */
  aside?: ReactNode
  className?: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** A part of a page of settings: a small heading, an ink rule, rows with hairlines. */
export function SettingSection({ title, aside, className, ref, children }: SettingSectionProps) {
  const id = useId()
  return (
    <section ref={ref} aria-labelledby={id} className={className}>
      <div className="flex min-h-9 flex-wrap items-end justify-between gap-x-6 gap-y-1 pb-2">
        <h2 id={id} className="font-serif text-d4">
          {title}
        </h2>
        {aside}
      </div>
      <div className="border-t border-ink">{children}</div>
    </section>
  )
}

/** What is set, and at its end how to change it. */
export function SettingRow({ children, end, className }: { children: ReactNode; end?: ReactNode; className?: string }) {
  return (
    <div
      className={cx(
        'flex min-h-[58px] flex-wrap items-center justify-between gap-x-5 gap-y-2 border-b border-line py-2',
        className,
      )}
    >
      <div className="min-w-0">{children}</div>
      {end}
    </div>
  )
}

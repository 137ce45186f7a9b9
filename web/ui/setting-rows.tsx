import { createContext, type ReactNode, type Ref, useContext, useId } from 'react'
import { cx } from './cx.ts'

/** In the office each part is a panel of its own; elsewhere they stand on the page. */
export const InPanels = createContext(false)

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
  const isPanel = useContext(InPanels)
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className={cx(isPanel && 'min-w-0 border border-line bg-surface px-4.5', className)}
    >
      <div
        className={cx(
          'flex flex-wrap justify-between gap-x-6 gap-y-1',
          isPanel ? 'min-h-11.5 items-center py-2' : 'min-h-9 items-end pb-2',
        )}
      >
        <h2 id={id} className={isPanel ? 'text-[0.9375rem] font-semibold' : 'font-serif text-d4'}>
          {title}
        </h2>
        {aside}
      </div>
      <div
        className={
          isPanel
            ? '-mx-4.5 border-t border-line px-4.5 *:last:border-b-0 [&>ul>li:last-child]:border-b-0'
            : 'border-t border-ink'
        }
      >
        {children}
      </div>
    </section>
  )
}

/** What is set, and at its end how to change it. */
export function SettingRow({ children, end, className }: { children: ReactNode; end?: ReactNode; className?: string }) {
  return (
    <div
      className={cx(
        'flex min-h-[3.625rem] flex-wrap items-center justify-between gap-x-5 gap-y-2 border-b border-line py-2',
        className,
      )}
    >
      <div className="min-w-0">{children}</div>
      {end}
    </div>
  )
}

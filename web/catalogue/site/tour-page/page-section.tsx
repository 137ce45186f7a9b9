import { type ReactNode, useId } from 'react'
import { belowFold } from '#web/ui/below-fold.ts'
import { cx } from '#web/ui/cx.ts'

/** A part of the page under its own heading. */
export function PageSection({
  title,
  children,
  className,
}: {
  title: string
  children: ReactNode
  className?: string
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} {...belowFold(cx('mt-14 md:mt-16 print:mt-8 print:break-inside-avoid', className))}>
      <h2 id={id} className="mb-6 font-serif text-d3 print:mb-3">
        {title}
      </h2>
      {children}
    </section>
  )
}

import { type ReactNode, useId } from 'react'
import { cx } from '#web/ui/cx.ts'

type PageSectionProps = { title: string; children: ReactNode; className?: string }

/** A part of the story, under its own heading. */
export function PageSection({ title, children, className }: PageSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cx('below-fold mt-14 md:mt-16 print:mt-8 print:break-inside-avoid', className)}
    >
      <h2 id={id} className="mb-6 font-serif text-d3 print:mb-3">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Facts to look up, quieter than the story: the heading stands beside them where there is room. */
export function FactsSection({ title, children }: PageSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="below-fold mt-10 gap-x-6 border-t border-ink pt-5 lg:grid lg:grid-cols-[152px_minmax(0,1fr)] print:mt-8 print:block print:break-inside-avoid"
    >
      <h2 id={id} className="mb-3 font-serif text-lead">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

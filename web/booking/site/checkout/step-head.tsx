import { type ReactNode, useEffect, useRef } from 'react'
import { Unbroken } from '#web/ui/unbroken.tsx'

/** A page that was just loaded begins at its top, as every page does; from then on each step takes the focus. */
let hasArrived = false

/** What a step asks. It takes the focus on arrival, so that a screen reader says where one is. */
export function StepHead({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const isFreshDocument = !hasArrived && document.activeElement === document.body
    hasArrived = true
    if (!isFreshDocument) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="font-serif text-d2 outline-none">
        <Unbroken>{title}</Unbroken>
      </h1>
      {children && <p className="mt-2.5 max-w-[60ch] text-ink-2">{children}</p>}
    </>
  )
}

/** A part of a step: its name over an ink rule. */
export function StepSection({
  title,
  aside,
  children,
  className = 'mt-11',
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
  className?: string
}) {
  return (
    <section aria-label={title} className={className}>
      <div className="mb-[1.125rem] flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5 border-b border-ink pb-2.5">
        <h2 className="text-[1.0625rem] leading-snug font-semibold">
          <Unbroken>{title}</Unbroken>
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

import type { ReactNode, Ref } from 'react'

type SectionHeadProps = {
  id: string
  children: string
  /** At the end of the line: a link, a remark. */
  aside?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
}

export function SectionHead({ id, children, aside, headingRef }: SectionHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 md:mb-9">
      <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="font-serif text-d2 outline-none">
        {children}
      </h2>
      {aside}
    </div>
  )
}

import type { ReactNode } from 'react'
import type { Picture } from '#contract/media.ts'
import { Print } from './print.tsx'

type SplitPageProps = { title: string; lead: ReactNode; print: Picture; children?: ReactNode }

/** A page for one thing to do: words and a form at the start, a print beside them, above them on a phone. */
export function SplitPage({ title, lead, print, children }: SplitPageProps) {
  return (
    <div className="grid max-md:grid-rows-[auto_1fr] md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="grid px-(--gut) pt-7 pb-10 max-md:content-start md:content-center md:py-14 md:ps-[max(var(--gut),calc((100vw-var(--wrap))/2))]">
        <div className="w-full md:max-w-[440px]">
          <h1 className="font-serif text-d2">{title}</h1>
          <p className="mt-2 mb-6 text-ink-2">{lead}</p>
          {children}
        </div>
      </div>
      <Print
        of={print}
        alt=""
        sizes="(width < 900px) 100vw, max(55vw, 1280px)"
        priority
        slip
        className="-order-1 h-[11.875rem] md:order-none md:h-auto md:min-h-[47.5rem]"
      />
    </div>
  )
}

/** What else one can do here, below the form. */
export function SplitFoot({ children }: { children: ReactNode }) {
  return <p className="mt-[1.125rem] text-sm text-ink-2">{children}</p>
}

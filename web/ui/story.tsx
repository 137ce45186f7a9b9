import type { ReactNode } from 'react'
import type { Picture } from '#contract/media.ts'
import { Print } from './print.tsx'

type StoryProps = {
  title: string
  print: Picture
  /** Not every visitor of the page sees it: its print is fetched only by who does. */
  isPerhaps?: boolean
  children: ReactNode
}

/** A page that says one thing: words at the start, a print that runs to the edge. */
export function Story({ title, print, isPerhaps = false, children }: StoryProps) {
  return (
    <div className="wrap grid items-center gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-16 md:pt-10">
      <div>
        <h1 className="font-serif text-[clamp(36px,4vw,56px)] leading-[1.08] font-[380] tracking-[-0.012em]">
          {title}
        </h1>
        {children}
      </div>
      <Print
        of={print}
        sizes="(width < 900px) max(100vw, 390px), max(58vw, 840px)"
        priority={!isPerhaps}
        slip
        className="-order-1 -mx-(--gut) h-[16.25rem] md:order-none md:ms-0 md:h-[35rem]"
      />
    </div>
  )
}

export function StoryLead({ children }: { children: ReactNode }) {
  return <p className="mt-4 mb-7 max-w-[38ch] font-serif text-lead text-ink-2">{children}</p>
}

export function StoryActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-md:*:w-full max-md:*:text-center">{children}</div>
  )
}

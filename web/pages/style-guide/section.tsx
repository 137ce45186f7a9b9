import type { ReactNode } from 'react'

/** One family of primitives under a hairline heading. */
export function Section({ title, children, wide }: { title: string; children: ReactNode; wide?: boolean }) {
  return (
    <section className={wide ? 'min-w-0 md:col-span-2' : 'min-w-0'}>
      <h2 className="mb-5 border-b border-ink pb-2.5 text-[0.9375rem] font-semibold leading-snug">{title}</h2>
      <div className="grid gap-5">{children}</div>
    </section>
  )
}

/** Several things on one line, wrapping. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}

export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
}

/** Names the state shown, where the thing itself does not say it. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-2">
      <p className="text-label text-ink-3">{name}</p>
      {children}
    </div>
  )
}

/** The focus ring without focus, so that it can be looked at. */
export const SHOWN_FOCUS = 'outline-2 outline-offset-3 outline-ai'
export const SHOWN_FOCUS_INSIDE = '[&_input]:outline-2 [&_input]:outline-offset-3 [&_input]:outline-ai'

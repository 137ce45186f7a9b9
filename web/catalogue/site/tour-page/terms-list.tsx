import type { ReactNode } from 'react'

/** Rows of a term and what holds, with hairlines between. */
export function TermsList({ children }: { children: ReactNode }) {
  return <dl className="*:first:pt-0 *:last:border-b-0">{children}</dl>
}

export function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[152px_minmax(0,1fr)] print:break-inside-avoid print:py-1.5">
      <dt className="text-sm leading-6 text-ink-2">{name}</dt>
      <dd className="text-[0.9375rem] leading-6">{children}</dd>
    </div>
  )
}

import type { ReactNode } from 'react'

/** A small form that opened below its row: its fields, and what to do with them. */
export function OpenedForm({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <div className="border-b border-line py-5">
      <div className="grid max-w-[440px] gap-4">
        {children}
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">{actions}</div>
      </div>
    </div>
  )
}

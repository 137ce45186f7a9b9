import type { ReactNode } from 'react'

type AreaHeadProps = {
  title: string
  /** One sentence below it. */
  lead?: ReactNode
  /** The way back, above it. */
  above?: ReactNode
  /** At the end of the title's line: a state, or what one came to do. */
  aside?: ReactNode
}

/** The head of a page in a signed-in area. */
export function AreaHead({ title, lead, above, aside }: AreaHeadProps) {
  return (
    <header className="mb-6">
      {above && <p className="mb-1 text-sm print:hidden">{above}</p>}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="font-serif text-d2 wrap-anywhere">{title}</h1>
          {lead && (
            <p className="mt-2 max-w-[62ch] text-ink-2">
              <bdi>{lead}</bdi>
            </p>
          )}
        </div>
        {aside}
      </div>
    </header>
  )
}

import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../icon.tsx'

type OfficeHeadProps = {
  title: ReactNode
  /** The way here, from the top down; the page itself is the title, or the last word where that says more. */
  trail?: readonly { label: string; to?: string }[]
  /** Beside the title: a state, or when it was saved. */
  beside?: ReactNode
  /** At the end of the title's line; at most one of them is vermilion. */
  actions?: ReactNode
}

/** The head of a page of the office: where one is, what it is, and what one came to do. */
export function OfficeHead({ title, trail = [], beside, actions }: OfficeHeadProps) {
  return (
    <header className="mb-4.5 grid gap-1 print:mb-2">
      {trail.length > 0 && (
        <nav aria-label="Breadcrumb" className="print:hidden">
          <ol className="flex flex-wrap items-center gap-x-1.5 text-[0.8125rem] text-ink-3">
            {trail.map(({ label, to }, index) => (
              <li key={label} className="flex items-center gap-1.5">
                {index > 0 && <Icon of={ChevronRight} dense points className="size-3.5" />}
                {to ? (
                  <Link
                    to={to}
                    className="inline-flex items-center text-ai underline-offset-4 hover:underline max-md:min-h-11"
                  >
                    <bdi>{label}</bdi>
                  </Link>
                ) : (
                  <bdi>{label}</bdi>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="min-w-0 font-serif text-[1.75rem] leading-[1.15] wrap-anywhere">
          <bdi>{title}</bdi>
        </h1>
        {beside}
        {actions && <div className="ms-auto flex flex-wrap items-center gap-2 max-md:ms-0 print:hidden">{actions}</div>}
      </div>
    </header>
  )
}

import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#contract/money.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { pagesShown } from './list-words.ts'

const PAGE =
  'grid h-7.5 min-w-7.5 place-items-center rounded-tag px-1.5 tabular-nums -outline-offset-2 max-md:h-11 max-md:min-w-11'

type PageLinksProps = {
  page: number
  pages: number
  /** Of what. */
  name: string
  /** The address of a page. */
  at: (page: number) => string
}

/** The pages of a list, those around the present one. */
export function PageLinks({ page, pages, name, at }: PageLinksProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={`Pages of ${name}`} className="ms-auto flex items-center gap-1 max-md:ms-0">
      <Turn to={page > 1 ? at(page - 1) : null} label="Previous page">
        <Icon of={ChevronLeft} dense points />
      </Turn>
      {pagesShown(page, pages).map((one, index) =>
        one === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
          <span key={`gap${index}`} aria-hidden className="px-1">
            …
          </span>
        ) : (
          <Link
            key={one}
            to={at(one)}
            preventScrollReset
            aria-label={`Page ${formatCount(one)}`}
            aria-current={one === page ? 'page' : undefined}
            className={cx(PAGE, one === page ? 'bg-ink font-semibold text-paper' : 'hover:bg-paper-2')}
          >
            {formatCount(one)}
          </Link>
        ),
      )}
      <Turn to={page < pages ? at(page + 1) : null} label="Next page">
        <Icon of={ChevronRight} dense points />
      </Turn>
    </nav>
  )
}

function Turn({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  if (to === null)
    return (
      <span aria-hidden className={cx(PAGE, 'opacity-40')}>
        {children}
      </span>
    )
  return (
    <Link to={to} preventScrollReset aria-label={label} className={cx(PAGE, 'hover:bg-paper-2')}>
      {children}
    </Link>
  )
}

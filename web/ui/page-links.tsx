import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonLook } from './button-look.ts'
import { Icon } from './icon.tsx'

type PageLinksProps = {
  /** What is turned: "Pages of past trips". */
  label: string
  page: number
  pages: number
  to: (page: number) => string
}

/** From page to page of a list that is not long; one page needs none. */
export function PageLinks({ label, page, pages, to }: PageLinksProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={label} className="mt-6 flex items-center gap-4 print:hidden">
      <Turn to={page > 1 ? to(page - 1) : null}>
        <Icon of={ArrowLeft} dense points />
        Previous
      </Turn>
      <p className="text-sm text-ink-2 tabular-nums">
        <bdi>
          Page {page} of {pages}
        </bdi>
      </p>
      <Turn to={page < pages ? to(page + 1) : null}>
        Next
        <Icon of={ArrowRight} dense points />
      </Turn>
    </nav>
  )
}

function Turn({ to, children }: { to: string | null; children: ReactNode }) {
  const look = buttonLook({ size: 'small', className: 'max-md:min-h-11' }, to === null)
  if (to !== null)
    return (
      <Link to={to} className={look}>
        {children}
      </Link>
    )
  return (
    <span aria-hidden className={look}>
      {children}
    </span>
  )
}

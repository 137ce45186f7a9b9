import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#contract/money.ts'
import type { TourResults } from '#contract/tour-search.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { stationsOf } from './stations.ts'
import { gridAddress, type TourSearch } from './tour-search-address.ts'
import type { Landing } from './use-landing.ts'

type Found = Pick<TourResults, 'page' | 'pages' | 'pageSize' | 'total'>

/** The pages as a short line with stations. */
export function Paging({ found, search }: { found: Found; search: TourSearch }) {
  const { page, pages, pageSize, total } = found
  if (pages < 2) return null
  const first = (page - 1) * pageSize + 1
  const to = (number: number) => gridAddress({ ...search, page: number === 1 ? undefined : number })
  return (
    <nav
      aria-label="Pages of results"
      className="mt-10 flex flex-wrap items-center justify-center gap-x-[1.375rem] gap-y-5 border-t border-line pt-7 md:mt-14 print:hidden"
    >
      <Step to={page > 1 ? to(page - 1) : null} label="Previous page" className="max-sm:order-1">
        <Icon of={ArrowLeft} dense points />
        <span className="max-lg:hidden">Previous</span>
      </Step>
      <div className="flex justify-center max-sm:basis-full">
        <Stations page={page} pages={pages} to={to} />
      </div>
      <Step to={page < pages ? to(page + 1) : null} label="Next page" className="max-sm:order-3">
        <span className="max-lg:hidden">Next</span>
        <Icon of={ArrowRight} dense points />
      </Step>
      <p className="text-sm text-ink-2 tabular-nums max-sm:order-2 sm:ms-auto">
        <bdi>{`${first} to ${Math.min(first + pageSize - 1, total)} of ${formatCount(total)}`}</bdi>
      </p>
    </nav>
  )
}

const turned: Landing = { land: 'headline' }

interface StepProps {
  to: string | null
  label: string
  className: string
  children: ReactNode
}

function Step({ to, label, className, children }: StepProps) {
  const look = buttonLook({ size: 'small', className: cx('max-md:min-h-11', className) }, to === null)
  if (to === null) {
    return (
      <span aria-hidden className={look}>
        {children}
      </span>
    )
  }
  return (
    <Link to={to} preventScrollReset state={turned} aria-label={label} className={look}>
      {children}
    </Link>
  )
}

const RAIL =
  "before:absolute before:inset-x-5 before:top-1/2 before:h-[0.3125rem] before:-translate-y-1/2 before:bg-line before:content-['']"
const STATION =
  'relative grid h-9 min-w-9 place-items-center rounded-[21px] border-4 bg-paper px-1 text-[0.90625rem] font-semibold ring-4 ring-paper sm:h-[2.625rem] sm:min-w-[42px]'

function Stations({ page, pages, to }: { page: number; pages: number; to: (page: number) => string }) {
  return (
    <ol className={cx('relative flex items-center gap-3.5 tabular-nums sm:gap-6', RAIL)}>
      {stationsOf(page, pages).map((station) =>
        'page' in station ? (
          <li key={station.page}>
            <Link
              to={to(station.page)}
              preventScrollReset
              state={turned}
              aria-label={`Page ${station.page}`}
              aria-current={station.page === page ? 'page' : undefined}
              className={cx(STATION, station.page === page ? 'border-ink' : 'border-line hover:border-edge')}
            >
              {station.page}
            </Link>
          </li>
        ) : (
          <li key={`before ${station.gapBefore}`} aria-hidden className="relative bg-paper px-1 text-ink-3">
            …
          </li>
        ),
      )}
    </ol>
  )
}

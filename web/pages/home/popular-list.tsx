import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatYen } from '#contract/money.ts'
import { CardRating } from '#web/catalogue/site/cards/card-rating.tsx'
import { hoursLong, monthsInWords } from '#web/catalogue/site/cards/tour-words.ts'
import { cx } from '#web/ui/cx.ts'
import { Print } from '#web/ui/print.tsx'
import type { ListedTour } from './home-front.ts'

const COLUMNS = 'md:grid-cols-[132px_minmax(0,5fr)_minmax(0,2fr)_minmax(0,4fr)_minmax(0,4fr)_110px] md:gap-x-6'

/** A timetable of tours; on phones each row folds beside its print. */
export function PopularList({ tours }: { tours: readonly ListedTour[] }) {
  return (
    <>
      <div
        aria-hidden
        className={cx('hidden border-b border-ink pb-2.5 text-label font-semibold text-ink-3 md:grid', COLUMNS)}
      >
        <span className="col-span-2">Tour</span>
        <span>Length</span>
        <span>Pick-up</span>
        <span>Best months</span>
        <span className="text-end">Per car</span>
      </div>
      <ul>
        {tours.map((tour) => (
          <li
            key={tour.slug}
            className={cx(
              'group relative grid grid-cols-[104px_minmax(0,1fr)] gap-x-3.5 border-b border-line py-3.5 text-[0.9375rem] hover:bg-paper-2 max-md:first:border-t max-md:first:border-t-ink md:items-center',
              COLUMNS,
            )}
          >
            <Print
              of={tour.cover}
              alt=""
              sizes="(width < 900px) 156px, 132px"
              className="size-26 max-md:row-span-5 md:h-21 md:w-33"
            />
            <div className="min-w-0">
              <h3 className="font-serif text-d4">
                <Link
                  to={`/tour/detail/${tour.slug}`}
                  className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
                >
                  {tour.title}
                </Link>
              </h3>
              <CardRating of={tour.rating} className="mt-0.5" />
              <p className="mt-0.5 text-sm text-ink-2">{tour.summary}</p>
            </div>
            <Fact name="Length">{hoursLong(tour.duration)}</Fact>
            <Fact name="Pick-up" className="text-ink-2">
              {tour.pickUpName}
            </Fact>
            <Fact name="Best months">{monthsInWords(tour.bestMonths)}</Fact>
            <Fact name="Per car" className="font-[650] tabular-nums md:text-end">
              {formatYen(tour.price)}
            </Fact>
          </li>
        ))}
      </ul>
    </>
  )
}

function Fact({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <p className={cx('max-md:text-dense', className)}>
      <span className="sr-only">{name}: </span>
      <bdi>{children}</bdi>
    </p>
  )
}

import { Link } from 'react-router'
import { formatYen } from '#contract/money.ts'
import { cx } from '#web/ui/cx.ts'
import { groundLook } from '../line-look.ts'
import { StopMark } from '../mark.tsx'
import { type LineTour, tourPath } from './line-tour.ts'

/** The piece of the line beside a station: from the first one's ring to the last one's. */
const roadPast = (index: number, count: number) =>
  cx(index === 0 ? 'top-1/2' : 'top-0', index === count - 1 ? 'bottom-1/2' : 'bottom-0')

/** The line on a phone: its stations one below the other. */
export function LineList({ letter, tours }: { letter: string; tours: readonly LineTour[] }) {
  return (
    <ol className="relative">
      {tours.map((tour, index) => (
        <li key={tour.slug} className="relative">
          <span
            aria-hidden
            className={cx('absolute start-3.5 w-1.5', groundLook(letter), roadPast(index, tours.length))}
          />
          <Link
            to={tourPath(tour.slug)}
            className="group relative grid grid-cols-[34px_minmax(0,1fr)_auto] items-center gap-3.5 py-[0.6875rem] text-[0.9375rem]"
          >
            <StopMark line={letter} stop={tour.station} className="ring-4 ring-paper-2" />
            <span>
              <bdi className="block font-semibold group-hover:underline">{tour.title}</bdi>
              <bdi className="block text-sm text-ink-2">
                {tour.firstStop}, <span className="whitespace-nowrap">{tour.length}</span>
              </bdi>
            </span>
            <bdi className="text-sm tabular-nums">{formatYen(tour.priceYen)}</bdi>
          </Link>
        </li>
      ))}
    </ol>
  )
}

import { Link } from 'react-router'
import { formatYen } from '#contract/money.ts'
import { StopMark } from '../mark.tsx'
import { type LineTour, tourPath } from './line-tour.ts'

type TourTableProps = {
  letter: string
  tours: readonly LineTour[]
  /** The heading that names it. */
  labelledBy: string
}

const HEAD = 'px-3 pb-3 text-start text-label text-ink-3 first:ps-0 last:pe-0'
const CELL = 'px-3 py-3.5'

/** Every tour of the line with what one compares; the name leads to its page. */
export function TourTable({ letter, tours, labelledBy }: TourTableProps) {
  return (
    <table aria-labelledby={labelledBy} className="w-full border-collapse text-[0.9375rem]">
      <thead>
        <tr className="border-b border-ink align-bottom">
          <th scope="col" className={HEAD}>
            <span className="ps-[3.125rem]">Tour and first stop</span>
          </th>
          <th scope="col" className={HEAD}>
            Length
          </th>
          <th scope="col" className={HEAD}>
            At its best
          </th>
          <th scope="col" className={HEAD}>
            Starts
          </th>
          <th scope="col" className={HEAD}>
            Walking
          </th>
          <th scope="col" className="pb-3 text-end text-label text-ink-3">
            Per car
          </th>
        </tr>
      </thead>
      <tbody>
        {tours.map((tour) => (
          <tr key={tour.slug} className="relative border-b border-line hover:bg-paper-2 print:break-inside-avoid">
            <th scope="row" className="py-3.5 pe-3 text-start font-normal">
              <span className="flex items-center gap-4">
                <StopMark line={letter} stop={tour.station} />
                <span>
                  <Link
                    to={tourPath(tour.slug)}
                    className="font-serif text-d4 decoration-1 underline-offset-4 hover:underline after:absolute after:inset-0 after:content-['']"
                  >
                    {tour.title}
                  </Link>
                  <span className="block text-sm text-ink-2">{tour.firstStop}</span>
                </span>
              </span>
            </th>
            <td className={`${CELL} whitespace-nowrap`}>{tour.length}</td>
            <td className={`${CELL} text-ink-2`}>{tour.best}</td>
            <td className={`${CELL} tabular-nums`}>{tour.starts}</td>
            <td className={CELL}>{tour.walking}</td>
            <td className="py-3.5 ps-3 text-end">
              <bdi className="font-[650] tabular-nums">{formatYen(tour.priceYen)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

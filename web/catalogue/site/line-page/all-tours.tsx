import { TextLink } from '#web/ui/text-link.tsx'
import { allOf } from './count-words.ts'
import type { Line } from './line-heading.tsx'
import type { LineTour } from './line-tour.ts'
import { TourTable } from './tour-table.tsx'

/** Not on a phone: there the list of stations has them all. */
export function AllTours({ line, tours }: { line: Line; tours: readonly LineTour[] }) {
  return (
    <section aria-labelledby="all" className="pt-18 max-md:hidden print:!block">
      <div className="mb-5 flex items-end justify-between gap-8">
        <h2 id="all" className="font-serif text-d3">
          {allOf(tours.length)}
        </h2>
        <TextLink to={`/tour/grid?line=${line.slug}`} className="text-sm print:hidden">
          See them with filters
        </TextLink>
      </div>
      <TourTable letter={line.letter} tours={tours} labelledBy="all" />
    </section>
  )
}

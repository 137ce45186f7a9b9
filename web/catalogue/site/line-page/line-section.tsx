import { LineList } from './line-list.tsx'
import { LineMap } from './line-map.tsx'
import type { LineTour } from './line-tour.ts'

type LineSectionProps = { letter: string; tours: readonly LineTour[]; tokyoSign: string }

/**
 * The tours as stations: a map on a desk, a list on a phone. In between there is room for the table of all tours but
 * none to read the map in, and the table has everything that the map says.
 */
export function LineSection({ letter, tours, tokyoSign }: LineSectionProps) {
  return (
    <section
      aria-labelledby="line"
      className="mt-8 bg-paper-2 p-5 max-md:-mx-(--gut) md:mt-14 md:max-lg:hidden lg:px-8 lg:py-7 print:hidden"
    >
      <div className="mb-3.5 flex items-baseline justify-between gap-6">
        <h2 id="line" className="font-serif text-d4">
          These tours, one by one
        </h2>
        <p className="text-sm text-ink-2 max-lg:hidden">Not to scale</p>
      </div>
      <div className="max-lg:hidden">
        <p className="sr-only">A diagram with the tours as stations. The table below has the same tours.</p>
        <LineMap letter={letter} tours={tours} tokyoSign={tokyoSign} />
      </div>
      <div className="lg:hidden">
        <LineList letter={letter} tours={tours} />
      </div>
    </section>
  )
}

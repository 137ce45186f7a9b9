import type { TourSummary } from '#contract/catalogue.ts'
import { TourCard } from '#web/catalogue/site/cards/tour-card.tsx'

type SimilarToursProps = {
  tours: readonly TourSummary[]
  youngest: number | null
  /** Day and party as a query, so that nobody says them twice. */
  party: string
}

export function SimilarTours({ tours, youngest, party }: SimilarToursProps) {
  if (tours.length === 0) return null
  return (
    <section aria-labelledby="similar" className="below-fold mt-(--section) print:hidden">
      <h2 id="similar" className="mb-8 font-serif text-d2">
        Days like this one
      </h2>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 md:grid-cols-3">
        {tours.map((tour) => (
          <li key={tour.slug}>
            <TourCard
              tour={tour}
              from
              to={`/tour/detail/${tour.slug}${party && `?${party}`}`}
              youngest={youngest}
              sizes="(width < 600px) 100vw, (width < 900px) 50vw, 410px"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { TourSummary } from '#contract/catalogue.ts'
import { TourCard } from '#web/catalogue/site/cards/tour-card.tsx'

/** What the office picked, in its order. */
export const PickedTours = ({ tours }: { tours: readonly TourSummary[] }) => (
  <div className="grid gap-8 sm:grid-cols-2 md:grid-cols-3 md:gap-x-7">
    {tours.map((tour) => (
      <TourCard key={tour.slug} tour={tour} from sizes="(width < 600px) 100vw, (width < 900px) 50vw, 414px" />
    ))}
  </div>
)

import type { TourSummary } from '#contract/catalogue.ts'
import { TourCard } from '#web/catalogue/site/cards/tour-card.tsx'

export const topGrid = 'grid gap-8 md:grid-cols-[7fr_5fr] md:gap-x-12'
export const largePrint = 'aspect-3/2 md:aspect-auto md:h-[34.25rem]'
export const smallPrint = 'aspect-3/2 md:aspect-auto md:h-52'

/** The first one large, the next two beside it. */
export function TopTours({ tours: [first, ...others] }: { tours: readonly TourSummary[] }) {
  if (!first) return null
  return (
    <div className={topGrid}>
      <TourCard tour={first} from large sizes="(width < 900px) 100vw, max(53vw, 822px)" printClassName={largePrint} />
      <div className="grid content-start gap-8">
        {others.map((tour) => (
          <TourCard key={tour.slug} tour={tour} from sizes="(width < 900px) 100vw, 38vw" printClassName={smallPrint} />
        ))}
      </div>
    </div>
  )
}

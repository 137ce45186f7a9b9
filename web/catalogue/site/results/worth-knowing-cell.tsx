import { formatYen } from '#contract/money.ts'
import type { FoundTour } from '#contract/tour-search.ts'
import { Print } from '#web/ui/print.tsx'
import { ryokanRoom } from '#web/ui/prints/ryokan-room.generated.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { WorthKnowing } from './worth-knowing.ts'

interface WorthKnowingCellProps {
  known: WorthKnowing
  tour: FoundTour
  to: string
  sizes: string
  /** Prints do not repeat inside one view. */
  withPrint: boolean
}

export function WorthKnowingCell({ known, tour, to, sizes, withPrint }: WorthKnowingCellProps) {
  return (
    <section aria-labelledby="worth-knowing">
      {withPrint && <Print of={ryokanRoom} alt="" sizes={sizes} className="aspect-3/2" />}
      <div className="mt-3.5 border-t-2 border-ink pt-3">
        <p className="text-label text-ink-3">Worth knowing</p>
        <h2 id="worth-knowing" className="mt-1 font-serif text-d4">
          {known.question}
        </h2>
        <p className="mt-1.5 text-sm text-ink-2">{known.answer}</p>
        <p className="mt-1.5 text-sm">
          <TextLink to={to}>
            {tour.title}, <bdi>{formatYen(tour.forParty?.priceYen ?? tour.price)}</bdi>
          </TextLink>
        </p>
      </div>
    </section>
  )
}

export const worthKnowingPrint = ryokanRoom.path

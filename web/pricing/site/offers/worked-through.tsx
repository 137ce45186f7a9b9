import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { formatYen } from '#contract/money.ts'
import { taxNote } from '#contract/tax-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { dayInWords } from './offer-words.ts'
import { PriceLines } from './price-lines.tsx'
import { offerPath, type ShownOffer, type WorkedTour } from './shown-offer.ts'

/** What the code does to a real price, line by line. */
export function WorkedThrough({ offer, tour, today }: { offer: ShownOffer; tour: WorkedTour; today: string }) {
  const total = formatYen(tour.totalYen)
  return (
    <>
      <h2 className="font-serif text-d4">On {tour.title}</h2>
      <p className="mt-1 mb-4 text-sm text-ink-2">
        {tour.firstDay
          ? `${dayInWords(tour.firstDay, today)}, in the smallest car`
          : 'No day is left on which this tour and the code meet'}
      </p>
      <PriceLines
        day={`The day, ${tour.length}`}
        code={offer.code}
        percentOff={offer.percentOff}
        worked={tour}
        total="Total"
      />
      <p className="mt-2 text-xs text-ink-3 tabular-nums">Per car. {taxNote(tour.taxes)}</p>
      <p role="status" className="sr-only">
        {tour.title} with {offer.code}: {total}
      </p>
    </>
  )
}

type ChooseTourProps = { offer: ShownOffer; chosen: WorkedTour; pathTo?: (tour: string) => string }

/** The other tours of the offer, each with its price by the code. Links, so that every choice has an address. */
export function ChooseTour({ offer, chosen, pathTo = (tour) => offerPath(offer.slug, tour) }: ChooseTourProps) {
  if (offer.tours.length < 2) return null
  return (
    <details className="group mt-3 text-sm print:hidden">
      <summary className="mx-auto flex min-h-6 w-fit cursor-pointer list-none items-center gap-1.5 link rounded-tag [&::-webkit-details-marker]:hidden">
        Choose another tour
        <Icon of={ChevronDown} dense className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-3 max-h-80 overflow-y-auto border-t border-line">
        {offer.tours.map((tour) => (
          <li key={tour.slug} className="border-b border-line last:border-b-0">
            <Link
              to={pathTo(tour.slug)}
              replace
              preventScrollReset
              aria-current={tour.slug === chosen.slug ? 'true' : undefined}
              className="flex min-h-11 items-center justify-between gap-4 py-2 -outline-offset-2 hover:underline aria-[current]:font-semibold"
            >
              <bdi>{tour.title}</bdi>
              <bdi className="whitespace-nowrap tabular-nums">{formatYen(tour.totalYen)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

import type { ReactNode } from 'react'
import type { FoundTour } from '#contract/tour-search.ts'
import { CompareTick, RunsOn } from './entry-extras.tsx'
import type { FoundTours } from './find-tours.ts'
import { ENTRIES, ENTRY_SIZES } from './results-look.ts'
import { addressWith, type TourSearch } from './tour-search-address.ts'
import { worthKnowing } from './worth-knowing.ts'
import { WorthKnowingCell, worthKnowingPrint } from './worth-knowing-cell.tsx'

/** What an entry of the list is drawn from; the page lends it the card. */
export interface Entry {
  tour: FoundTour
  /** Its page, with the day and the party. */
  to: string
  sizes: string
  /** The first one is seen at once, on a phone it alone; its neighbours on a desk come right after it. */
  priority: boolean
  guests: number | undefined
  /** The age of the youngest child who was named: a day that is hard with it is a warning. */
  youngest: number | undefined
  day: string | undefined
  /** What stands below the price. */
  extras: ReactNode
}

export type DrawEntry = (entry: Entry) => ReactNode

interface EntriesProps {
  found: FoundTours
  search: TourSearch
  compared: readonly string[]
  onTick: (slug: string) => void
  compareFormId: string
  isPending: boolean
  draw: DrawEntry
}

const firstRow = 3
/** In the middle of the second row, where it is met after a few entries. */
const knownAt = 4

export function Entries({ found, search, compared, onTick, compareFormId, isPending, draw }: EntriesProps) {
  const { day, guests, youngest } = search
  const known = worthKnowing(search, found)
  const knownTour = known && found.tours.find(({ slug }) => slug === known.slug)
  const entries = found.tours.map((tour, index) => (
    <div key={tour.slug} className={index < firstRow ? undefined : 'below-fold [--rough-height:560px]'}>
      {draw({
        tour,
        to: tourAddress(tour.slug, search),
        sizes: ENTRY_SIZES,
        priority: index === 0,
        guests,
        youngest,
        day,
        extras: (
          <>
            {day && <RunsOn tour={tour} day={day} />}
            <CompareTick
              tour={tour}
              checked={compared.includes(tour.slug)}
              onTick={() => onTick(tour.slug)}
              formId={compareFormId}
            />
          </>
        ),
      })}
    </div>
  ))
  if (known && knownTour) {
    entries.splice(
      knownAt,
      0,
      <WorthKnowingCell
        key="worth knowing"
        known={known}
        tour={knownTour}
        to={tourAddress(knownTour.slug, search)}
        sizes={ENTRY_SIZES}
        withPrint={found.tours.every(({ cover }) => cover.path !== worthKnowingPrint)}
      />,
    )
  }
  return (
    <div aria-busy={isPending} className={`${ENTRIES} transition-opacity aria-busy:opacity-45`}>
      {entries}
    </div>
  )
}

function tourAddress(slug: string, { day, guests }: TourSearch): string {
  const parameters = new URLSearchParams()
  if (day) parameters.set('day', day)
  if (guests) parameters.set('guests', String(guests))
  return addressWith(`/tour/detail/${slug}`, parameters)
}

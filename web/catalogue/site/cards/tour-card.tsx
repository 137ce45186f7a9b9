import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { TourSummary } from '#contract/catalogue.ts'
import { formatYen } from '#contract/money.ts'
import { cx } from '#web/ui/cx.ts'
import { Print } from '#web/ui/print.tsx'
import { LineMark, StopMark } from '../mark.tsx'
import { CardRating } from './card-rating.tsx'
import { ChildFact } from './child-fact.tsx'
import { hoursLong, priceTerms, upToGuests } from './tour-words.ts'

type TourCardProps = {
  tour: TourSummary
  /** How wide its print is shown, as in HTML. */
  sizes: string
  /** The print's frame: give it a height or an aspect. */
  printClassName?: string
  /** Another price than the tour's own, such as that for the party. */
  priceYen?: number
  /** "from" in front of the price, where it depends on the car. */
  from?: boolean
  /** The station sign instead of the line's ring; for pages that show one line. */
  station?: boolean
  large?: boolean
  priority?: boolean
  /** Where it leads, with the query to keep; the tour's page unless told. */
  to?: string
  headingLevel?: 2 | 3
  /** The age of the youngest who was named. */
  youngest?: number | null
  /** Why it is in the list, where its name does not say. */
  found?: ReactNode
  /** What stands below: free days, compare. */
  children?: ReactNode
}

/** A tour in a list: print, line, name, what guests say, what it is, facts, price. The whole entry leads to its page, by one link. */
export function TourCard(props: TourCardProps) {
  const { tour, sizes, printClassName = 'aspect-3/2', priceYen = tour.price, large, headingLevel = 3 } = props
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className="group relative">
      <Print of={tour.cover} sizes={sizes} priority={props.priority ?? false} className={printClassName} />
      <div className="mt-3 flex gap-3">
        {props.station ? (
          <StopMark line={tour.category.letter} stop={tour.station} />
        ) : (
          <LineMark line={tour.category.letter} size="small" className="mt-0.5" />
        )}
        <Heading className={cx('min-w-0 font-serif', large ? 'text-d3' : 'text-d4')}>
          <Link
            to={props.to ?? `/tour/detail/${tour.slug}`}
            className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
          >
            {tour.title}
          </Link>
        </Heading>
      </div>
      <CardRating of={tour.rating} className="mt-1.5" />
      <p className="mt-1.5 text-[0.9375rem] leading-normal text-ink-2">{tour.summary}</p>
      {props.found}
      <p className="mt-1.5 flex flex-wrap gap-x-4 text-sm text-ink-2">
        <bdi>{hoursLong(tour.duration)}</bdi>
        <bdi>{upToGuests(tour.maxGuests)}</bdi>
      </p>
      <ChildFact of={tour.withChildren} youngest={props.youngest ?? null} className="mt-2" />
      <p className="mt-3 border-t border-line pt-2.5 text-[0.9375rem]">
        {props.from && 'from '}
        <bdi className="font-[650] tabular-nums">{formatYen(priceYen)}</bdi>{' '}
        <span className="text-ink-2">{priceTerms(tour)}</span>
      </p>
      {/* Above the link that covers the entry, so that it can be pressed itself. */}
      {props.children && <div className="relative z-10 mt-2 w-fit">{props.children}</div>}
    </article>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatYen } from '#contract/money.ts'
import type { Wish } from '#contract/wishlist.ts'
import { Print } from '#web/ui/print.tsx'
import { hoursLong, upToGuests } from '../tour-words.ts'

type WishCardProps = {
  wish: Wish
  /** Lies in the corner of the print, such as the heart that takes it off. */
  corner?: ReactNode
  /** What stands below: the next free day, compare. */
  children?: ReactNode
}

/** Something saved: print, name, facts, and its price today. */
export function WishCard({ wish, corner, children }: WishCardProps) {
  return (
    <article>
      <div className="relative">
        <Print of={wish.picture} sizes="(width < 600px) 100vw, (width < 1200px) 50vw, 330px" className="aspect-3/2" />
        {corner}
      </div>
      <h2 className="mt-3 font-serif text-d4">
        {wish.kind === 'tour' ? (
          <Link to={`/tour/detail/${wish.slug}`} className="decoration-1 underline-offset-4 hover:underline">
            {wish.title}
          </Link>
        ) : (
          wish.title
        )}
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        <bdi>
          {hoursLong(wish.durationMinutes)}, {upToGuests(wish.maxGuests)}
        </bdi>
      </p>
      <p className="mt-1.5 text-[0.9375rem]">
        <bdi className="font-[650] tabular-nums">{formatYen(wish.priceYen)}</bdi>{' '}
        <span className="text-ink-2">{wish.unit}</span>
      </p>
      {children}
    </article>
  )
}

export const WISH_GRID = 'grid gap-x-7 gap-y-10 sm:grid-cols-2 lg:grid-cols-3'

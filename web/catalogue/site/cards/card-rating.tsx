import { Star } from 'lucide-react'
import type { TourRating } from '#contract/catalogue.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { reviewsInWords } from './tour-words.ts'

/** The mean of what guests wrote, with how many did; nothing while nobody has. */
export function CardRating({ of: rating, className }: { of: TourRating | null; className?: string }) {
  if (!rating) return null
  return (
    <p className={cx('flex items-center gap-1.5 text-sm tabular-nums', className)}>
      <Icon of={Star} dense className="fill-current text-kohaku" />
      <span className="sr-only">Rated </span>
      <bdi className="font-semibold">{rating.average.toFixed(1)}</bdi>
      <span className="sr-only"> of 5, </span>
      <bdi className="text-ink-2">{reviewsInWords(rating.count)}</bdi>
    </p>
  )
}

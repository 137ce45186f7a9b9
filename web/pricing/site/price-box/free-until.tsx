import { cx } from '#web/ui/cx.ts'
import { freeUntil } from '../free-until.ts'
import type { Box } from './box.ts'

/** Until when cancelling is free, as one sentence. */
export function FreeUntil({
  box: { tour, choice, dayProblem, isRefused },
  className,
}: {
  box: Box
  className?: string
}) {
  if (isRefused) return null
  const chosen = choice.day && !dayProblem ? { day: choice.day, start: choice.start } : null
  return (
    <p className={cx('text-xs text-ink-2', className)}>
      <bdi>{freeUntil(tour.cancellationTiers, chosen, new Date())}</bdi>
    </p>
  )
}

import { useHydrated } from '#web/platform/hydrated.ts'
import { cx } from '#web/ui/cx.ts'
import type { Box } from './box.ts'
import { freeUntil } from './refunds.ts'

/** Until when cancelling is free, as one sentence. */
export function FreeUntil({
  box: { tour, choice, dayProblem, isRefused },
  className,
}: {
  box: Box
  className?: string
}) {
  const now = useHydrated() ? new Date() : null
  if (isRefused) return null
  const day = dayProblem ? null : choice.day
  return (
    <p className={cx('text-xs text-ink-2', className)}>
      <bdi>{freeUntil(tour.cancellationTiers, day, choice.start, now)}</bdi>
    </p>
  )
}

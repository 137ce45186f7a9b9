import type { CarRow, CarState } from '#contract/cars.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import { CarElevation } from '#web/fleet/site/car-elevation.tsx'
import { cx } from '#web/ui/cx.ts'
import { Tag } from '#web/ui/tag.tsx'
import { nextPaperWords, type PaperTone, paperTone, stateTags, stateWords } from './car-words.ts'

/** The class from the side, in a row. */
export function SmallElevation({ vehicleClass }: { vehicleClass: VehicleClass }) {
  return (
    <span className="grid h-8.5 w-20 shrink-0 place-items-center">
      <CarElevation vehicleClass={vehicleClass} className="h-auto w-19" />
    </span>
  )
}

export const ClassCell = ({ row }: { row: CarRow }) => (
  <span className="flex items-center gap-4 font-semibold">
    {/* On a phone the plate stands where the drawing would. */}
    <span className="max-sm:hidden">
      <SmallElevation vehicleClass={row.vehicleClass} />
    </span>
    <bdi>{row.className}</bdi>
  </span>
)

export const paperLooks: Record<PaperTone, string> = {
  ended: 'font-semibold text-beni',
  soon: 'font-semibold text-kohaku',
  fine: '',
}

export function NextPaper({ row: { nextPaper } }: { row: CarRow }) {
  if (!nextPaper) return <span className="text-ink-3">No paper ends</span>
  const tone = paperTone(nextPaper.daysLeft)
  return (
    <bdi className={paperLooks[tone]}>
      {nextPaperWords(nextPaper)}
      {tone === 'ended' && <span className="sr-only">, ended</span>}
      {tone === 'soon' && <span className="sr-only">, ends soon</span>}
    </bdi>
  )
}

/** A bar for the eye, the figure for everybody. */
export const InUse = ({ percent }: { percent: number }) => (
  <span className="inline-flex items-center gap-2 tabular-nums">
    <span aria-hidden className="block h-1.5 w-11 bg-line max-sm:hidden">
      <span className="block h-full bg-dv1" style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
    </span>
    <bdi className="min-w-10">
      {percent}%<span className="sm:hidden"> in use</span>
    </bdi>
  </span>
)

export const StateTag = ({ of: state, className }: { of: CarState; className?: string }) => (
  <span className={cx('whitespace-nowrap', className)}>
    <Tag tone={stateTags[state.is].tone}>{stateWords(state)}</Tag>
  </span>
)

import { useEffect, useEffectEvent, useState } from 'react'
import { formatYen } from '#contract/money.ts'
import type { Facets } from '#contract/tour-search.ts'
import { cx } from '#web/ui/cx.ts'
import { narrowed } from './narrowing.ts'
import type { TourSearch } from './tour-search-address.ts'

interface PriceFilterProps {
  scale: Facets['price']
  search: TourSearch
  onNarrow: (next: TourSearch, history: 'replace') => void
  roomy: boolean
}

/** So long after the last move the results follow; a drag sends dozens of values. */
const pauseMs = 250
const barHeight = 52

/** Two native sliders on one track, under the bars of what there is to be had. */
export function PriceFilter({ scale, search, onNarrow, roomy }: PriceFilterProps) {
  const { fromYen, toYen, stepYen } = scale
  const limits = {
    low: Math.min(Math.max(search.min ?? fromYen, fromYen), toYen - stepYen),
    high: Math.max(Math.min(search.max ?? toYen, toYen), fromYen + stepYen),
  }
  const given = `${limits.low} ${limits.high} ${fromYen} ${toYen}`
  const [followed, setFollowed] = useState(given)
  const [{ low, high }, setHandles] = useState(limits)
  if (followed !== given) {
    setFollowed(given)
    setHandles(limits)
  }

  const settle = useEffectEvent((min: number, max: number) => {
    if (min === limits.low && max === limits.high) return
    const change = { min: min > fromYen ? min : undefined, max: max < toYen ? max : undefined }
    onNarrow(narrowed(search, change), 'replace')
  })
  useEffect(() => {
    const pause = setTimeout(() => settle(low, high), pauseMs)
    return () => clearTimeout(pause)
  }, [low, high])

  const range = { min: fromYen, max: toYen, step: stepYen }
  return (
    <div className={cx('relative', roomy ? '[--thumb:44px]' : '[--thumb:26px]')}>
      <Bars scale={scale} low={low} high={high} />
      <div className="relative -mt-[calc(var(--thumb)/2+2px)] h-(--thumb)">
        <label>
          <span className="sr-only">Lowest price</span>
          <input
            {...range}
            type="range"
            name="min"
            value={low}
            onChange={(event) => setHandles({ low: Math.min(Number(event.target.value), high - stepYen), high })}
            aria-valuetext={formatYen(low)}
            className={cx(SLIDER, low > (fromYen + toYen) / 2 && 'z-10')}
          />
        </label>
        <label>
          <span className="sr-only">Highest price</span>
          <input
            {...range}
            type="range"
            name="max"
            value={high}
            onChange={(event) => setHandles({ low, high: Math.max(Number(event.target.value), low + stepYen) })}
            aria-valuetext={formatYen(high)}
            className={SLIDER}
          />
        </label>
      </div>
      <p aria-hidden className="mt-1 flex justify-between text-sm tabular-nums">
        <bdi>{formatYen(low)}</bdi>
        <bdi>{formatYen(high)}</bdi>
      </p>
    </div>
  )
}

/** Only the handles take the pointer, so that both can be reached where the tracks lie over each other. */
const SLIDER = [
  'pointer-events-none absolute inset-0 h-full w-full cursor-pointer appearance-none bg-transparent focus-visible:outline-none',
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-(--thumb) [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-ring [&::-webkit-slider-thumb]:bg-[radial-gradient(circle,var(--surface)_9px,var(--ink)_9.5px,var(--ink)_11px,transparent_11.5px)]',
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-(--thumb) [&::-moz-range-thumb]:rounded-ring [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-transparent [&::-moz-range-thumb]:bg-[radial-gradient(circle,var(--surface)_9px,var(--ink)_9.5px,var(--ink)_11px,transparent_11.5px)]',
  'focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-ai focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-ai',
  'forced-colors:appearance-auto',
].join(' ')

/** Inset by half a handle, so that a handle stands at the price of the bar above it. */
function Bars({ scale, low, high }: { scale: Facets['price']; low: number; high: number }) {
  const { fromYen, toYen, stepYen, bars } = scale
  const most = Math.max(1, ...bars)
  const place = (yen: number) => ((yen - fromYen) / (toYen - fromYen)) * bars.length
  return (
    <div className="px-[calc(var(--thumb)/2)]">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bars.length} ${barHeight + 4}`}
        preserveAspectRatio="none"
        className="mirrors h-14 w-full"
      >
        {bars.map((count, index) => {
          const yen = fromYen + index * stepYen
          const height = (count / most) * barHeight
          return (
            <rect
              key={yen}
              x={index + 0.06}
              width={0.88}
              y={barHeight - height}
              height={height}
              className={yen >= low && yen < high ? 'fill-dv1' : 'fill-edge opacity-40'}
            />
          )
        })}
        <rect x={0} width={bars.length} y={barHeight} height={4} className="fill-line" />
        <rect x={place(low)} width={place(high) - place(low)} y={barHeight} height={4} className="fill-ink" />
      </svg>
    </div>
  )
}

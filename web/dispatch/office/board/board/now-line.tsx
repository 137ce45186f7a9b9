import type { CSSProperties, ReactNode } from 'react'
import { onTokyoClock } from '#core/days.ts'
import { usePresent } from '../stream/present.ts'
import { type Axis, fractionAt, percent } from './axis.ts'
import { clockOf } from './words.ts'

/** Where the present moment stands; null: on none of the days or hours shown. */
function usePlaceOfNow(axis: Axis): { at: number; clock: string } | null {
  const ms = usePresent()
  if (ms === null || !axis.days.some(({ fromMs, untilMs }) => ms >= fromMs && ms <= untilMs)) return null
  return { at: fractionAt(axis, ms), clock: clockOf(onTokyoClock(ms)) }
}

/** Through all that it holds. Each row draws its own piece, since what lies in a row knows only what lies there. */
export function NowLine({ axis, children }: { axis: Axis; children: ReactNode }) {
  const now = usePlaceOfNow(axis)
  const place = now ? ({ '--now': percent(now.at) } as CSSProperties) : undefined
  return (
    <div data-now={now ? '' : undefined} style={place} className="group/now relative">
      {now && (
        <div aria-hidden className="pointer-events-none absolute inset-y-0 start-[148px] end-0">
          <i className="absolute inset-y-0 start-(--now) -ms-px w-0.5 bg-shu" />
        </div>
      )}
      {children}
    </div>
  )
}

/** Its hour, in the head. */
export function NowTag({ axis }: { axis: Axis }) {
  const now = usePlaceOfNow(axis)
  if (!now) return null
  return (
    <span
      style={{ insetInlineStart: percent(now.at) }}
      className="absolute bottom-0.5 z-1 -translate-x-1/2 rounded-tag bg-shu px-[5px] py-px text-[12px] leading-snug font-bold text-on-shu rtl:translate-x-1/2"
    >
      <bdi>{now.clock}</bdi>
    </span>
  )
}

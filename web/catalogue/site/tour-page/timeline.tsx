import { Car } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useStore } from 'zustand'
import { useHydrated } from '#web/platform/hydrated.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { groundLook } from '../line-look.ts'
import { StopMark } from '../mark.tsx'
import type { Highlight } from './highlight.ts'

/** A stop as it is read: times and prices are already words. */
export interface TimelineStop {
  clock: string
  name: string
  /** What a taxi driver or a map understands. */
  nameJa?: string
  note?: string
  /** "1 h 10 here". */
  stay?: string
  /** "Entry ¥300 each, not included". */
  admission?: string
  /** The drive to the next stop. */
  drive?: string
}

type TimelineProps = {
  stops: readonly TimelineStop[]
  /** The letter of the tour's line. */
  line: string
  highlight: Highlight
  /** The map beside it. */
  map: ReactNode
}

/** The day along its road: clock, stop, what is there, and the drive to the next. */
export function Timeline({ stops, line, highlight, map }: TimelineProps) {
  const mapFrame = useRef<HTMLDivElement>(null)
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-10">
      <ol>
        {stops.map((stop, index) => (
          <StopRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a day may come by the same place twice, and never changes
            key={index}
            stop={stop}
            index={index}
            line={line}
            isLast={index === stops.length - 1}
            highlight={highlight}
            onFind={() => mapFrame.current?.scrollIntoView({ block: 'nearest' })}
          />
        ))}
      </ol>
      <div className="max-lg:mt-6 print:hidden">
        <div ref={mapFrame} className="mx-auto max-w-[480px] scroll-my-24 lg:sticky lg:top-6">
          {map}
        </div>
      </div>
    </div>
  )
}

type StopRowProps = {
  stop: TimelineStop
  index: number
  line: string
  isLast: boolean
  highlight: Highlight
  /** Brings the map into view. */
  onFind: () => void
}

function StopRow({ stop, index, line, isLast, highlight, onFind }: StopRowProps) {
  const show = () => highlight.setState({ stop: index })
  const hide = () => highlight.setState({ stop: undefined })
  return (
    <li
      onPointerEnter={show}
      onPointerLeave={hide}
      className="relative grid grid-cols-[46px_34px_minmax(0,1fr)] gap-3.5 pb-6 last:pb-0 print:break-inside-avoid print:pb-3"
    >
      {!isLast && (
        <span
          aria-hidden
          className={cx('absolute start-[4.625rem] top-[2.375rem] -bottom-1 w-1.5', groundLook(line))}
        />
      )}
      <time dateTime={stop.clock} className="pt-1.5 font-semibold tabular-nums">
        <bdi>{stop.clock}</bdi>
      </time>
      <StopMark line={line} stop={index + 1} className="relative" />
      <div className="pt-1">
        <h3 className="text-[1.03125rem] leading-snug font-semibold">
          <StopName name={stop.name} index={index} highlight={highlight} onShow={show} onHide={hide} onFind={onFind} />
        </h3>
        {stop.nameJa && (
          <p lang="ja" className="text-xs text-ink-3">
            {stop.nameJa}
          </p>
        )}
        {stop.note && <p className="mt-0.5 text-sm text-ink-2">{stop.note}</p>}
        <StopTerms stop={stop} />
      </div>
    </li>
  )
}

type StopNameProps = {
  name: string
  index: number
  highlight: Highlight
  onShow: () => void
  onHide: () => void
  onFind: () => void
}

/** A word until the page is awake, from then on also the way to its place on the map. */
function StopName({ name, index, highlight, onShow, onHide, onFind }: StopNameProps) {
  const isShown = useStore(highlight, (state) => state.stop === index)
  const look = cx('decoration-2 underline-offset-4', isShown && 'underline decoration-ai print:no-underline')
  if (!useHydrated()) return <span className={look}>{name}</span>
  return (
    <button type="button" onFocus={onShow} onBlur={onHide} onClick={onFind} className={cx('text-start', look)}>
      {name}
      <span className="sr-only"> on the map</span>
    </button>
  )
}

function StopTerms({ stop: { stay, admission, drive } }: { stop: TimelineStop }) {
  const terms = [stay, admission].filter(Boolean).join('. ')
  return (
    <>
      {terms && (
        <p className="mt-1 text-xs text-ink-2">
          <bdi>{terms}</bdi>
        </p>
      )}
      {drive && (
        <p className="mt-1.5 flex items-center gap-1.5 text-xs text-ink-3">
          <Icon of={Car} dense />
          <bdi>{drive} by car</bdi>
        </p>
      )}
    </>
  )
}

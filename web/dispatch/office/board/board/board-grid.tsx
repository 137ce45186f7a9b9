import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { ResourceKind } from '#contract/booking-desk.ts'
import { cx } from '#web/ui/cx.ts'
import { longDay } from '#web/ui/day.ts'
import { boardStore } from '../board-store.ts'
import { barsByRow, type RowBars } from './bars.ts'
import { Group } from './group.tsx'
import { HourHead } from './hour-head.tsx'
import { IdleStrip } from './idle-strip.tsx'
import { hoursWidth } from './look.ts'
import { NowLine } from './now-line.tsx'
import { useAxis } from './use-axis.ts'

type BoardGridProps = { onOpen: (reference: string) => void; onAway: (resourceId: string) => void }

const kinds = ['chauffeur', 'vehicle', 'guide'] as const satisfies ResourceKind[]

/** The time line: three foldable groups of rows, bars, the present moment, what is idle by the hour. */
export function BoardGrid(props: BoardGridProps) {
  const axis = useAxis()
  const rows = boardStore(({ board }) => board?.rows)
  const bars = useBars()
  const onOpen = useSteady(props.onOpen)
  const onAway = useSteady(props.onAway)
  const groups = useMemo(
    () => kinds.map((kind) => ({ kind, rows: (rows ?? []).filter((row) => row.kind === kind) })),
    [rows],
  )
  if (!axis || !rows) return null
  const days = axis.days.length
  const first = axis.days[0]?.day ?? ''
  return (
    // One day is as long as it is and the window scrolls; more days scroll within, so that heads and hours stay in view.
    <section
      aria-label={days === 1 ? `Board, ${longDay(first)}` : `Board, ${days} days from ${longDay(first)}`}
      data-board
      data-scrolls={days > 1 || undefined}
      className={cx(
        'group/board border border-line bg-surface tabular-nums',
        days > 1 && 'max-h-[calc(100dvh-32px)] overflow-auto',
      )}
    >
      <div className="relative" style={{ minInlineSize: days > 1 ? 148 + hoursWidth(days) : undefined }}>
        <HourHead axis={axis} />
        <IdleStrip axis={axis} />
        <NowLine axis={axis}>
          {groups.map((group) => (
            <Group key={group.kind} {...group} bars={bars} axis={axis} onOpen={onOpen} onAway={onAway} />
          ))}
        </NowLine>
      </div>
    </section>
  )
}

const noRows: ReadonlyMap<string, RowBars> = new Map()

/** By row; rows whose bars are as before keep them. */
function useBars(): ReadonlyMap<string, RowBars> {
  const rows = boardStore(({ board }) => board?.rows)
  const jobs = boardStore(({ board }) => board?.jobs)
  const last = useRef(noRows)
  const bars = useMemo(() => (rows && jobs ? barsByRow({ rows, jobs }, last.current) : noRows), [rows, jobs])
  useEffect(() => {
    last.current = bars
  }, [bars])
  return bars
}

/** The same function for good, whatever the page gives: rows are not drawn anew because of it. */
function useSteady(run: (value: string) => void): (value: string) => void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  return useCallback((value: string) => latest.current(value), [])
}

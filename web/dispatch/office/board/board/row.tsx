import { memo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { Board, BoardRow } from '#contract/dispatch.ts'
import { cx } from '#web/ui/cx.ts'
import type { Carried } from '../board-state.ts'
import { boardStore } from '../board-store.ts'
import { RowVerdictSlot } from '../moving/row-verdict.tsx'
import { type Axis, spanOn, spanStyle } from './axis.ts'
import { Bar } from './bar.tsx'
import type { RowBars } from './bars.ts'
import { laneHeight } from './lanes.ts'
import { COLUMNS, OFF, OFF_HOURS, ON_THE_ROAD } from './look.ts'
import { offShift } from './off-shift.ts'
import { LostBar, ProposedBar } from './outlined-bars.tsx'
import { RowHead } from './row-head.tsx'

type RowProps = {
  row: BoardRow
  of: RowBars
  axis: Axis
  onOpen: (reference: string) => void
  onAway: (resourceId: string) => void
}

/** A person or a car. While something is carried, only rows whose verdict changed are drawn anew. */
export const Row = memo(function Row({ row, of: rowBars, axis, onOpen, onAway }: RowProps) {
  const { id, kind } = row
  const verdict = boardStore(({ carried }) => (carried?.kind === kind ? carried.fits?.get(id)?.verdict : undefined))
  const staysHere = boardStore(
    ({ carried, board }) => carried !== null && carried.kind !== kind && isOfHeld(board, carried, id),
  )
  const firstDay = axis.days[0]?.day ?? ''
  return (
    <li
      data-board-row={id}
      data-kind={kind}
      data-verdict={verdict}
      style={{ blockSize: rowHeight(rowBars.laneCount) }}
      className={cx('group/row', COLUMNS, OUT_OF_VIEW, staysHere && 'relative z-5')}
    >
      <RowHead row={row} of={rowBars} firstDay={firstDay} onAway={onAway} />
      <div className={cx('relative border-b border-line', NOW)}>
        <Hours row={row} of={rowBars} axis={axis} onOpen={onOpen} />
        <Proposed rowId={id} axis={axis} laneCount={rowBars.laneCount} />
        {/* One veil over the row instead of paler bars: what is dragged past stays cheap to draw. */}
        {verdict === 'no' && <div aria-hidden className="pointer-events-none absolute inset-0 z-3 bg-surface/50" />}
        <RowVerdictSlot rowId={id} kind={kind} />
      </div>
    </li>
  )
})

/** A row has its height from its lanes, so what is in it need not be laid out or painted before it is in view. */
const OUT_OF_VIEW = '[content-visibility:auto] print:[content-visibility:visible]'

/** The present moment, over the hatching of who is away and behind the bars. */
const NOW =
  'after:pointer-events-none after:absolute after:top-0 after:-bottom-px after:start-(--now) after:z-1 after:-ms-px after:hidden after:w-0.5 after:bg-shu group-data-now/now:after:block'

/** The rest of the crew stays as it is, and stays in view while the others of its kind stand back. */
const isOfHeld = (board: Board | null, { reference }: Carried, rowId: string): boolean =>
  board?.jobs.find((job) => job.reference === reference)?.legs.some(({ resourceId }) => resourceId === rowId) ?? false

const rowHeight = (laneCount: number) => laneCount * laneHeight(laneCount) + 1

const Hours = memo(function Hours({ row, of: { bars, lost, laneCount }, axis, onOpen }: Omit<RowProps, 'onAway'>) {
  return (
    <>
      {offShift(row, axis).map(({ from, until }) => {
        const span = spanOn(axis, from, until)
        return (
          span && <div key={from} aria-hidden style={spanStyle(span)} className={`absolute inset-y-0 ${OFF_HOURS}`} />
        )
      })}
      {row.away.map((away) => {
        const span = spanOn(axis, Date.parse(away.from), Date.parse(away.until))
        return (
          span && (
            <div
              key={away.from + away.kind}
              style={spanStyle(span)}
              className={`absolute inset-y-0 flex items-center ${OFF}`}
            >
              {/* Where something was lost, its words go first; the head says why. */}
              {!lost.some(({ startsAt, endsAt }) => startsAt < away.until && endsAt > away.from) && (
                <bdi className="relative z-2 ms-2 truncate bg-surface px-1.5 text-[12.5px] text-ink-2">
                  {away.words}
                </bdi>
              )}
            </div>
          )
        )
      })}
      {row.roadDuties.map((duty) => {
        const span = spanOn(axis, Date.parse(duty.from), Date.parse(duty.until))
        return (
          span && (
            <div key={duty.from} title={duty.words} style={spanStyle(span)} className={ON_THE_ROAD}>
              <bdi className="truncate">{duty.words}</bdi>
            </div>
          )
        )
      })}
      {lost.map((job) => (
        <LostBar key={job.reference} job={job} kind={row.kind} axis={axis} onOpen={onOpen} />
      ))}
      {bars.map((bar) => (
        <Bar key={bar.job.reference} bar={bar} laneCount={laneCount} axis={axis} onOpen={onOpen} />
      ))}
    </>
  )
})

const none: readonly string[] = []

function Proposed({ rowId, axis, laneCount }: { rowId: string; axis: Axis; laneCount: number }) {
  const references = boardStore(
    useShallow(({ proposed }) =>
      proposed.length === 0 ? none : proposed.flatMap(({ to, reference }) => (to === rowId ? reference : [])),
    ),
  )
  return references.map((reference) => (
    <ProposedBar key={reference} reference={reference} axis={axis} laneCount={laneCount} />
  ))
}

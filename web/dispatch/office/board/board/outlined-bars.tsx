import type { BoardJob, BoardRow } from '#contract/dispatch.ts'
import { cx } from '#web/ui/cx.ts'
import { boardStore } from '../board-store.ts'
import { type Axis, spanOn, spanStyle } from './axis.ts'
import { laneStyle } from './bar.tsx'
import { lineColour } from './look.ts'
import { needs } from './words.ts'

/** Jobs that do not stand on this row: they did, or they would. */

const BAR =
  'absolute overflow-hidden border-s-[5px] px-2 py-[3px] text-start text-[12.5px] leading-[1.3] whitespace-nowrap outline-2 -outline-offset-1'

const placed = (job: BoardJob, axis: Axis) => spanOn(axis, Date.parse(job.startsAt), Date.parse(job.endsAt))

/** What chosen proposals would bring to this row, outlined in pine. */
export function ProposedBar({ reference, axis, laneCount }: { reference: string; axis: Axis; laneCount: number }) {
  const job = boardStore(({ board }) => board?.jobs.find((one) => one.reference === reference))
  const span = job && placed(job, axis)
  if (!job || !span) return null
  return (
    <div
      data-proposed={reference}
      style={{ ...spanStyle(span), ...laneStyle(0, laneCount), ...lineColour(job.service.line) }}
      className={cx(BAR, 'pointer-events-none z-3 border-(--c) bg-matsu-soft outline-matsu')}
    >
      <bdi className="block truncate text-[13px] font-semibold">{job.service.title}</bdi>
      <bdi className="block truncate">
        {job.leadName}, {job.guests}. Proposed
      </bdi>
    </div>
  )
}

type LostBarProps = { job: BoardJob; kind: BoardRow['kind']; axis: Axis; onOpen: (reference: string) => void }

/** What somebody had before they fell away, while nobody else has it. By keyboard it is reached in the tray. */
export function LostBar({ job, kind, axis, onOpen }: LostBarProps) {
  const span = placed(job, axis)
  if (!span) return null
  return (
    <button
      type="button"
      tabIndex={-1}
      data-lost={job.reference}
      onClick={() => onOpen(job.reference)}
      style={{ ...spanStyle(span), ...laneStyle(0, 1) }}
      className={cx(BAR, 'z-2 border-beni bg-surface text-ink outline-dashed outline-beni')}
    >
      <bdi className="block truncate text-[13px] font-semibold">{job.service.title}</bdi>
      <bdi className="block truncate">
        {job.leadName}, {job.guests}. Needs {needs[kind]}
      </bdi>
    </button>
  )
}

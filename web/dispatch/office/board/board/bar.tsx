import { ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react'
import { type CSSProperties, memo } from 'react'
import { hoursInWords } from '#core/days.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useBarHandlers } from '../moving/use-bar-handlers.ts'
import { type Axis, type Span, spanOn, spanStyle } from './axis.ts'
import type { Bar as BarFacts } from './bars.ts'
import { CarriedByOther } from './carried-by-other.tsx'
import { laneHeight } from './lanes.ts'
import { barLook, hoursWidth, lineColour } from './look.ts'
import { barLine, barSentence, isOnTheRoad } from './words.ts'

type BarProps = { bar: BarFacts; laneCount: number; axis: Axis; onOpen: (reference: string) => void }

/** So narrow that letters would only be crumbs; at least so many pixels are there at the board's least width. */
const noWordsPx = 26
const narrowPx = 150

/** Where a lane of a row stands from above. */
export function laneStyle(lane: number, laneCount: number): CSSProperties {
  const height = laneHeight(laneCount)
  const gap = laneCount === 1 ? 5 : laneCount <= 3 ? 3 : 1
  return { insetBlockStart: lane * height + gap, blockSize: height - 2 * gap }
}

/** One job on one row, with the drive before it and the turn-round after it. */
export const Bar = memo(function Bar({ bar, laneCount, axis, onOpen }: BarProps) {
  const { job, leg, lane } = bar
  const handlers = useBarHandlers(job, leg.kind, leg.resourceId)
  const span = spanOn(axis, Date.parse(job.startsAt), Date.parse(job.endsAt))
  if (!span) return null
  const widthPx = span.size * hoursWidth(axis.days.length)
  const isOneLine = laneCount > 3
  const across = laneStyle(lane, laneCount)
  return (
    <>
      <Way axis={axis} from={leg.leavesAt} until={job.startsAt} line={job.service.line} across={across} />
      <Way axis={axis} from={job.endsAt} until={leg.freeAt} line={job.service.line} across={across} />
      <button
        type="button"
        {...handlers}
        data-kind={leg.kind}
        data-phase={job.phase}
        onClick={() => onOpen(job.reference)}
        aria-keyshortcuts="M"
        title={widthPx < narrowPx ? `${job.service.title}. ${barLine(bar)}` : undefined}
        style={{ ...spanStyle(span), ...across, ...lineColour(job.service.line) }}
        className={cx('cursor-grab active:cursor-grabbing', barLook(bar, widthPx < narrowPx))}
      >
        <span className="sr-only">{barSentence(bar, axis.days.length > 1)}</span>
        <Cut of={span} />
        {widthPx >= noWordsPx && <Words bar={bar} isNarrow={widthPx < narrowPx} isOneLine={isOneLine} span={span} />}
        <CarriedByOther reference={job.reference} />
      </button>
    </>
  )
})

/** Whoever hears the bar hears the sentence before; these words are for the eyes. */
function Words({
  bar,
  isNarrow,
  isOneLine,
  span,
}: {
  bar: BarFacts
  isNarrow: boolean
  isOneLine: boolean
  span: Span
}) {
  const { job, leg } = bar
  const title = isNarrow ? job.service.shortTitle : job.service.title
  const look = cx('block truncate', span.cutStart && 'ps-3.5', span.cutEnd && 'pe-3.5')
  const mark = (job.late || leg.warning) && !leg.clash
  return (
    <span aria-hidden>
      <bdi className={cx(look, 'text-[13px] font-semibold')}>
        <Letter of={job.service.line} />
        {mark && <Icon of={TriangleAlert} dense className="mx-0.5 inline-block size-3.5 align-[-2px]" />}
        {title}
        {isOneLine && <span className="font-normal">, {barLine(bar)}</span>}
      </bdi>
      {!isOneLine && (
        <bdi className={cx(look, leg.clash && 'font-semibold text-beni')}>
          {job.late && !job.late.silent && !leg.clash && (
            <b className={cx('font-semibold', !isOnTheRoad(job) && 'text-beni')}>{lateWords(job.late.minutes)}.</b>
          )}{' '}
          {barLine(bar)}
        </bdi>
      )}
    </span>
  )
}

/** The line by its letter: its colour alone says nothing to whoever cannot tell it from another. A ride has none. */
const Letter = ({ of: line }: { of: string | null }) =>
  line && (
    <b className="me-1 inline-grid size-4 place-items-center rounded-ring bg-surface align-[-3px] text-[10px] leading-none font-bold text-ink">
      {line}
    </b>
  )

const lateWords = (minutes: number) => (minutes > 0 ? `${hoursInWords(minutes)} late` : 'Late')

/** It goes on beyond the edge of what is shown. */
function Cut({ of: { cutStart, cutEnd } }: { of: Span }) {
  const look = 'absolute inset-y-0 my-auto size-3.5'
  return (
    <>
      {cutStart && <Icon of={ChevronLeft} dense points className={cx(look, 'start-0')} />}
      {cutEnd && <Icon of={ChevronRight} dense points className={cx(look, 'end-0')} />}
    </>
  )
}

type WayProps = { axis: Axis; from: string; until: string; line: string | null; across: CSSProperties }

/** Driving there, or turning round: thinner and paler than the job. */
function Way({ axis, from, until, line, across }: WayProps) {
  const span = spanOn(axis, Date.parse(from), Date.parse(until))
  if (!span) return null
  return (
    <span
      aria-hidden
      style={{ ...spanStyle(span), ...across, ...lineColour(line) }}
      className="pointer-events-none absolute z-1 grid items-center"
    >
      <span className="h-2 border-y border-[color-mix(in_srgb,var(--c)_55%,var(--surface))] bg-[color-mix(in_srgb,var(--c)_22%,var(--surface))]" />
    </span>
  )
}

import { Ban, Check, TriangleAlert } from 'lucide-react'
import type { ResourceKind } from '#contract/booking-desk.ts'
import type { Fit } from '#contract/dispatch-moves.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { spanOn, spanStyle } from '../board/axis.ts'
import { hoursWidth } from '../board/look.ts'
import { useAxis } from '../board/use-axis.ts'
import { boardStore } from '../board-store.ts'
import { movedEnd } from './quarter-hours.ts'

/** How a row looks while something is carried that could go there: null where nothing is known. */
type Look = 'fits' | 'warns' | 'refused' | 'faded' | 'here' | null

type OfRow = { rowId: string; kind: ResourceKind }

function useLook({ rowId, kind }: OfRow): { look: Look; fit: Fit | undefined } {
  const fit = boardStore(({ carried }) => (carried?.kind === kind ? carried.fits?.get(rowId) : undefined))
  const isOver = boardStore(({ carried }) => carried?.over === rowId)
  if (!fit) return { look: null, fit }
  return { look: fit.verdict === 'no' ? (isOver ? 'refused' : 'faded') : fit.verdict, fit }
}

/** Under the bars. */
const tints: Partial<Record<NonNullable<Look>, string>> = {
  fits: 'bg-matsu-soft/80',
  warns: 'bg-kohaku-soft/80',
  refused: 'bg-beni-soft/80',
}
const heads: Partial<Record<NonNullable<Look>, string>> = {
  fits: 'bg-matsu-soft font-semibold text-matsu border-matsu',
  warns: 'bg-kohaku-soft font-semibold text-kohaku border-kohaku',
  refused: 'bg-beni-soft font-semibold text-beni border-beni',
  faded: 'bg-surface text-ink-2 border-transparent',
  here: 'bg-surface text-ink-2 border-ink-2',
}

/**
 * While something is carried: how it would stand on this row. Two pieces, so that the row's head stays a head.
 * This one stands in the row's head (which is `relative`) after the name, and lies over the head's second line.
 */
export function RowVerdictHead(row: OfRow) {
  const { look, fit } = useLook(row)
  const colours = look && heads[look]
  if (!colours || !fit) return null
  return (
    <>
      <span aria-hidden className={cx('absolute inset-0 -z-1 border-s-4', colours)} />
      <span
        className={cx(
          'pointer-events-none absolute inset-x-0 top-6 bottom-0 border-s-4 ps-2 pe-1 text-[12.5px] leading-[1.25]',
          colours,
        )}
      >
        <bdi className="block truncate">{fit.short}</bdi>
      </span>
    </>
  )
}

/**
 * Over the row's hours: the slot where it would land, with its words. Stands as the last child of the `relative`
 * element that is exactly as wide as the hours.
 */
export function RowVerdictSlot(row: OfRow) {
  const { look, fit } = useLook(row)
  if (!fit || !look || !tints[look]) return null
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      <div className={cx('absolute inset-0', tints[look])} />
      {(look === 'fits' || look === 'warns' || look === 'refused') && <Slot look={look} fit={fit} rowId={row.rowId} />}
    </div>
  )
}

type SlotProps = { look: keyof typeof slots; fit: Fit; rowId: string }

/** Each has a ground of its own, so that its words can be read whatever lies beside or below it. */
const slots = {
  fits: { edge: 'border-matsu', ground: 'bg-matsu-soft', icon: Check, words: 'Fits here' },
  warns: { edge: 'border-kohaku', ground: 'bg-kohaku-soft', icon: TriangleAlert, words: 'Fits, with a warning' },
  refused: { edge: 'border-beni', ground: 'bg-beni-soft', icon: Ban, words: 'Not here' },
} as const

/** Narrower than this at the board's least width, the words stand beside the slot: after it, or before it late in a day. */
const besidePx = 100

function Slot({ look, fit, rowId }: SlotProps) {
  const axis = useAxis()
  const isOver = boardStore(({ carried }) => carried?.over === rowId)
  const isDragged = boardStore(({ carried }) => carried?.how === 'pointer')
  const startsAt = boardStore(({ carried }) => carried?.fitsAt ?? null)
  const job = boardStore(({ board, carried }) => board?.jobs.find((one) => one.reference === carried?.reference))
  // The pointer carries its own words about a refusal; the keys have only these.
  if (!axis || !job || (look === 'refused' && isDragged)) return null
  const from = startsAt ?? job.startsAt
  const span = spanOn(axis, Date.parse(from), Date.parse(movedEnd(job, from)))
  if (!span) return null
  const { edge, icon, ground } = slots[look]
  const words = fit.needsReason ? 'With a reason' : slots[look].words
  const isBeside = span.size * hoursWidth(axis.days.length) < besidePx
  const isLate = span.start + span.size / 2 > 0.5
  return (
    <div
      style={spanStyle(span)}
      className={cx(
        'absolute inset-y-1 z-3 border-2 text-[12.5px] leading-snug text-ink',
        ...[edge, isOver ? 'bg-surface shadow-lift' : ground, isOver ? 'border-solid' : 'border-dashed'],
      )}
    >
      <span
        className={cx(
          'absolute inset-y-0 block overflow-hidden px-1.5',
          isBeside ? cx('w-max max-w-72', ground, isLate ? 'end-full me-1' : 'start-full ms-1') : 'inset-x-0',
        )}
      >
        <b className="flex items-center gap-1 text-[13px] font-semibold">
          <Icon of={icon} dense className="size-3.5" />
          <span className="truncate">{startsAt ? `${words}, ${from.slice(11, 16)}` : words}</span>
        </b>
        <bdi className="block truncate">{fit.words}</bdi>
      </span>
    </div>
  )
}

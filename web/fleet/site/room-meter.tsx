import { halvesInFigures } from '#core/words.ts'
import { cx } from '#web/ui/cx.ts'

type RoomMeterProps = {
  label: string
  /** What the party needs, in halves: a child in a seat takes one and a half. */
  filledHalves: number
  /** What the car has, in whole places. */
  total: number
  /** What is wanting, in squares; reckoned from the two, unless given. */
  missing?: number
  /** Seats are rounded at the head, suitcases are square. */
  shape?: 'seat' | 'case'
  className?: string
}

const SQUARE =
  'size-4 border-[1.5px] md:size-[1.375rem] data-[shape=case]:rounded-[2px] data-[shape=seat]:rounded-t-[5px] data-[shape=seat]:rounded-b-[3px]'
const FILLS = {
  full: 'border-ink bg-ink',
  half: 'border-ink bg-linear-to-r from-ink from-50% to-surface to-50% rtl:bg-linear-to-l',
  free: 'border-edge bg-surface',
  missing: 'border-dashed border-beni bg-beni-soft',
}

/** How full a car would be: a square for each place, and the same in figures. */
export function RoomMeter({ label, filledHalves, total, missing, shape = 'seat', className }: RoomMeterProps) {
  const wanting = missing ?? Math.max(0, Math.ceil(filledHalves / 2 - total))
  const fillOf = (place: number) => {
    if (place >= total) return 'missing'
    const halves = filledHalves - place * 2
    return halves >= 2 ? 'full' : halves === 1 ? 'half' : 'free'
  }
  return (
    <div className={cx('grid grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-3 text-sm', className)}>
      <span className="font-semibold">{label}</span>
      <span aria-hidden className="flex flex-wrap gap-[3px] md:gap-1">
        {Array.from({ length: total + wanting }, (_, place) => fillOf(place)).map((fill, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place in the row
          <span key={place} data-shape={shape} className={cx(SQUARE, FILLS[fill])} />
        ))}
      </span>
      <span className="tabular-nums">
        <bdi>
          {halvesInFigures(filledHalves)} of {total}
        </bdi>
      </span>
    </div>
  )
}

import { CarFront } from 'lucide-react'
import { cx } from './cx.ts'

const RING_COLOURS = ['border-dv1', 'border-dv2', 'border-dv3', 'border-dv4', 'border-dv5', 'border-dv6'] as const

/** The six lines of the first map have their own pigments; a line that the office adds takes one by its letter. */
const PIGMENTS: Readonly<Record<string, number>> = { F: 1, T: 2, K: 3, N: 4, E: 5, C: 6, G: 3, H: 4, P: 1, S: 2 }

/** Rides belong to no line. */
const ridePigment = 3

/** Which of the six pigments, 1 to 6, a line is drawn in. */
export const pigmentOf = (line: string | null) =>
  line === null ? ridePigment : (PIGMENTS[line] ?? (line.charCodeAt(0) % 6) + 1)

const ringColour = (line: string | null) => RING_COLOURS[pigmentOf(line) - 1] ?? RING_COLOURS[0]

const RINGS = {
  small: 'size-[26px] border-[3.5px] text-[12px]',
  normal: 'size-11 border-[5px] text-[18px]',
  large: 'size-[50px] border-[5px] text-[21px]',
}

type MarkProps = { line: string; className?: string }
/** Null: a ride, whose mark is a car. */
type LineMarkProps = { line: string | null; className?: string }

const SHEET = 'inline-grid shrink-0 place-content-center place-items-center bg-surface font-bold text-ink leading-none'

/** A line of the network. Read aloud by its name beside it, so the ring itself is silent. */
export function LineMark({ line, size = 'normal', className }: LineMarkProps & { size?: keyof typeof RINGS }) {
  return (
    <span aria-hidden className={cx(SHEET, 'rounded-ring', RINGS[size], ringColour(line), className)}>
      {line ?? <CarFront className="size-[1em]" strokeWidth={2.4} />}
    </span>
  )
}

/** A stop on a line: letter and number, as on a station sign. */
export function StopMark({ line, stop, className }: MarkProps & { stop: number }) {
  return (
    <span aria-hidden className={cx(SHEET, 'size-[34px] rounded-stop border-4', ringColour(line), className)}>
      <span className="mb-px text-[9px] leading-none">{line}</span>
      <span className="text-[12.5px] leading-none tabular-nums">{String(stop).padStart(2, '0')}</span>
    </span>
  )
}

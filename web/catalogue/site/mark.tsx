import { CarFront } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import { ringLook } from './line-look.ts'

const RINGS = {
  small: 'size-[1.625rem] border-[3.5px] text-[0.75rem]',
  normal: 'size-11 border-[5px] text-[1.125rem]',
  large: 'size-[3.125rem] border-[5px] text-[1.3125rem]',
}

type MarkProps = { line: string; className?: string }
/** Null: a ride, whose mark is a car. */
type LineMarkProps = { line: string | null; className?: string }

const SHEET = 'inline-grid shrink-0 place-content-center place-items-center bg-surface font-bold text-ink leading-none'

/** A line of the network. Read aloud by its name beside it, so the ring itself is silent. */
export function LineMark({ line, size = 'normal', className }: LineMarkProps & { size?: keyof typeof RINGS }) {
  return (
    <span aria-hidden className={cx(SHEET, 'rounded-ring', RINGS[size], ringLook(line), className)}>
      {line ?? <CarFront className="size-[1em]" strokeWidth={2.4} />}
    </span>
  )
}

/** A stop on a line: letter and number, as on a station sign. */
export function StopMark({ line, stop, className }: MarkProps & { stop: number }) {
  return (
    <span aria-hidden className={cx(SHEET, 'size-[2.125rem] rounded-stop border-4', ringLook(line), className)}>
      <span className="mb-px text-[0.5625rem] leading-none">{line}</span>
      <span className="text-[0.78125rem] leading-none tabular-nums">{String(stop).padStart(2, '0')}</span>
    </span>
  )
}

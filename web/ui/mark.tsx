import { cx } from './cx.ts'

/** The lines: Tokyo, Fuji, Kamakura, Nikko, craft, evenings. */
export type LineLetter = 'T' | 'F' | 'K' | 'N' | 'C' | 'E'

const COLOURS: Record<LineLetter, string> = {
  T: 'border-dv2',
  F: 'border-dv1',
  K: 'border-dv3',
  N: 'border-dv4',
  C: 'border-dv6',
  E: 'border-dv5',
}

const RINGS = {
  small: 'size-[26px] border-[3.5px] text-[12px]',
  normal: 'size-11 border-[5px] text-[18px]',
  large: 'size-[50px] border-[5px] text-[21px]',
}

type MarkProps = { line: LineLetter; className?: string }

const SHEET = 'inline-grid shrink-0 place-content-center place-items-center bg-surface font-bold text-ink leading-none'

/** A line of the network. Read aloud by its name beside it, so the ring itself is silent. */
export function LineMark({ line, size = 'normal', className }: MarkProps & { size?: keyof typeof RINGS }) {
  return (
    <span aria-hidden className={cx(SHEET, 'rounded-ring', RINGS[size], COLOURS[line], className)}>
      {line}
    </span>
  )
}

/** A stop on a line: letter and number, as on a station sign. */
export function StopMark({ line, stop, className }: MarkProps & { stop: number }) {
  return (
    <span aria-hidden className={cx(SHEET, 'size-[34px] rounded-stop border-4', COLOURS[line], className)}>
      <span className="mb-px text-[9px] leading-none">{line}</span>
      <span className="text-[12.5px] leading-none tabular-nums">{String(stop).padStart(2, '0')}</span>
    </span>
  )
}

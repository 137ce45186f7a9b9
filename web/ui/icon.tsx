import type { LucideIcon } from 'lucide-react'
import { cx } from './cx.ts'

export type IconDrawing = LucideIcon

type IconProps = {
  of: IconDrawing
  /** 16 px for dense rows; 20 px otherwise; more where somebody reads with larger letters. */
  dense?: boolean
  /** For arrows and chevrons along the line of reading: they turn with the direction. */
  points?: boolean
  className?: string
}

/** Lucide at our size and weight. An icon stands beside a word, so it is always hidden from assistive technology. */
export function Icon({ of: Drawing, dense, points, className }: IconProps) {
  return (
    <Drawing
      aria-hidden
      size={dense ? '1rem' : '1.25rem'}
      strokeWidth={1.5}
      className={cx('shrink-0', points && 'mirrors', className)}
    />
  )
}

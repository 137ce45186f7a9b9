import { cx } from './cx.ts'

/** `field` is the outlined box of forms; `ticket` is the bare cell of the search ticket. */
export type FieldShape = 'field' | 'ticket'
export type FieldSize = 'normal' | 'small'

export type FieldWords = {
  label: string
  /** Stands below the field: what we do with the answer, or how to write it. */
  hint?: string
  /** Says how to put it right. Its presence marks the field as invalid. */
  error?: string
  /** Required is the default; only the optional is marked. */
  optional?: boolean
}

export const FIELD_STACK = 'group/field grid min-w-0 content-start gap-1.5'
export const TICKET_STACK = 'group/field grid min-w-0 content-start gap-0'

export function stackLook(shape: FieldShape = 'field', className?: string) {
  return cx(shape === 'ticket' ? TICKET_STACK : FIELD_STACK, className)
}

export function labelLook(shape: FieldShape = 'field') {
  return shape === 'ticket' ? 'text-label text-ink-3' : 'text-sm font-semibold text-ink'
}

const BOX =
  'rounded-field border border-edge bg-surface text-ink transition-colors hover:border-ink-2 group-data-invalid/field:border-beni group-data-invalid/field:inset-ring group-data-invalid/field:inset-ring-beni group-data-disabled/field:cursor-not-allowed group-data-disabled/field:border-line group-data-disabled/field:bg-transparent group-data-disabled/field:text-ink-3'
const SIZES: Record<FieldSize, string> = { normal: 'min-h-12 px-3.5 text-body', small: 'min-h-9 px-2.5 text-dense' }
const CELL = 'min-h-8 rounded-tag bg-transparent text-[1.03125rem] font-[550] text-ink'

/** The box that takes the answer: an input, or a button that opens a list or a month. */
export function boxLook(shape: FieldShape = 'field', size: FieldSize = 'normal', className?: string) {
  return cx(
    'w-full min-w-0 text-start placeholder:text-ink-3 placeholder:opacity-100',
    shape === 'ticket' ? CELL : cx(BOX, SIZES[size]),
    className,
  )
}

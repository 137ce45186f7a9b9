import { cx } from '../cx.ts'

/** `ticket` on a front page, `bar` in one line on the dark band above results, `column` as an upright ticket. */
export type FormVariant = 'ticket' | 'bar' | 'column'
/** Four questions: on a phone the two in the middle share a row. */
export type CellPlace = 'first' | 'second' | 'third' | 'last'

// The two in the middle hold a whole answer also in large letters.
const ROW = 'lg:grid-cols-[minmax(0,1.5fr)_minmax(10rem,1.1fr)_minmax(10.5rem,1.1fr)_minmax(0,1.5fr)_auto]'
// On a phone two share a row as long as an answer fits into the half of it; with large letters each has its own.
const FOLDED_ROWS = 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.5rem,45%)),1fr))]'
const FORMS: Record<FormVariant, string> = {
  ticket: cx('border-ink shadow-lift', ROW),
  bar: cx('border-transparent', ROW),
  column: 'border-ink shadow-lift',
}

export const formLook = (variant: FormVariant) =>
  cx('grid rounded-field border bg-surface text-ink print:hidden', FOLDED_ROWS, FORMS[variant])

const FOLDED: Record<CellPlace, string> = {
  first: 'col-span-full',
  second: 'border-t-[1.5px]',
  third: '-ms-[1.5px] border-s-[1.5px] border-t-[1.5px]',
  last: 'col-span-full border-t-[1.5px]',
}
const UNFOLDED: Record<CellPlace, string> = {
  first: 'lg:col-span-1',
  second: 'lg:border-s-[1.5px] lg:border-t-0',
  third: 'lg:border-t-0',
  last: 'lg:col-span-1 lg:border-s-[1.5px] lg:border-t-0',
}

/** Every field fills its cell, so that a press anywhere in it counts. */
export const cellLook = (variant: FormVariant, place: CellPlace) =>
  cx(
    'group/cell relative min-w-0 border-dashed border-edge',
    variant === 'bar' ? 'h-16' : 'h-[4.25rem]',
    variant === 'ticket' && 'lg:h-20',
    FOLDED[place],
    variant !== 'column' && UNFOLDED[place],
  )

/** Where label, icon and answer stand: 16 px from the edge, 20 in a wide ticket. */
const START: Record<FormVariant, string> = {
  ticket: 'start-4 lg:start-[1.375rem]',
  bar: 'start-4 lg:start-5',
  column: 'start-4 lg:start-5',
}

export const cellLabelLook = (variant: FormVariant) =>
  cx(
    'pointer-events-none absolute end-3 z-10 truncate text-label text-ink-3',
    variant === 'bar' ? 'top-2.5' : 'top-3',
    variant === 'ticket' && 'lg:top-4',
    START[variant],
  )

export const cellIconLook = (variant: FormVariant) =>
  cx(
    'pointer-events-none absolute z-10 text-ai',
    variant === 'bar' ? 'bottom-3' : 'bottom-[0.875rem]',
    variant === 'ticket' && 'lg:bottom-[1.3125rem]',
    START[variant],
  )

const ANSWER: Record<FormVariant, string> = {
  ticket: 'ps-[2.8125rem] pt-[1.8125rem] pb-2.5 lg:ps-[3.1875rem] lg:pt-[2.0625rem] lg:pb-4',
  bar: 'ps-[2.8125rem] pt-[1.6875rem] pb-2 lg:ps-[3.0625rem]',
  column: 'ps-[2.8125rem] pt-[1.8125rem] pb-2.5 lg:ps-[3.0625rem]',
}

/** The field itself: bare, as large as its cell. */
export const answerLook = (variant: FormVariant, className?: string) =>
  cx(
    'block size-full min-w-0 truncate rounded-field bg-transparent pe-3 text-start text-[1rem] font-[550] text-ink placeholder:text-ink-3 placeholder:opacity-100 focus-visible:-outline-offset-3 md:text-[1.03125rem]',
    ANSWER[variant],
    className,
  )

const ACTIONS: Record<FormVariant, string> = {
  ticket:
    'min-h-14 !rounded-b-[3px] lg:min-h-20 lg:!rounded-e-[3px] lg:!rounded-es-none lg:col-span-1 lg:px-[2.125rem]',
  bar: 'min-h-[3.25rem] !rounded-b-[3px] lg:min-h-16 lg:!rounded-e-[3px] lg:!rounded-es-none lg:col-span-1 lg:px-[2.125rem]',
  column: 'min-h-[3.875rem] !rounded-b-[3px]',
}

/** The vermilion end of the ticket. */
export const actionLook = (variant: FormVariant) => cx('col-span-full !rounded-none text-[1.0625rem]', ACTIONS[variant])

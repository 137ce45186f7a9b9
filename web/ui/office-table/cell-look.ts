import { cx } from '../cx.ts'

/** Looks that the head, the rows and their skeleton share, so that nothing moves when the list arrives. */
export const HEAD_CELL = 'h-9 bg-surface px-2.25 text-start text-[0.78125rem] font-[550] whitespace-nowrap text-ink-3'
export const CELL = 'px-2.25 text-sm whitespace-nowrap'
export const BOX_CELL = 'w-10 ps-4.5 pe-0 max-md:w-14 max-md:ps-1.5'
/** The locked column stays in view when the table scrolls; its ground hides what passes under it. */
export const LOCKED = 'sticky start-0 z-1 bg-surface'

const PLACES = {
  start: 'max-sm:col-start-[-3] max-sm:whitespace-normal max-sm:wrap-anywhere',
  end: 'max-sm:col-start-[-2] max-sm:text-end',
  corner: 'max-sm:order-first max-sm:col-start-[-2] max-sm:text-end',
  away: 'max-sm:hidden',
  named:
    'max-sm:col-[-3/-1] max-sm:whitespace-normal max-sm:wrap-anywhere max-sm:text-start! max-sm:before:me-2 max-sm:before:text-ink-3 max-sm:before:content-[attr(data-name)]',
}

/** Looks of a list whose rows are folded on a telephone, so that nothing scrolls sideways there. */
export const FOLDED = {
  table: 'max-sm:block max-sm:*:block',
  head: 'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:pe-4.5',
  headCell: (column: { sorts?: boolean }) =>
    column.sorts ? 'max-sm:static! max-sm:h-auto! max-sm:px-0!' : 'max-sm:sr-only',
  row: (canSelect: boolean) =>
    cx(
      'max-sm:grid max-sm:grid-flow-dense max-sm:gap-x-4 max-sm:gap-y-0.5 max-sm:py-2.5 max-sm:pe-4.5',
      canSelect
        ? 'max-sm:grid-cols-[36px_minmax(0,1fr)_auto] max-sm:ps-1.5'
        : 'max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:ps-4.5',
    ),
  box: 'max-sm:row-span-4 max-sm:row-start-1 max-sm:-mt-2 max-sm:w-auto! max-sm:p-0!',
  /** The first has its link of 44 px, which the line around it need not show. */
  cell: ({ narrow }: { narrow?: Exclude<keyof typeof PLACES, 'named'> }, isFirst: boolean) =>
    cx(
      'max-sm:static! max-sm:h-auto! max-sm:bg-transparent! max-sm:p-0! max-sm:shadow-none!',
      isFirst && 'max-sm:-my-3',
      PLACES[narrow ?? 'named'],
    ),
}

/** Whether a list is folded on a telephone. */
export const folds = (columns: readonly { narrow?: string }[]): boolean => columns.some(({ narrow }) => narrow)

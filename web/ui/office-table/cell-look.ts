/** Looks that the head, the rows and their skeleton share, so that nothing moves when the list arrives. */
export const HEAD_CELL = 'h-9 bg-surface px-2.25 text-start text-[12.5px] font-[550] whitespace-nowrap text-ink-3'
export const CELL = 'px-2.25 text-sm whitespace-nowrap'
export const BOX_CELL = 'w-10 ps-4.5 pe-0 max-md:w-14 max-md:ps-1.5'
/** The locked column stays in view when the table scrolls; its ground hides what passes under it. */
export const LOCKED = 'sticky start-0 z-1 bg-surface'

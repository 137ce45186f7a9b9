/** Filters beside the results from 900 px on. */
export const FRAME =
  'wrap grid grid-cols-[minmax(0,1fr)] pt-[1.375rem] md:grid-cols-[210px_minmax(0,1fr)] md:gap-9 md:pt-9 lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-14 print:block'
export const ENTRIES =
  'mt-7 grid gap-x-6 gap-y-[2.125rem] sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-7 lg:gap-y-11 print:grid-cols-3'
export const ENTRY_SIZES =
  '(width < 600px) calc(100vw - 40px), (width < 900px) calc(50vw - 32px), (width < 1200px) calc(50vw - 207px), 316px'

/** The step, and the summary beside it from 900 px on. */
export const COLUMNS =
  'wrap grid gap-7 pt-5 md:grid-cols-[minmax(0,1fr)_340px] md:gap-10 md:pt-11 lg:grid-cols-[minmax(0,1fr)_420px] lg:gap-20'

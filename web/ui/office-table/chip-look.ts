/** The row of filters above a list: 36 px high, 44 where fingers press. */
export const CHIP =
  'inline-flex h-9 items-center gap-1.5 rounded-field border px-2.5 text-sm whitespace-nowrap -outline-offset-2 max-md:h-11'
export const CHIP_ON = 'rounded-field border border-ai bg-ai-soft text-ai *:h-[2.125rem] max-md:*:h-[2.625rem]'

/** Shared by tabs with panels and by tabs that are links to other pages. */
export const TAB_LIST = 'flex gap-5 overflow-x-auto [scrollbar-width:none] md:gap-[1.625rem]'
export const TAB_WORD =
  'flex min-h-12 items-center gap-2 whitespace-nowrap border-b-2 text-[0.9375rem] font-[550] transition-colors'

/** Times side by side, one of which is chosen. */
export const SEGMENT =
  'relative -ms-px -mt-px grid min-h-11 cursor-pointer touch-manipulation content-center border border-edge bg-surface px-1 py-1 text-center leading-tight hover:bg-paper-2 has-checked:z-1 has-checked:border-ai has-checked:bg-ai has-checked:text-paper has-focus-visible:z-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ai has-disabled:cursor-not-allowed has-disabled:text-ink-3 has-disabled:hover:bg-surface'
/** Where all of them stand in one row. */
export const SEGMENT_ENDS = 'first:rounded-s-field last:rounded-e-field'
export const SEGMENT_INPUT =
  'absolute inset-0 z-1 cursor-pointer appearance-none outline-none disabled:cursor-not-allowed'

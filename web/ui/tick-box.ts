/** A native checkbox in our look; the tick is drawn by two borders, so that forced colours and print keep it. */
export const TICK_BOX =
  'grid size-5 shrink-0 appearance-none place-items-center rounded-[3px] border-[1.5px] border-edge bg-surface transition-colors hover:border-ink-2 before:mb-[3px] before:hidden before:h-[0.6875rem] before:w-[6px] before:rotate-45 before:border-e-2 before:border-b-2 before:border-surface checked:border-ai checked:bg-ai checked:before:block rtl:before:border-s-2 rtl:before:border-e-0 forced-colors:appearance-auto print:appearance-auto'

export const RADIO_DOT =
  'grid size-5 shrink-0 appearance-none place-items-center rounded-ring border-[1.5px] border-edge bg-surface transition-colors hover:border-ink-2 before:hidden before:size-2.5 before:rounded-ring before:bg-ai checked:border-ai checked:before:block forced-colors:appearance-auto print:appearance-auto'

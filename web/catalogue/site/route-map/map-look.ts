import { inkLook } from '../line-look.ts'

/** A map fills its column, and prints in black on white whatever the theme on the screen. */
export const MAP_LOOK =
  'block h-auto w-full print:[--ai-soft:#e6e6e6] print:[--dv6:#555] print:[--edge:#777] print:[--ink-3:#333] ' +
  'print:[--ink:black] print:[--line:#ccc] print:[--matsu-soft:#f2f2f2] print:[--paper-2:white] print:[--surface:white]'

/** The line's own pigment on the screen, black on paper. */
export function lineColour(line: string): string {
  return `${inkLook(line)} print:text-[color:black]`
}

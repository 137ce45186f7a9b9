import { pigmentOf } from '#web/ui/mark.tsx'

const strokes = ['stroke-dv1', 'stroke-dv2', 'stroke-dv3', 'stroke-dv4', 'stroke-dv5', 'stroke-dv6'] as const
const grounds = ['bg-dv1', 'bg-dv2', 'bg-dv3', 'bg-dv4', 'bg-dv5', 'bg-dv6'] as const

/** The pigment of the line's ring, for its route. */
export const strokeOf = (line: string) => strokes[pigmentOf(line) - 1] ?? strokes[0]
export const groundOf = (line: string) => grounds[pigmentOf(line) - 1] ?? grounds[0]

import type { LonLat } from './outlines.ts'

/** What an area or a line of the ground is; the drawing gives each its pigment. */
export type AreaKind = 'hills' | 'sea' | 'island' | 'lake' | 'park' | 'palace' | 'loop'
export type PathKind = 'river' | 'bridge'

export type Area = { kind: AreaKind; outline: LonLat[] }
export type Path = { kind: PathKind; along: LonLat[] }

/** Reads "longitude latitude longitude latitude …". */
export function trace(numbers: string): LonLat[] {
  const points: LonLat[] = []
  numbers.replace(/(\S+) +(\S+)/g, (_, longitude, latitude) => {
    points.push([Number(longitude), Number(latitude)])
    return ''
  })
  return points
}

export function areasOf(kind: AreaKind, outlines: readonly string[]): Area[] {
  return outlines.map((outline) => ({ kind, outline: trace(outline) }))
}

export function pathsOf(kind: PathKind, lines: readonly string[]): Path[] {
  return lines.map((line) => ({ kind, along: trace(line) }))
}

import { lerp, R } from './numbers.ts'

const channelsOf = (colour: string) => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16))

/** Mixes two #rrggbb colours, from a (t = 0) to b (t = 1). */
export function hex(a: string, b: string, t: number): string {
  const to = channelsOf(b)
  const mixed = channelsOf(a).map((from, i) => R(lerp(from, to[i] ?? from, t)))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

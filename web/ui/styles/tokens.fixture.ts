import { readFileSync } from 'node:fs'

export type Three = readonly [number, number, number]

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
export const [light = '', dark = ''] = css.split('[data-theme="dark"]')

export function tokenIn(theme: string, name: string): Three {
  const found = new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(theme)
  if (!found) throw new Error(`There is no ${name}.`)
  return linear(Number(found[1]), Number(found[2]), Number(found[3]))
}

export const clip = (value: number) => Math.min(1, Math.max(0, value))
export const times = (m: readonly Three[], [x, y, z]: Three) =>
  m.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Three

/** From OKLCH to linear sRGB, and back to OKLab for distances. */
function linear(l: number, chroma: number, hue: number): Three {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const cone: Three = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ]
  const fromCone: Three[] = [
    [4.0767416621, -3.3077115913, 0.2309699292],
    [-1.2684380046, 2.6097574011, -0.3413193965],
    [-0.0041960863, -0.7034186147, 1.707614701],
  ]
  return times(fromCone, cone).map(clip) as unknown as Three
}

const light1 = ([r, g, b]: Three) => 0.2126 * r + 0.7152 * g + 0.0722 * b
/** As WCAG reckons it. */
export function contrast(one: Three, other: Three): number {
  const [low = 0, high = 0] = [light1(one), light1(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

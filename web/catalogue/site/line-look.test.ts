import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { doublePigments, pigmentOf } from './line-look.ts'

type Three = readonly [number, number, number]

const css = readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split('[data-theme="dark"]')

function tokenIn(theme: string, name: string): Three {
  const found = new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(theme)
  if (!found) throw new Error(`There is no ${name}.`)
  return linear(Number(found[1]), Number(found[2]), Number(found[3]))
}

const clip = (value: number) => Math.min(1, Math.max(0, value))
const times = (m: readonly Three[], [x, y, z]: Three) => m.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Three

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

function lab(rgb: Three): Three {
  const toCone: Three[] = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ]
  const cone = times(toCone, rgb).map((value) => Math.cbrt(Math.max(0, value))) as unknown as Three
  const fromCone: Three[] = [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ]
  return times(fromCone, cone)
}

const light1 = ([r, g, b]: Three) => 0.2126 * r + 0.7152 * g + 0.0722 * b
function contrast(one: Three, other: Three): number {
  const [low = 0, high = 0] = [light1(one), light1(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Machado, Oliveira and Fernandes (2009), the whole loss of one cone. */
const eyes: Record<string, readonly Three[]> = {
  'the usual': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const ten = Array.from({ length: 10 }, (_, index) => index + 1)
const pairsOf = (some: readonly number[]) =>
  some.flatMap((one, index) => some.slice(index + 1).map((two) => [one, two]))

test('each of the ten lines has a pigment of its own, and rides another', () => {
  const all = [...'FTKNECPSGH'].map(pigmentOf)
  expect(new Set(all).size).toBe(10)
  expect(all).not.toContain(pigmentOf(null))
})

describe.each([
  ['by day', light],
  ['in the dark', dark],
])('%s', (_, theme) => {
  const pigment = (number: number) => tokenIn(theme, `dv${number}`)

  test.each([...ten, 11])('pigment %i stands out from paper and surface', (number) => {
    for (const ground of ['paper', 'surface'])
      expect(contrast(pigment(number), tokenIn(theme, ground))).toBeGreaterThan(3)
  })

  test.each(Object.entries(eyes))('two lines of the same mark are two colours to %s eyes', (name, matrix) => {
    const seen = (number: number) => lab(times(matrix, pigment(number)).map(clip) as unknown as Three)
    const least = name === 'the usual' ? 0.095 : 0.04
    const marks = [doublePigments, ten.filter((number) => !doublePigments.includes(number))]
    for (const [one = 0, two = 0] of marks.flatMap(pairsOf))
      expect(Math.hypot(...seen(one).map((value, index) => value - (seen(two)[index] ?? 0)))).toBeGreaterThan(least)
  })
})

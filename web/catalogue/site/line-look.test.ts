import { describe, expect, test } from 'vitest'
import { clip, contrast, dark, light, type Three, times, tokenIn } from '#web/ui/styles/tokens.fixture.ts'
import { doublePigments, pigmentOf } from './line-look.ts'

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

import type { ClassBody } from '#contract/ride-classes.ts'
import { countedInWords, listed, numeral } from '#core/words.ts'

/** The party as it stands beside the car. */
export interface ScaleParty {
  adults: number
  /** Of the children. */
  ages: readonly number[]
  largeCases: number
  strollers: number
  wheelchairs: number
}

/** Somebody or something beside the car, in centimetres. */
export type ScaleFigure = {
  id: string
  kind: 'person' | 'case' | 'stroller' | 'wheelchair'
  height: number
  takes: number
}
export type Figures = ScaleFigure[]

const adultHeights = [178, 166]
const [personTakes, childTakes, caseTakes, strollerTakes, chairTakes] = [58, 48, 58, 56, 78]

/** About what children of that age measure; grown ones are as tall as their parents. */
export const heightAt = (age: number) => Math.min(166, Math.round(74 + 6.8 * age))

export const figuresOf = ({ adults, ages, largeCases, strollers, wheelchairs }: ScaleParty): Figures => [
  ...Array.from({ length: adults }, (_, index) => ({
    id: `adult ${index}`,
    kind: 'person' as const,
    height: adultHeights[index % 2] ?? 166,
    takes: personTakes,
  })),
  ...ages.map((age, index) => ({
    id: `child ${index}`,
    kind: 'person' as const,
    height: heightAt(age),
    takes: childTakes,
  })),
  ...Array.from({ length: largeCases }, (_, index) => ({
    id: `case ${index}`,
    kind: 'case' as const,
    height: 75,
    takes: caseTakes,
  })),
  ...Array.from({ length: strollers }, (_, index) => ({
    id: `stroller ${index}`,
    kind: 'stroller' as const,
    height: 134,
    takes: strollerTakes,
  })),
  ...Array.from({ length: wheelchairs }, (_, index) => ({
    id: `wheelchair ${index}`,
    kind: 'wheelchair' as const,
    height: 92,
    takes: chairTakes,
  })),
]

export const widthOf = (figures: readonly ScaleFigure[]) => figures.reduce((sum, { takes }) => sum + takes, 0)

type Scene = { carName: string; body: ClassBody; party: ScaleParty }

/** "To scale: an Alphard, 495 by 185 by 194 centimetres, beside two adults and a child of five, …" */
export function partyToScaleInWords({ carName, body, party }: Scene): string {
  const { adults, ages, largeCases, strollers, wheelchairs } = party
  const beside = listed([
    ...(adults > 0 ? [countedInWords(adults, 'adult')] : []),
    ...ages.map((age) => (age === 0 ? 'a baby' : `a child of ${numeral(age)}`)),
    ...(largeCases > 0 ? [`${countedInWords(largeCases, 'suitcase')} of 75 centimetres`] : []),
    ...(strollers > 0 ? [strollers === 1 ? 'a folded stroller' : `${numeral(strollers)} folded strollers`] : []),
    ...(wheelchairs > 0
      ? [wheelchairs === 1 ? 'a folded wheelchair' : `${numeral(wheelchairs)} folded wheelchairs`]
      : []),
  ])
  const size = `${body.lengthCm} by ${body.widthCm} by ${body.heightCm} centimetres`
  return `To scale: the ${carName}, ${size}${beside ? `, beside ${beside}` : ''}.`
}

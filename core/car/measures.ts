/** How a car is built: its drawing from the side and its seats from above follow from that and from its measures. */
export const bodyKinds = ['sedan', 'van', 'minibus'] as const
export type BodyKind = (typeof bodyKinds)[number]

/** In centimetres. */
export interface CarMeasures {
  kind: BodyKind
  lengthCm: number
  widthCm: number
  heightCm: number
  /** From axle to axle. */
  wheelbaseCm: number
}

export type MeasureName = Exclude<keyof CarMeasures, 'kind'>

/** From the smallest car with a green plate to what the law lets on the road without a permit of its own. */
export const measureBounds: Readonly<Record<MeasureName, { least: number; most: number }>> = {
  lengthCm: { least: 300, most: 1200 },
  widthCm: { least: 140, most: 250 },
  heightCm: { least: 120, most: 380 },
  wheelbaseCm: { least: 180, most: 700 },
}

/** Places for guests. */
export const mostPlaces = 60

/** What stands out before and behind the axles, together, at the least. */
const leastOverhang = 90

/** Why the axles cannot stand so; null where they can. */
export const faultOfWheelbase = ({ lengthCm, wheelbaseCm }: CarMeasures): string | null =>
  wheelbaseCm > lengthCm - leastOverhang
    ? 'Shorter than the car: bumpers stand out before and behind the wheels.'
    : null

/** The classes that we drew by hand: an elevation of their very model, to scale. All others are drawn from their measures. */
const drawnByHand = ['sedan', 'alphard', 'hiace'] as const
export type DrawnByHand = (typeof drawnByHand)[number]
export const isDrawnByHand = (code: string): code is DrawnByHand => (drawnByHand as readonly string[]).includes(code)

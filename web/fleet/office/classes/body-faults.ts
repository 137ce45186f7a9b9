import { faultOfWheelbase, type MeasureName, measureBounds, mostPlaces } from '#core/car/measures.ts'
import { builtOf, type TypedBody } from './class-values.ts'

/** What is wrong with a measure as it is typed; null while nothing is, or nothing stands there. */
export function faultOfMeasure(name: MeasureName, typed: string): string | null {
  const { least, most } = measureBounds[name]
  const [, figure] = /^\s*(\d{1,5})\s*$/.exec(typed.normalize('NFKC')) ?? []
  if (figure === undefined) return 'Whole centimetres, such as 495.'
  if (Number(figure) < least) return `At least ${least} cm.`
  return Number(figure) > most ? `At most ${most} cm.` : null
}

/** Faults of the drawing's fields, by their names: told while they are typed, as the drawing follows. */
export function faultsOfBody(typed: TypedBody): Partial<Record<keyof TypedBody, string>> {
  const faults: Partial<Record<keyof TypedBody, string>> = {}
  for (const name of Object.keys(measureBounds) as MeasureName[]) {
    const fault = faultOfMeasure(name, typed[name])
    if (fault) faults[name] = fault
  }
  const { places, ...measures } = builtOf(typed)
  if (!faults.lengthCm && !faults.wheelbaseCm) {
    const wheels = faultOfWheelbase(measures)
    if (wheels) faults.wheelbaseCm = wheels
  }
  if (!(places >= 1 && places <= mostPlaces)) faults.places = `From 1 to ${mostPlaces}.`
  return faults
}

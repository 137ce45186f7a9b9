import type { VehicleClass } from '#contract/catalogue.ts'
import type { Built } from '#contract/office-classes.ts'
import type { ClassBody } from '#contract/ride-classes.ts'
import { faultOfWheelbase, isDrawnByHand, type MeasureName, measureBounds } from '#core/car/measures.ts'
import { planOf } from '#core/car/plan.ts'
import { isBusWith, licenceFor } from '#core/vehicle-classes.ts'
import type { ClassRecord } from './classes.store.ts'
import { placesIn } from './places-in.rules.ts'

type Faults = Record<string, string>

/** What a class is drawn from now, and why it cannot be; a body of which nothing changed stays as it was laid out. */
export function bodyOf(built: Built, before: Pick<ClassRecord, 'vehicleClass' | 'body' | 'isBus'> | null) {
  const faults: Faults = {}
  const { places, ...measures } = built
  const wheels = faultOfWheelbase(measures)
  if (wheels) faults['built.wheelbaseCm'] = wheels
  const body = before?.body ?? null
  const names = ['kind', ...Object.keys(measureBounds)] as ('kind' | MeasureName)[]
  const changed = names.filter((name) => body?.[name] !== measures[name])
  if (before && body && isDrawnByHand(before.vehicleClass))
    for (const name of changed)
      faults[`built.${name}`] = 'We drew this class by hand, to these measures. For another car make a new class.'
  if (body && before && changed.length === 0 && places === placesIn(before)) return { body, faults }
  if (before) Object.assign(faults, faultsOfOtherDriving(before.isBus, placesIn(before) ?? places, places))
  const plan = planOf(measures, places)
  if (!plan && !wheels) faults['built.places'] = `So many places do not fit into a car of these measures.`
  return { body: plan ? ({ ...measures, ...plan } satisfies ClassBody) : body, faults }
}

/** Whoever drives it, and every booking in it, goes by what it is: that stays. */
function faultsOfOtherDriving(isBus: boolean, before: number, places: number): Faults {
  if (isBus !== isBusWith(places))
    return {
      'built.places': isBusWith(places)
        ? 'From eleven seats on, the chauffeur’s included, it is a bus: make a new class for that.'
        : 'With fewer than eleven seats it is no bus any more: make a new class for that.',
    }
  if (licenceFor(before) === licenceFor(places)) return {}
  return { 'built.places': 'Its chauffeurs would need another licence: make a new class for that.' }
}

type Ordered = Pick<ClassRecord, 'vehicleClass' | 'name' | 'isBus' | 'standIns' | 'retiredAt'>

/** What is wrong with who comes in place of whom, once the classes stand in this order, from the smallest on. */
export function faultsOfStandIns(
  order: readonly Ordered[],
  changed: VehicleClass,
  known: readonly VehicleClass[],
): Faults {
  const faults: Faults = {}
  const placeOf = (code: VehicleClass) => order.findIndex(({ vehicleClass }) => vehicleClass === code)
  const one = order[placeOf(changed)]
  if (!one) return faults
  one.standIns.forEach((code, index) => {
    const field = `standIns.${index}`
    const other = order[placeOf(code)]
    if (code === changed) faults[field] = 'A class does not come in place of itself.'
    else if (!other) faults[field] = 'There is no such class.'
    else if (one.standIns.indexOf(code) < index) faults[field] = `The ${other.name} is there twice.`
    else if (other.retiredAt && !known.includes(code)) faults[field] = `The ${other.name} was taken out of use.`
    else if (other.isBus !== one.isBus)
      faults[field] = 'A bus has rules of its own: neither comes in place of the other.'
    else if (placeOf(code) < placeOf(changed))
      faults[field] = `Only a larger class comes in its place, and the ${other.name} comes before it.`
  })
  for (const other of order)
    if (
      other.vehicleClass !== changed &&
      other.standIns.includes(changed) &&
      placeOf(other.vehicleClass) > placeOf(changed)
    )
      faults.after = `It may come in place of the ${other.name}, so it stays the larger of the two.`
  return faults
}

/** The codes in their order once one of them comes after another; undefined where there is no such other. */
export function orderWith(
  codes: readonly VehicleClass[],
  moved: VehicleClass,
  after: VehicleClass | null,
): VehicleClass[] | undefined {
  const others = codes.filter((code) => code !== moved)
  const place = after === null ? 0 : others.indexOf(after) + 1
  if (after !== null && place === 0) return undefined
  return others.toSpliced(place, 0, moved)
}

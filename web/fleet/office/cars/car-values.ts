import type { CarDetail, carFields } from '#contract/cars.ts'
import type { VehicleClass } from '#contract/catalogue.ts'
import { formatCount } from '#contract/money.ts'
import type { ComparedField } from '#web/ui/office/conflict.tsx'
import { casesByGuests, casesInWords, loadsOf } from '../classes/loads.rules.ts'
import { readMonth, tidyMonth, writeMonth } from './month-field.ts'

/** What stands in the form: texts, as they are typed. */
export interface CarValues {
  vehicleClass: string
  model: string
  plate: string
  colour: string
  firstRegistered: string
  odometerKm: string
  /** Empty: nobody usually. */
  usualChauffeurId: string
  garage: string
  etcCard: string
  /** Large suitcases for one guest, for two, and so on. */
  loads: readonly number[]
}

type CarFields = Pick<CarDetail, keyof typeof carFields>
export type CarChoices = CarDetail['choices']

export const blankCar: CarValues = {
  ...{ vehicleClass: '', model: '', plate: '', colour: 'Black', firstRegistered: '', odometerKm: '' },
  ...{ usualChauffeurId: '', garage: '', etcCard: '', loads: [0] },
}

export const valuesOf = (car: CarFields): CarValues => ({
  ...{ vehicleClass: car.vehicleClass, model: car.model, plate: car.plate, colour: car.colour },
  ...{ garage: car.garage, etcCard: car.etcCard, usualChauffeurId: car.usualChauffeurId ?? '' },
  firstRegistered: writeMonth(car.firstRegistered),
  odometerKm: car.odometerKm === null ? '' : writeKm(car.odometerKm),
  loads: casesByGuests(car.loads),
})

const writeKm = (km: number) => formatCount(km)
const readKm = (typed: string): number =>
  Number(
    typed
      .normalize('NFKC')
      .replace(/km$/i, '')
      .replace(/[\s,.]/g, ''),
  )

export function tidyKm(typed: string): string {
  const km = readKm(typed)
  return typed.trim() !== '' && Number.isSafeInteger(km) && km >= 0 ? writeKm(km) : typed
}

/** As it will stand once it is saved: what is only written otherwise is no change. */
export const tidy = (values: CarValues): CarValues => ({
  ...values,
  ...{ plate: values.plate.trim(), colour: values.colour.trim(), model: values.model.trim() },
  etcCard: values.etcCard.trim(),
  firstRegistered: tidyMonth(values.firstRegistered),
  odometerKm: tidyKm(values.odometerKm),
})

/** As the calls take it; what is no number or no month is refused there, with a word at its field. */
export const toFields = (values: CarValues): CarFields => ({
  ...{ model: values.model, plate: values.plate, colour: values.colour, garage: values.garage },
  vehicleClass: values.vehicleClass as VehicleClass,
  etcCard: values.etcCard,
  usualChauffeurId: values.usualChauffeurId || null,
  firstRegistered: readMonth(values.firstRegistered) ?? (values.firstRegistered.trim() || null),
  odometerKm: values.odometerKm.trim() === '' ? null : readKm(values.odometerKm),
  loads: loadsOf(values.loads),
})

/** The fields in words, for what is not saved and for two versions. */
export const carFieldsIn = ({ classes, garages, chauffeurs }: CarChoices): readonly ComparedField<CarValues>[] => {
  const labelIn = (choices: readonly { id: string; label: string }[], id: string) =>
    choices.find((choice) => choice.id === id)?.label ?? id
  return [
    { name: 'vehicleClass', label: 'Class', words: ({ vehicleClass }) => labelIn(classes, vehicleClass) },
    { name: 'model', label: 'Model' },
    { name: 'plate', label: 'Plate' },
    { name: 'colour', label: 'Colour' },
    { name: 'firstRegistered', label: 'First registered' },
    { name: 'odometerKm', label: 'Odometer' },
    {
      name: 'usualChauffeurId',
      label: 'Usual chauffeur',
      words: ({ usualChauffeurId }) => usualChauffeurId && labelIn(chauffeurs, usualChauffeurId),
    },
    { name: 'garage', label: 'Garage', words: ({ garage }) => labelIn(garages, garage) },
    { name: 'etcCard', label: 'ETC card' },
    { name: 'loads', label: 'Guests and suitcases', words: ({ loads }) => casesInWords(loads) },
  ]
}

import type { OfficeClass, UnsoldReason } from '#contract/office-classes.ts'
import type { BodyKind, MeasureName } from '#core/car/measures.ts'
import { counted, listed } from '#core/words.ts'

export const kindNames: Record<BodyKind, string> = { sedan: 'Sedan', van: 'Van', minibus: 'Minibus' }

export const measureLabels: Record<MeasureName, string> = {
  lengthCm: 'Length',
  widthCm: 'Width',
  heightCm: 'Height',
  wheelbaseCm: 'Axle to axle',
}

/** Why nobody can book it, or not everything: what is to be done, and where. */
export const unsoldWords: Record<UnsoldReason, { words: string; to: string; link: string }> = {
  'no-car': { words: 'No car in service yet.', to: '/admin/cabs/create', link: 'Add a car' },
  'no-half-hour': { words: 'No price for half an hour more.', to: '/admin/settings?part=fees', link: 'Fees' },
  'no-tour': { words: 'No tour has a price for it.', to: '/admin/tour/list', link: 'Tours' },
  'no-fares': { words: 'The fares of rides do not price it.', to: '/admin/fares', link: 'Fare tables' },
}

type Named = Pick<OfficeClass, 'vehicleClass' | 'name'>

/** "An Alphard or a HiAce may come in its place." */
export function standInsInWords(codes: readonly string[], all: readonly Named[]): string {
  const names = codes.map((code) => all.find(({ vehicleClass }) => vehicleClass === code)?.name ?? code)
  return names.length === 0 ? 'No other class comes in its place.' : `The ${listed(names, 'or')} may come in its place.`
}

/** "4 cars. Sold for tours and for rides." */
export const classInShort = ({ name, cars, soldAsRide, isBus, licence }: OfficeClass): string =>
  [
    `${name}, ${counted(cars, 'car')}.`,
    soldAsRide ? 'Sold for tours and for rides.' : 'Sold for tours; rides are arranged by the desk.',
    isBus ? `A bus: its chauffeurs need a ${licence} licence of the second class.` : '',
  ]
    .filter(Boolean)
    .join(' ')

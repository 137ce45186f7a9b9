import type { InputOf } from '#contract/endpoint.ts'
import type { Picture } from '#contract/media.ts'
import type { addClass, Built, OfficeClass, saveClass } from '#contract/office-classes.ts'
import type { BodyKind, CarMeasures, MeasureName } from '#core/car/measures.ts'
import { listed } from '#core/words.ts'
import type { ComparedField } from '#web/ui/office/conflict.tsx'
import { kindNames, measureLabels } from './class-words.ts'
import { casesByGuests, casesInWords, loadsOf } from './loads.rules.ts'

/** What a class is drawn from, as it is typed. */
export type TypedBody = { kind: BodyKind; places: string } & Record<MeasureName, string>

/** What guests read and see of a class, as it is typed. */
export interface ClassValues {
  name: string
  words: string
  features: readonly OfficeClass['features'][number][]
  hasHighStep: boolean
  loads: readonly number[]
  built: TypedBody
  /** Code of the class before it; empty: it is the smallest. */
  after: string
  standIns: readonly string[]
  soldAsRide: boolean
}

/** Of a class that is there, with its pictures. */
export interface SavedClassValues extends ClassValues {
  pictures: readonly Picture[]
}

/** Of a new one, with what half an hour more costs in it. */
export interface NewClassValues extends ClassValues {
  halfHourYen: string
}

/** A class as a form keeps it: its name is its id, and its changes stand in no history of its own. */
export type KeptClass = OfficeClass & { id: string; history: never[]; after: string }

export function keptClass(of: OfficeClass, all: readonly OfficeClass[]): KeptClass {
  const place = all.findIndex(({ vehicleClass }) => vehicleClass === of.vehicleClass)
  return { ...of, id: of.vehicleClass, history: [], after: all[place - 1]?.vehicleClass ?? '' }
}

export const placesOf = ({ body, loads }: Pick<OfficeClass, 'body' | 'loads'>): number =>
  body ? body.seats.filter(({ who }) => who !== 'driver').length : Math.max(...loads.map(({ guests }) => guests))

const usualBody: CarMeasures = { kind: 'van', lengthCm: 495, widthCm: 185, heightCm: 195, wheelbaseCm: 300 }

export const typedBody = (measures: CarMeasures, places: number): TypedBody => ({
  kind: measures.kind,
  lengthCm: String(measures.lengthCm),
  widthCm: String(measures.widthCm),
  heightCm: String(measures.heightCm),
  wheelbaseCm: String(measures.wheelbaseCm),
  places: String(places),
})

export const valuesOfClass = (of: KeptClass): SavedClassValues => ({
  ...{ name: of.name, words: of.words, features: of.features, hasHighStep: of.hasHighStep, pictures: of.pictures },
  ...{ after: of.after, standIns: of.standIns, soldAsRide: of.soldAsRide },
  loads: casesByGuests(of.loads),
  built: typedBody(of.body ?? usualBody, placesOf(of)),
})

/** What a new class begins with: a van as most are, behind all others in the order. */
export const blankClass = (all: readonly OfficeClass[]): NewClassValues => ({
  ...{ name: '', words: '', features: [], hasHighStep: false, standIns: [], soldAsRide: true, halfHourYen: '' },
  loads: [4, 4, 4, 4, 2, 2],
  built: typedBody(usualBody, 6),
  after: all.findLast(({ isBus, retiredAt }) => !isBus && retiredAt === null)?.vehicleClass ?? '',
})

const figure = (typed: string) => {
  const plain = typed.normalize('NFKC').replace(/[\s,¥]/g, '')
  return /^\d{1,7}$/.test(plain) ? Number(plain) : Number.NaN
}

export const builtOf = ({ kind, ...typed }: TypedBody): Built => ({
  kind,
  lengthCm: figure(typed.lengthCm),
  widthCm: figure(typed.widthCm),
  heightCm: figure(typed.heightCm),
  wheelbaseCm: figure(typed.wheelbaseCm),
  places: figure(typed.places),
})

const fieldsOf = (values: ClassValues) => ({
  name: values.name,
  words: values.words,
  features: values.features.filter(({ figure, words }) => figure.trim() !== '' || words.trim() !== ''),
  hasHighStep: values.hasHighStep,
  loads: loadsOf(values.loads),
  built: builtOf(values.built),
  after: values.after === '' ? null : values.after,
  standIns: [...values.standIns],
  soldAsRide: values.soldAsRide,
})

export const toClass = (vehicleClass: OfficeClass['vehicleClass'], values: SavedClassValues) => ({
  vehicleClass,
  ...fieldsOf(values),
  pictures: values.pictures.map(({ path, alt }) => ({ name: path, alt: alt.trim() })),
})

export const toNewClass = (values: NewClassValues): InputOf<typeof addClass> => ({
  ...fieldsOf(values),
  halfHourYen: figure(values.halfHourYen),
})

export type ClassInput = InputOf<typeof saveClass>

/** Every part of a class in words: what is compared where two people changed it. */
export const classFields = (all: readonly OfficeClass[]): readonly ComparedField<SavedClassValues>[] => {
  const nameOf = (code: string) => all.find(({ vehicleClass }) => vehicleClass === code)?.name ?? code
  return [
    { name: 'name', label: 'Name' },
    { name: 'words', label: 'Words' },
    {
      name: 'features',
      label: 'Features',
      words: ({ features }) => features.map(({ figure, words }) => `${figure} ${words}`.trim()).join('; '),
    },
    { name: 'hasHighStep', label: 'Step at the door', words: ({ hasHighStep }) => (hasHighStep ? 'high' : 'not high') },
    { name: 'loads', label: 'Guests and suitcases', words: ({ loads }) => casesInWords(loads) },
    { name: 'built', label: 'Measures', words: ({ built }) => builtInWords(built) },
    {
      name: 'after',
      label: 'In the order',
      words: ({ after }) => (after ? `after the ${nameOf(after)}` : 'the smallest'),
    },
    { name: 'standIns', label: 'In its place', words: ({ standIns }) => listed(standIns.map(nameOf), 'or') },
    { name: 'soldAsRide', label: 'Rides', words: ({ soldAsRide }) => (soldAsRide ? 'sold' : 'arranged by the office') },
    { name: 'pictures', label: 'Pictures', words: ({ pictures }) => pictures.map(({ alt }) => alt).join('; ') },
  ]
}

const builtInWords = ({ kind, places, ...measures }: TypedBody) =>
  [
    kindNames[kind],
    ...Object.entries(measures).map(
      ([name, typed]) => `${measureLabels[name as MeasureName].toLowerCase()} ${typed} cm`,
    ),
    `${places} places`,
  ].join(', ')

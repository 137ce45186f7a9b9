import type { InputOf } from '#contract/endpoint.ts'
import type { Picture } from '#contract/media.ts'
import type { OfficeClass, saveClass } from '#contract/office-classes.ts'
import type { ComparedField } from '#web/ui/office/conflict.tsx'
import { casesByGuests, casesInWords, loadsOf } from './loads.rules.ts'

/** What guests read and see of a class, as it is typed. */
export interface ClassValues {
  words: string
  features: readonly OfficeClass['features'][number][]
  hasHighStep: boolean
  loads: readonly number[]
  pictures: readonly Picture[]
}

/** A class as a form keeps it: its name is its id, and its changes stand in no history of its own. */
export type KeptClass = OfficeClass & { id: string; history: never[] }
export const keptClass = (of: OfficeClass): KeptClass => ({ ...of, id: of.vehicleClass, history: [] })

export const valuesOfClass = ({ words, features, hasHighStep, loads, pictures }: KeptClass): ClassValues => ({
  ...{ words, features, hasHighStep, pictures },
  loads: casesByGuests(loads),
})

export const toClass = (vehicleClass: OfficeClass['vehicleClass'], values: ClassValues) => ({
  vehicleClass,
  words: values.words,
  features: values.features.filter(({ figure, words }) => figure.trim() !== '' || words.trim() !== ''),
  hasHighStep: values.hasHighStep,
  loads: loadsOf(values.loads),
  pictures: values.pictures.map(({ path, alt }) => ({ name: path, alt: alt.trim() })),
})

export type ClassInput = InputOf<typeof saveClass>

export const classFields: readonly ComparedField<ClassValues>[] = [
  { name: 'words', label: 'Words' },
  {
    name: 'features',
    label: 'Features',
    words: ({ features }) => features.map(({ figure, words }) => `${figure} ${words}`.trim()).join('; '),
  },
  { name: 'hasHighStep', label: 'Step at the door', words: ({ hasHighStep }) => (hasHighStep ? 'high' : 'not high') },
  { name: 'loads', label: 'Guests and suitcases', words: ({ loads }) => casesInWords(loads) },
  { name: 'pictures', label: 'Pictures', words: ({ pictures }) => pictures.map(({ alt }) => alt).join('; ') },
]

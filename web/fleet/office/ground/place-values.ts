import type { InputOf } from '#contract/endpoint.ts'
import type { addPlace, OfficePlace } from '#contract/office-places.ts'
import type { ComparedField } from '#web/ui/office/conflict.tsx'
import { readFigure } from './figures.ts'
import { kindWords } from './place-words.ts'

/** What stands in the form: texts, as they are typed. */
export interface PlaceValues {
  kind: string
  name: string
  nameJa: string
  addressJa: string
  latitude: string
  longitude: string
  /** Empty: found by the address and the pin. */
  area: string
}

export const blankPlace: PlaceValues = {
  ...{ kind: '', name: '', nameJa: '', addressJa: '', latitude: '', longitude: '', area: '' },
}

export const valuesOf = (place: OfficePlace): PlaceValues => ({
  ...{ kind: place.kind, name: place.name, nameJa: place.nameJa, addressJa: place.addressJa },
  ...{ latitude: String(place.latitude), longitude: String(place.longitude), area: place.area ?? '' },
})

type Fields = InputOf<typeof addPlace>

export const toFields = (values: PlaceValues): Fields => ({
  ...{ name: values.name, nameJa: values.nameJa, addressJa: values.addressJa },
  kind: values.kind as Fields['kind'],
  latitude: readFigure(values.latitude),
  longitude: readFigure(values.longitude),
  area: values.area || null,
})

/** As it will stand once it is saved. */
export const tidy = (values: PlaceValues): PlaceValues => ({
  ...values,
  ...{ name: values.name.trim(), nameJa: values.nameJa.trim(), addressJa: values.addressJa.trim() },
})

export const placeFieldsIn = (areas: OfficePlace['areas']): readonly ComparedField<PlaceValues>[] => [
  { name: 'name', label: 'Name' },
  { name: 'nameJa', label: 'In Japanese' },
  { name: 'kind', label: 'Kind', words: ({ kind }) => kindWords[kind as Fields['kind']] ?? kind },
  { name: 'addressJa', label: 'Address' },
  { name: 'latitude', label: 'Latitude' },
  { name: 'longitude', label: 'Longitude' },
  { name: 'area', label: 'Area', words: ({ area }) => areas.find(({ id }) => id === area)?.label ?? '' },
]

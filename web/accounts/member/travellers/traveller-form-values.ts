import type { InputOf } from '#contract/endpoint.ts'
import type { SavedTraveller, saveTraveller } from '#contract/travellers.ts'
import { readDay, writeDay } from '#web/ui/birth-date.ts'
import { type IsoDay, todayInTokyo } from '#web/ui/day.ts'

/** Somebody as the form holds them: everything is text until it is sent. */
export interface TravellerValues {
  name: string
  birthDate: string
  /** Of a child whose birth date is not told; empty for adults. */
  age: string
  documentCountry: string
  childSeat: string
  walking: SavedTraveller['walking']
  diet: string
  note: string
}

export const nobody: TravellerValues = {
  name: '',
  birthDate: '',
  age: '',
  documentCountry: '',
  childSeat: '',
  walking: 'any',
  diet: '',
  note: '',
}

export const valuesOf = (person: SavedTraveller): TravellerValues => ({
  name: person.name,
  birthDate: writeDay(person.birthDate),
  age: person.birthDate || person.age === null ? '' : String(person.age),
  documentCountry: person.documentCountry ?? '',
  childSeat: person.childSeat ?? '',
  walking: person.walking,
  diet: person.diet,
  note: person.note,
})

/** How old somebody is on a day, by their birth date. */
export function ageOn(birthDate: IsoDay, day: IsoDay): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

const oldestChild = 17

/** Whether a birth date is one: a day that is still to come says nothing of an age. */
export const isBorn = ({ birthDate }: Pick<TravellerValues, 'birthDate'>, today = todayInTokyo()) =>
  (readDay(birthDate) ?? '9999') <= today

/** Of a child; null for adults, and where nothing is known. */
export function childAgeOf({ birthDate, age }: TravellerValues, today = todayInTokyo()): number | null {
  const day = readDay(birthDate)
  if (day) {
    const years = ageOn(day, today)
    return years >= 0 && years <= oldestChild ? years : null
  }
  return age === '' ? null : Number(age)
}

/** A birth date says the age; only without one is it sent by itself. A seat is for children. */
export function toInput(values: TravellerValues): InputOf<typeof saveTraveller> {
  const { name, walking, diet, note } = values
  const day = readDay(values.birthDate)
  const isChild = childAgeOf(values) !== null
  return {
    name,
    walking,
    diet,
    note,
    // What is no day goes as it is typed, so that the contract's rules find it.
    birthDate: day === undefined ? values.birthDate : day,
    age: day === null && values.age !== '' ? Number(values.age) : null,
    documentCountry: values.documentCountry || null,
    childSeat: isChild && values.childSeat ? (values.childSeat as SavedTraveller['childSeat']) : null,
  }
}

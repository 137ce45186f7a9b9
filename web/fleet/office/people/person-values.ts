import type { VehicleClass } from '#contract/catalogue.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { addPerson, LicenceClass, PersonChoices, PersonDetail, PersonKind, savePerson } from '#contract/people.ts'
import type { spokenLanguages } from '#contract/person-fields.ts'
import { readDay, writeDay } from '#web/ui/birth-date.ts'
import { readMinutes, writeMinutes } from '#web/ui/duration.ts'
import { languageName } from '#web/ui/language-name.ts'
import type { ComparedField } from '#web/ui/office/conflict.tsx'
import { spacedPhone, tidyPhone } from '#web/ui/office/spaced-phone.ts'
import { type TypedWeek, typedWeekOf, weekdays, weekOf } from '#web/ui/typed-week.ts'

/** What stands in the form: texts, as they are typed. */
export interface PersonValues {
  familyName: string
  givenName: string
  nameJa: string
  reading: string
  seal: string
  phone: string
  email: string
  languages: readonly string[]
  garage: string
  beginsOn: string
  /** Hours a month; empty: none are agreed. */
  contractMonthMinutes: string
  drives: readonly string[]
  week: TypedWeek
}

/** Of a new person: with the papers that they bring along. */
export interface NewPersonValues extends PersonValues {
  kind: PersonKind
  licenceClass: string
  licenceNumber: string
  licenceEndsOn: string
  healthCheckEndsOn: string
  registrationNumber: string
}

const usualWeek: TypedWeek = weekdays.map((_, at) =>
  at < 5 ? { works: true, from: '07:00', until: '18:00' } : { works: false, from: '', until: '' },
)

/** The usual hours of the house stand in the week, to be changed; of a person nothing is taken for granted. */
export const blankPerson: NewPersonValues = {
  ...{ kind: 'chauffeur', familyName: '', givenName: '', nameJa: '', reading: '', seal: '', phone: '', email: '' },
  ...{ languages: [], garage: '', beginsOn: '', contractMonthMinutes: '', drives: [], week: usualWeek },
  ...{ licenceClass: '', licenceNumber: '', licenceEndsOn: '', healthCheckEndsOn: '', registrationNumber: '' },
}

export const valuesOf = (person: PersonDetail): PersonValues => ({
  ...{ familyName: person.familyName, givenName: person.givenName, nameJa: person.nameJa, reading: person.reading },
  ...{ seal: person.seal, phone: spacedPhone(person.phone), email: person.email, languages: person.languages },
  ...{ garage: person.garage, beginsOn: writeDay(person.beginsOn), drives: person.drives },
  contractMonthMinutes: writeContract(person.contractMonthMinutes),
  week: typedWeekOf(person.week),
})

/** As it will stand once it is saved: what is only written otherwise is no change. */
export const tidy = (values: PersonValues): PersonValues => ({
  ...values,
  ...{ familyName: values.familyName.trim(), givenName: values.givenName.trim(), nameJa: values.nameJa.trim() },
  ...{ reading: values.reading.trim(), seal: values.seal.trim(), email: values.email.trim() },
  phone: tidyPhone(values.phone),
  beginsOn: tidyDay(values.beginsOn),
  contractMonthMinutes: tidyContract(values.contractMonthMinutes),
  week: typedWeekOf(weekOf(values.week)).map((day, at) => (day.works ? day : (values.week[at] ?? day))),
})

export const tidyDay = (typed: string): string => {
  const day = readDay(typed)
  return day ? writeDay(day) : typed.trim()
}

const writeContract = (minutes: number | null): string => (minutes === null ? '' : writeMinutes(minutes))

/** "160", "160 h" and "7:30" are hours; null: none are agreed. What is no figure is refused by the call. */
export function readContract(typed = ''): number | null {
  const text = typed.normalize('NFKC').trim()
  return readMinutes(/^\d+$/.test(text) ? `${text} h` : text)
}

/** Where it is a figure. */
export function contractOf(typed: string): number | null {
  const minutes = readContract(typed)
  return Number.isNaN(minutes) ? null : minutes
}

export const tidyContract = (typed = ''): string => {
  const minutes = readContract(typed)
  return Number.isNaN(minutes) ? typed.trim() : writeContract(minutes)
}

/** As the calls take it; what is no day is refused there, with a word at its field. */
const dayOf = (typed: string): string | null => {
  const day = readDay(typed)
  return day === undefined ? typed.trim() : day
}

type Fields = Omit<InputOf<typeof savePerson>, 'id' | 'version'>

export const toFields = (values: PersonValues): Fields => ({
  ...{ familyName: values.familyName, givenName: values.givenName, nameJa: values.nameJa, reading: values.reading },
  ...{ seal: values.seal, phone: values.phone, email: values.email, garage: values.garage },
  languages: [...values.languages] as (typeof spokenLanguages)[number][],
  beginsOn: dayOf(values.beginsOn),
  contractMonthMinutes: readContract(values.contractMonthMinutes),
  drives: [...values.drives] as VehicleClass[],
  week: weekOf(values.week).map((hours) => hours && { ...hours }),
})

export const toNewPerson = (values: NewPersonValues): InputOf<typeof addPerson> => {
  const isGuide = values.kind === 'guide'
  return {
    ...toFields(isGuide ? { ...values, drives: [] } : values),
    kind: values.kind,
    licenceClass: isGuide || values.licenceClass === '' ? null : (values.licenceClass as LicenceClass),
    licenceNumber: isGuide ? '' : values.licenceNumber,
    licenceEndsOn: isGuide ? null : dayOf(values.licenceEndsOn),
    healthCheckEndsOn: dayOf(values.healthCheckEndsOn),
    registrationNumber: isGuide ? values.registrationNumber : '',
  }
}

const weekInWords = (days: TypedWeek) =>
  days.flatMap((day, at) => (day.works ? [`${weekdays[at]} ${day.from} to ${day.until}`] : [])).join(', ')

/** The fields in words, for what is not saved and for two versions. */
export const personFieldsIn = ({ classes, garages }: PersonChoices): readonly ComparedField<PersonValues>[] => {
  const labelIn = (choices: readonly { id: string; label: string }[], id: string) =>
    choices.find((choice) => choice.id === id)?.label ?? id
  return [
    { name: 'familyName', label: 'Family name' },
    { name: 'givenName', label: 'Given name' },
    { name: 'nameJa', label: 'In Japanese' },
    { name: 'reading', label: 'Reading' },
    { name: 'seal', label: 'Seal' },
    { name: 'phone', label: 'Mobile' },
    { name: 'email', label: 'E-mail' },
    {
      ...{ name: 'languages', label: 'Speaks' },
      words: ({ languages }) => languages.map((code) => languageName(code, 'en')).join(', '),
    },
    { name: 'garage', label: 'Garage', words: ({ garage }) => labelIn(garages, garage) },
    { name: 'beginsOn', label: 'Begins' },
    { name: 'contractMonthMinutes', label: 'Contract a month' },
    {
      ...{ name: 'drives', label: 'May drive' },
      words: ({ drives }) => drives.map((id) => labelIn(classes, id)).join(', '),
    },
    { name: 'week', label: 'A usual week', words: ({ week }) => weekInWords(week) },
  ]
}

import type { InputOf } from '#contract/endpoint.ts'
import type { addFlight, flightKinds, OfficeFlight } from '#contract/office-flights.ts'
import type { ComparedField } from '#web/ui/office/conflict.tsx'

/** What stands in the form: texts, as they are typed. */
export interface FlightValues {
  fromCity: string
  terminal: string
  lands: string
  /** Of `flightKinds`, or nothing yet. */
  isInternational: string
}

export type NewFlightValues = FlightValues & { number: string }

const kindWords: Record<(typeof flightKinds)[number], string> = { international: 'From abroad', domestic: 'Domestic' }
export const flightKindChoices = Object.entries(kindWords).map(([id, label]) => ({ id, label }))

const kindOf = (isInternational: boolean) => (isInternational ? 'international' : 'domestic')
export const flightKindOf = ({ isInternational }: { isInternational: boolean }) => kindWords[kindOf(isInternational)]

export const blankFlight: NewFlightValues = { number: '', fromCity: '', terminal: '', lands: '', isInternational: '' }

export const valuesOf = ({ fromCity, terminal, lands, isInternational }: OfficeFlight): FlightValues => ({
  ...{ fromCity, terminal, lands, isInternational: kindOf(isInternational) },
})

type Fields = Omit<InputOf<typeof addFlight>, 'number'>

export const toFields = ({ fromCity, terminal, lands, isInternational }: FlightValues): Fields => ({
  ...{ fromCity, terminal, lands },
  // Nothing chosen is no answer, and refused at its field.
  isInternational: (isInternational === '' ? undefined : isInternational === 'international') as boolean,
})

export const toNewFlight = ({ number, ...values }: NewFlightValues) => ({ number, ...toFields(values) })

/** As it will stand once it is saved. */
export const tidy = (values: FlightValues): FlightValues => ({ ...values, fromCity: values.fromCity.trim() })

export const flightFieldsIn = (terminals: OfficeFlight['terminals']): readonly ComparedField<FlightValues>[] => [
  { name: 'fromCity', label: 'From' },
  {
    name: 'terminal',
    label: 'Terminal',
    words: ({ terminal }) => terminals.find(({ id }) => id === terminal)?.label ?? terminal,
  },
  { name: 'lands', label: 'Lands' },
  {
    name: 'isInternational',
    label: 'Kind',
    words: ({ isInternational }) => kindWords[isInternational as keyof typeof kindWords] ?? '',
  },
]

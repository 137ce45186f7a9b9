import type { MeetingKind } from '#contract/places.ts'
import type { RideEnd } from '#contract/rides.ts'
import { type RideFaults, type RideFields, type RideName, rideQuery } from '../ride-address.ts'

export const listPath = '/cabs/list'
export const homePath = '/cabs/home'

/** What the form sends before the page is alive: places in words, and day and time as one. */
export const plainNames = ['fromName', 'toName', 'when'] as const
export const isPlain = (params: URLSearchParams) => plainNames.some((name) => params.has(name))

/** What we call the places that an address names by their slugs. */
export interface KnownEnd {
  name: string
  kind: MeetingKind
}
export type KnownEnds = Record<string, KnownEnd>

/** Sent along from page to page, beside the address. */
export interface ToldEnds {
  known: KnownEnds
}

export type Which = 'from' | 'to'

export interface RideFormState {
  fields: RideFields
  known: KnownEnds
  /** Written before the page was alive, and looked up by the page of cars. */
  typed: Record<Which, string>
  /** Of a transfer: from the city to the airport, the station or the port. */
  isDeparture: boolean
}

const hubs: readonly MeetingKind[] = ['airport', 'station', 'port']
/** Where a transfer begins or ends. */
export const hubKinds = hubs.join(',')
export const isHub = (kind: MeetingKind | undefined) => kind !== undefined && hubs.includes(kind)

export function startState(
  fields: RideFields,
  known: KnownEnds,
  typed: Partial<Record<Which, string>> = {},
): RideFormState {
  const [from, to] = [known[fields.from]?.kind, known[fields.to]?.kind]
  // From a station to an airport it is the airport that counts.
  const isDeparture = (to === 'airport' && from !== 'airport') || (isHub(to) && !isHub(from))
  return { fields, known, typed: { from: typed.from ?? '', to: typed.to ?? '' }, isDeparture }
}

/** Known from the answer itself, so that nobody needs to ask again. */
export function knownFrom(ends: readonly RideEnd[]): KnownEnds {
  return Object.fromEntries(ends.flatMap(({ slug, name, kind }) => (slug ? [[slug, { name, kind }]] : [])))
}

/** "Haneda T3" of "Haneda Airport, Terminal 3", which no field is long enough for. */
export const inShort = (name: string) => name.replace(/ Airport, Terminal (?=\d)/, ' T')

/** The name of a place, an address as it was written, or nothing. */
export function endInWords({ fields, known, typed }: RideFormState, which: Which): string {
  const slug = fields[which]
  return known[slug]?.name ?? (slug || fields[`${which}Address`] || typed[which])
}

/** A flight may be met: until it is known from where, it is asked for as well. */
export const asksFlight = ({ fields, known, isDeparture }: RideFormState) =>
  fields.way === 'transfer' && !isDeparture && (!fields.from || known[fields.from]?.kind === 'airport')

/** The end of a transfer that is no door, as far as it is known: "airport". */
export const hubKindOf = ({ fields, known, isDeparture }: RideFormState) =>
  known[isDeparture ? fields.to : fields.from]?.kind

/** What the hour of the way there is: of the landing, or of the pick-up, or either until it is known from where. */
export function momentWords(state: RideFormState): { label: string; day: string; time: string; hint?: string } {
  const pickUp = { label: 'Pick-up', day: 'Day of the pick-up', time: 'Pick-up at' }
  if (asksFlight(state))
    return state.fields.from || state.fields.flight
      ? { label: 'Lands', day: 'Day of landing', time: 'Lands at' }
      : { label: 'Lands or arrives', day: 'Day of arrival', time: 'Lands or arrives at' }
  const isTrain = state.fields.way === 'transfer' && !state.isDeparture && hubKindOf(state) === 'station'
  return isTrain ? { ...pickUp, hint: 'Leave ten minutes from the train to the car.' } : pickUp
}

/** Of the way back: it begins where the way there ends. */
export const landsOnWayBack = ({ fields, known }: RideFormState) =>
  fields.way === 'transfer' && known[fields.to]?.kind === 'airport'

/** The airport of the way back: that of the way there, or another one. Null where it is none, or not known yet. */
export function backAirport({ fields, known, isDeparture }: RideFormState) {
  const [name, hub] = isDeparture ? (['returnFrom', fields.to] as const) : (['returnTo', fields.from] as const)
  const slug = fields[name] || hub
  if (fields.way !== 'transfer' || known[hub]?.kind !== 'airport') return null
  return { name, hub, slug, words: `${isDeparture ? 'from' : 'to'} ${inShort(known[slug]?.name ?? slug)}` }
}

const notAsked: Record<string, readonly RideName[]> = {
  hourly: ['to', 'toAddress', 'flight', 'returnDay', 'returnTime', 'returnFrom', 'returnTo'],
  point: ['flight', 'hours', 'returnFrom', 'returnTo'],
  transfer: ['hours'],
}

/** Only another airport than that of the way there is said, and only of a way back from one or to one. */
function isAsThere({ fields, known }: RideFormState, name: 'returnFrom' | 'returnTo'): boolean {
  const hub = name === 'returnTo' ? fields.from : fields.to
  const kind = known[hub]?.kind
  return !(fields.returnDay || fields.returnTime) || fields[name] === hub || (kind !== undefined && kind !== 'airport')
}

/** What goes into the address: only what this way asks for. */
export function fieldsToSend(state: RideFormState): RideFields {
  const { fields } = state
  const left = [
    ...(notAsked[fields.way] ?? []),
    ...(asksFlight(state) ? [] : (['flight'] as const)),
    ...(['returnFrom', 'returnTo'] as const).filter((name) => isAsThere(state, name)),
  ]
  return { ...fields, ...Object.fromEntries(left.map((name) => [name, ''])) }
}

export const homeAddress = (fields: Partial<RideFields>) => `${homePath}?${rideQuery(fields)}`
export const listAddress = (fields: Partial<RideFields>) => `${listPath}?${rideQuery(fields)}`

/** Turned round: the airport at the other end, and each end keeps what was said of it. */
export function turnedRound(state: RideFormState): RideFormState {
  const { fields, typed } = state
  const turned = {
    ...{ from: fields.to, fromAddress: fields.toAddress, to: fields.from, toAddress: fields.fromAddress },
    ...{ returnFrom: fields.returnTo, returnTo: fields.returnFrom },
  }
  return {
    ...state,
    fields: { ...fields, ...turned },
    typed: { from: typed.to, to: typed.from },
    isDeparture: !state.isDeparture,
  }
}

/** Which question of the ticket a fault belongs to. */
export type Question = 'from' | 'when' | 'party' | 'to' | 'back'
const questions: Partial<Record<RideName, Question>> = {
  from: 'from',
  fromAddress: 'from',
  flight: 'from',
  day: 'when',
  time: 'when',
  to: 'to',
  toAddress: 'to',
  hours: 'to',
  returnDay: 'back',
  returnTime: 'back',
  returnFrom: 'back',
  returnTo: 'back',
}

export function faultAt(faults: RideFaults, question: Question): string | undefined {
  const names = Object.keys(faults) as RideName[]
  const name = names.find((one) => (questions[one] ?? 'party') === question)
  return name && faults[name]
}

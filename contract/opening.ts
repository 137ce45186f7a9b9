import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Change } from './office-list.ts'
import { text } from './text.ts'
import { Day } from './wish.ts'

/** Whether guests may book: a house is closed until somebody of the office opens it. */

export const openingErrors = {
  'house.closed': {
    status: 409,
    sentence: 'We take no bookings at the moment. What is booked already stays as it is.',
  },
  'house.not-ready': { status: 409, sentence: 'Not everything is there yet that a day is sold with.' },
  'house.day-over': { status: 400, sentence: 'This day is over.' },
  'house.open-already': { status: 409, sentence: 'The house is open already.' },
} as const

/** What a visitor reads at every public address of a closed house. */
export const PublicOpening = z.object({
  isOpen: z.boolean(),
  /** It was open before, and is closed for a while. */
  wasOpen: z.boolean(),
  /** The day that the office set; null where it set none, or the day is over. */
  opensOn: z.nullable(z.string()),
  /** Null while the office has not entered who we are. */
  company: z.nullable(
    z.object({ name: z.string(), address: z.string(), telephone: z.string(), email: z.string(), hours: z.string() }),
  ),
})
export type PublicOpening = z.output<typeof PublicOpening>

export const readPublicOpening = endpoint({
  method: 'GET',
  path: '/opening',
  access: 'public',
  summary: 'Whether guests may book, and how to reach us until then.',
  output: PublicOpening,
})

/** The stations of the way to opening day, in their order. */
export const stationIds = ['company', 'garage', 'cars', 'people', 'roads', 'prices', 'tour', 'mail', 'open'] as const
export const StationId = z.enum(stationIds)
export type StationId = z.output<typeof StationId>

/** What the stations ask for. */
export const needCodes = [
  'company',
  'registration',
  'desk-hours',
  'garage-area',
  'garage',
  'car',
  'car-papers',
  'chauffeur',
  'licence',
  'guide',
  'areas',
  'times',
  'places',
  'terminals',
  'fares',
  'fares-looked-at',
  'class-prices',
  'tour',
  'mail',
  'mail-server',
  'card',
  'card-heard',
  'on-the-day',
] as const
export const NeedCode = z.enum(needCodes)
export type NeedCode = z.output<typeof NeedCode>

export const Need = z.object({
  code: NeedCode,
  isMet: z.boolean(),
  /** Opening does not wait for it. */
  isOptional: z.boolean(),
  /** How many there are of it; of driving times and papers: how many are missing. */
  count: z.int(),
  /** Of whom or what it speaks first. */
  name: z.nullable(z.string()),
})
export type Need = z.output<typeof Need>

export const Station = z.object({
  id: StationId,
  /** `gap`: reached, and something that can wait is missing. `after`: not possible before another one. */
  state: z.enum(['reached', 'gap', 'here', 'ahead', 'after']),
  after: z.nullable(StationId),
  needs: z.array(Need),
})
export type Station = z.output<typeof Station>

export const Opening = z.object({
  isOpen: z.boolean(),
  today: z.string(),
  /** What visitors are told until then; null: no day. */
  opensOn: z.nullable(z.string()),
  /** It was open before. */
  wasOpen: z.boolean(),
  /** Cards are taken, or only pretended to be, or guests pay on the day. */
  gateway: z.enum(['stripe', 'test', 'cash']),
  /** Mails leave the machine; otherwise each is a file on it. */
  sendsMail: z.boolean(),
  stations: z.array(Station),
  /** Who opened and closed it, the newest first. */
  history: z.array(Change),
})
export type Opening = z.output<typeof Opening>

export const readOpening = endpoint({
  method: 'GET',
  path: '/admin/opening',
  access: 'admin',
  right: 'see:settings',
  summary: 'Whether guests may book, and what is there and what is missing on the way to it.',
  output: Opening,
})

export const openHouse = endpoint({
  method: 'POST',
  path: '/admin/opening/open',
  access: 'admin',
  right: 'change:settings',
  asksAgain: true,
  summary: 'Lets guests book from now on. Refused while something is missing that no day can be sold without.',
  output: Opening,
  errors: ['house.not-ready'],
})

export const closeHouse = endpoint({
  method: 'POST',
  path: '/admin/opening/close',
  access: 'admin',
  right: 'change:settings',
  asksAgain: true,
  summary: 'Sells nothing more from now on. Bookings that were made stay, with their papers.',
  input: z.strictObject({ reason: text(300, 'Say why: it is written into the history.') }),
  output: Opening,
})

export const setOpeningDay = endpoint({
  method: 'PUT',
  path: '/admin/opening/day',
  access: 'admin',
  right: 'change:settings',
  summary: 'Sets the day that visitors of a closed house are told; null: none.',
  input: z.strictObject({ opensOn: z.nullable(Day) }),
  output: Opening,
  errors: ['house.day-over', 'house.open-already'],
})

export const lookedAtFares = endpoint({
  method: 'POST',
  path: '/admin/opening/fares-looked-at',
  access: 'admin',
  right: 'change:fares',
  summary: 'Says that somebody of the office looked at the fares that came with the house, and they hold.',
  output: Opening,
})
